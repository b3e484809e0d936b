import { mount } from "svelte";
import App from "./App.svelte";
import Broken from "./house/Broken.svelte";
import { keyboard } from "./keyboard";
import { kept } from "./keyring/link";
import { unsettled } from "./keyring/unsettled";
import { settings } from "./settings.svelte";
import { catchUp, keepPage } from "./updates";
import { words } from "./words";
// After those of the parts of the page: of two rules that weigh the same the later one holds.
import "./fonts.css";
import "./tokens.css";
import "./house.css";
import "./match.css";

settings.settle();
keepPage();
keyboard();
// A part of the page that is not there any more belongs to an older one.
addEventListener("vite:preloadError", () => catchUp(true));
document.addEventListener("visibilitychange", () => document.hidden || catchUp());
addEventListener("online", settle);
const target = document.getElementById("page") ?? document.body;
try {
  await words.read(settings.language);
  await settle();
  mount(App, { target });
  const held = kept();
  if (held) import("./keyring/keyring").then(({ begin }) => begin());
  if (held?.account) import("./keyring/account").then(({ use }) => use());
} catch (error) {
  console.error(error);
  words.makeDo();
  mount(Broken, { target });
}

/** Asks again for keys whose exchange the server has not answered, before they are used; but not for ever. */
async function settle(): Promise<void> {
  if (!unsettled()) return;
  const asked = import("./keyring/settle").then((one) => one.settle());
  const late = new Promise((done) => setTimeout(done, 3_000));
  await Promise.race([asked, late]).catch(() => {});
}
