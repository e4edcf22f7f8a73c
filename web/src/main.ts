import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "@fontsource-variable/space-grotesk/wght.css";
import "./style.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { learn, wanted } from "./languages.svelte.ts";

await learn(wanted());
mount(App, { target: document.getElementById("app")! });
