/** What is used for a game that has no folder. */

export { default as Board } from "./Plain.svelte";
