/** Single keys that answer or act, wherever the focus is. */

import { settings } from "../settings.svelte";

const WRITES = "input, textarea, select, dialog";

/** The key that was pressed, a capital letter with Shift; nothing if the reader wants no keys, or writes. */
export function shortcut(event: KeyboardEvent): string {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!settings.keys || ctrlKey || metaKey || altKey) return "";
  if ((target as Element).closest(WRITES) || document.querySelector("dialog[open]")) return "";
  return event.shiftKey ? key : key.toLowerCase();
}
