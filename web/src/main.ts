import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./cards/defs";
import { findMe } from "./base/me.svelte";
import { fetchPage } from "./pages";
import { listen, route } from "./base/route.svelte";
import { follow, settings, theme } from "./base/settings.svelte";
import { preferred, say, speak } from "./base/words.svelte";

document.documentElement.dataset.theme = theme();
listen();
follow();
fetchPage(route());
void findMe().catch(() => undefined);
await speak(settings.language || preferred(navigator.languages));
install();
mount(App, { target: document.getElementById("app")! });
// The first plural form of a language is slow in a browser: better now than when a table is shown.
say("web-cards-held", { count: 1 });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js");
