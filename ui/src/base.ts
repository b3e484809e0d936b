/** Where the server is: the folder that all its addresses begin with, which the page names itself. */

const MANIFEST = 'link[rel="manifest"]';
const link = globalThis.document?.querySelector<HTMLLinkElement>(MANIFEST);

/** That folder, "/" but behind a proxy that has others beside it. */
export const base = link ? new URL(".", link.href).pathname : "/";

/** The address of what is at a path of ours, such as `/rules/biblios`. */
export function ours(path: string): string {
  return path.startsWith(base) ? path : base + path.slice(1);
}
