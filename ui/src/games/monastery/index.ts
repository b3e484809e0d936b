/** What the folder gives to the house. */

import "./monastery.css";

export { default as Board } from "./Board.svelte";
export { default as Gallery } from "./Gallery.svelte";
export { default as Heading } from "./Heading.svelte";
export { default as Leaf } from "./Leaf.svelte";
export { default as Mark } from "./Mark.svelte";
export { flights } from "./motion";

const catalogues = import.meta.glob<string>("$locale/*/monastery.board.ftl", {
  query: "?raw",
  import: "default",
});

/** The words of the board; the English ones where there are none yet. */
export async function catalogue(language: string): Promise<string> {
  const ending = `/${language}/monastery.board.ftl`;
  const path = Object.keys(catalogues).find((name) => name.endsWith(ending));
  const load = path && catalogues[path];
  return load ? load() : catalogue("en");
}
