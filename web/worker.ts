/** Writes the service worker with the names of the files that the first screen needs. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const TEXTS = /^assets\/(common|server|web)-[^/]+\.js$/;
const FONTS = /^assets\/commissioner-[^/]+\.woff2$/;

/** What the entry needs to be drawn: its own files and all that they import, texts in every language, the font. */
function shell(bundle: Rollup.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (wanted.has(name) || chunk?.type !== "chunk") return;
    wanted.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    chunk.imports.forEach(add);
  };
  for (const [name, one] of Object.entries(bundle)) {
    if ((one.type === "chunk" && one.isEntry) || TEXTS.test(name)) add(name);
    if (FONTS.test(name)) wanted.add(name);
  }
  return [...wanted].sort().map((name) => `/${name}`);
}

export function worker(source: string): Plugin {
  return {
    name: "trove-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = JSON.stringify(shell(bundle));
      const code = readFileSync(source, "utf8");
      const version = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).update(code).digest("hex").slice(0, 16);
      const filled = code.replace("/* files */ []", files).replace('/* version */ "0"', JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "worker.js", source: filled });
    },
  };
}
