import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, showPrefs } from "./prefs.svelte";
import { followLinks } from "./routes.svelte";
import "./ui/theme.css";
import { speak } from "./words/say.svelte";

showPrefs();
followLinks();
await speak(preferredLanguage()).catch(() => speak("en"));
const page = document.getElementById("page") as HTMLElement;
page.replaceChildren(); // what was shown before there were words
mount(App, { target: page });
if ("serviceWorker" in navigator && isSecureContext) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // quicker with it, whole without
}
