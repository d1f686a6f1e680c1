import { mount } from "svelte";
import App from "./App.svelte";
import { fetchTable } from "./app/ahead";
import { router } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import { texts } from "./app/texts.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const read = texts.choose(settings.language);
if (router.route.page === "table") fetchTable(document.querySelector<HTMLMetaElement>('meta[name="trove-game"]')?.content);
await read;
// After an update the files of an open page are no longer there: it is loaded again, once.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && Date.now() - Number(sessionStorage.getItem("trove-reloaded")) > 10_000) {
    sessionStorage.setItem("trove-reloaded", String(Date.now()));
    location.reload();
  }
});
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {}); // a browser that refuses plays on without it
mount(App, { target: document.getElementById("app")! });
