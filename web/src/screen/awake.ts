/** Keeps the screen from going dark, where the browser can; returns what ends that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // A browser takes the lock away with the page out of sight: ask again when it is back.
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    try {
      const found = await navigator.wakeLock?.request("screen");
      if (over) void found?.release();
      else lock = found ?? null;
    } catch {
      // Not now, such as with a low battery.
    }
  };
  const shown = (): void => void ask();
  document.addEventListener("visibilitychange", shown);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}
