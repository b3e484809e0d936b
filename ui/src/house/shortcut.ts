/** Single keys that answer or act, wherever the focus is. */

import { settings } from "../settings.svelte";

const WRITES = "input, textarea, select, dialog";

/** The key that was pressed, if the reader wants single keys and writes nowhere; else nothing. */
export function shortcut(event: KeyboardEvent): string {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!settings.keys || ctrlKey || metaKey || altKey) return "";
  if ((target as Element).closest(WRITES) || document.querySelector("dialog[open]")) return "";
  return key.toLowerCase();
}
