/** A link to one of our pages, given to the device's own sharing or to the clipboard. */

import { copyText } from "../app/clipboard";
import { say } from "../app/texts.svelte";
import { toasts } from "../app/toasts.svelte";

export async function share(title: string, path: string): Promise<void> {
  const url = location.origin + path;
  if (navigator.share) return void (await navigator.share({ title, url }).catch(() => {}));
  await copy(path);
}

export async function copy(path: string): Promise<void> {
  const url = location.origin + path;
  if (await copyText(url)) toasts.add({ kind: "news", text: `${say("web-copied")}: ${url}` }, 4000);
  else toasts.add({ kind: "refusal", text: say("web-not-copied", { link: url }) });
}
