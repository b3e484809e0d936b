// The keys of the page without a browser: reads prompts, and tells by which key each option is answered.
import { text } from "node:stream/consumers";
import { keysOf } from "../../ui/src/house/options.ts";

const prompts = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(prompts.map((prompt) => [...keysOf(prompt)])));
