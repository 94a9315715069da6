// Opens the connection to a table while the rest is still on its way: that saves a slow line its
// round trips. src/store/dial.ts takes it over.
const code = /^\/t\/([a-z0-9]{6})\/?$/i.exec(location.pathname)?.[1];
if (code) {
  const host = location.origin.replace(/^http/, "ws");
  const url = `${host}/api/tables/${code.toUpperCase()}/socket?after=0`;
  const dialled = { url, socket: new WebSocket(url, "motherlode.v1"), heard: [] };
  dialled.socket.onmessage = (message) => dialled.heard.push(message);
  globalThis.dialled = dialled;
}
