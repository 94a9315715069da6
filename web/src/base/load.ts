/** A part of the client. One that is gone belongs to an older client: then all is loaded anew, once. */
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
