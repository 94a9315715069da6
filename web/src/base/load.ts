/** Load a part of the client. If the server no longer has it, this client is outdated: reload the page, once. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    const [came] = performance.getEntriesByType("navigation");
    const reloaded = (came as PerformanceNavigationTiming | undefined)?.type === "reload";
    if (reloaded || !navigator.onLine) throw error;
    location.reload();
    return new Promise(() => {}); // until then
  }
}
