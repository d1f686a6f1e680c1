/** Writes the service worker with the names of the files that the first screen needs. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const TEXTS = /^assets\/(common|server|web)-[^/]+\.js$/;
const FONTS = /^assets\/commissioner-[^/]+\.woff2$/;

/** What the page needs to be drawn: the files that it names and all that they import, texts in every language, the font. */
function shell(bundle: Rollup.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file) throw new Error(`the page needs ${name}, which is not built`);
    if (wanted.has(name)) return;
    wanted.add(name);
    if (file.type !== "chunk") return;
    for (const style of file.viteMetadata?.importedCss ?? []) add(style);
    file.imports.forEach(add);
  };
  for (const [, name] of String((bundle["index.html"] as Rollup.OutputAsset).source).matchAll(/"\/(assets\/[^"]+)"/g)) add(name!);
  for (const name of Object.keys(bundle)) if (TEXTS.test(name) || FONTS.test(name)) add(name);
  return [...wanted].sort().map((name) => `/${name}`);
}

export function worker(source: string): Plugin {
  return {
    name: "trove-worker",
    apply: "build",
    enforce: "post", // when the page is written, and files that turned out empty are dropped
    generateBundle(_, bundle) {
      const files = JSON.stringify(shell(bundle));
      const code = readFileSync(source, "utf8");
      const version = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).update(code).digest("hex").slice(0, 16);
      const filled = code.replace("/* files */ []", files).replace('/* version */ "0"', JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "worker.js", source: filled });
    },
  };
}
