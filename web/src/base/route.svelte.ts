/** The address of the page, and going to another one without a reload. */

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "table"; code: string }
  | { page: "screen"; code: string }
  | { page: "replay"; code: string }
  | { page: "me" }
  | { page: "rules" }
  | { page: "nowhere" };

const CODE = /^[a-z0-9]{6}$/i;

/** The page at an address; a replay without a code is of a record file. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length) return { page: "nowhere" };
  if (!second) {
    if (first === "") return { page: "start" };
    if (first === "new" || first === "me" || first === "rules") return { page: first };
    if (first === "replay") return { page: "replay", code: "" };
    return { page: "nowhere" };
  }
  const code = second.toUpperCase();
  if (!CODE.test(code)) return { page: "nowhere" };
  if (first === "t" && !third) return { page: "table", code };
  if (first === "t" && third === "screen") return { page: "screen", code };
  if (first === "replay" && !third) return { page: "replay", code };
  return { page: "nowhere" };
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

/** Where one is now. */
export const route = (): Route => routeOf(path);

/** Go to another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow the browser's buttons, and links to pages of ours. */
export function listen(): void {
  addEventListener("popstate", () => (path = location.pathname));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.hash || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** A table's code out of what somebody has typed or pasted: a code or a link. */
export function codeIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/\/screen\/?$|\/$/, "")
      .split("/")
      .pop() ?? "";
  const code = last.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
