import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./cards/defs";
import { dialEarly } from "./early";
import { findMe } from "./me.svelte";
import { fetchPage } from "./pages";
import { listen, route } from "./route.svelte";
import { follow, settings, theme } from "./settings.svelte";
import { preferred, speak } from "./words.svelte";

document.documentElement.dataset.theme = theme();
listen();
follow();
const here = route();
if (here.page === "table") dialEarly(here.code);
fetchPage(here);
void findMe().catch(() => undefined);
await speak(settings.language || preferred(navigator.languages));
install();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js");
