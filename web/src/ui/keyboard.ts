/** Which key was pressed, on any keyboard layout, and whether it is ours. */

/** The letter, digit or name of a key that was pressed, wherever it lies on the keyboard. */
export function keyOf(event: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(event.key) || event.key.length > 1) return event.key;
  // Other scripts: the letter that is there on a Latin keyboard.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1] ?? "";
  return event.shiftKey ? letter : letter.toLowerCase();
}

/** Whether somebody is writing, or a dialogue is open, so that keys are not ours. */
export function busy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog")) return true;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

/** The button or link that has the focus: Enter and Space are for it. */
export function buttonOf(event: KeyboardEvent): Element | null {
  return event.target instanceof HTMLElement ? event.target.closest("button, a") : null;
}
