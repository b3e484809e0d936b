import "./fonts.css";
import "./tokens.css";
import "./house.css";
import "./match.css";
import { mount } from "svelte";
import App from "./App.svelte";
import Broken from "./house/Broken.svelte";
import { keyboard } from "./keyboard";
import { kept } from "./keyring/link";
import { settings } from "./settings.svelte";
import { catchUp, keepPage } from "./updates";
import { words } from "./words";

settings.settle();
keepPage();
keyboard();
// A part of the page that is not there any more belongs to an older one.
addEventListener("vite:preloadError", () => catchUp(true));
document.addEventListener("visibilitychange", () => document.hidden || catchUp());
const target = document.getElementById("page") ?? document.body;
try {
  await words.read(settings.language);
  mount(App, { target });
  const held = kept();
  if (held) import("./keyring/keyring").then(({ begin }) => begin());
  if (held?.account) import("./keyring/account").then(({ use }) => use());
} catch (error) {
  console.error(error);
  words.makeDo();
  mount(Broken, { target });
}
