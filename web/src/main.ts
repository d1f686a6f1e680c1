import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./app/settings.svelte";
import { texts } from "./app/texts.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

await texts.choose(settings.language);
// After an update the files of an open page are no longer there: it is loaded again, once.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && Date.now() - Number(sessionStorage.getItem("trove-reloaded")) > 10_000) {
    sessionStorage.setItem("trove-reloaded", String(Date.now()));
    location.reload();
  }
});
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {}); // a browser that refuses plays on without it
mount(App, { target: document.getElementById("app")! });
