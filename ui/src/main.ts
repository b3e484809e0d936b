import "./fonts.css";
import "./tokens.css";
import "./house.css";
import "./match.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words";

settings.settle();
await words.read(settings.language);

const target = document.getElementById("page");
if (target) mount(App, { target });
