import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { worker } from "./worker.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env.TROVE_SERVER ?? "http://127.0.0.1:8000";

/** What is always needed together comes in one file, with all that it imports: every file costs the page a moment. */
const FILES = [
  { name: "house", tags: ["$initial"], priority: 2 },
  { name: "play", test: /\/src\/(pages\/Table|play\/(Play|TableFrame|Log|Rail))\.svelte$|\/src\/play\/(table|turn\.svelte|motion|log)\.ts$/, priority: 1 },
  { debugName: "tables", name: (module: string) => `table-${module.split("/").at(-2)}`, test: /\/src\/games\/[^/]+\/(Table|Board)\.svelte$/ },
];

export default defineConfig({
  plugins: [svelte(), worker(path("src/worker.js"))],
  resolve: {
    alias: { "@texts": path("../src/trove/texts"), "@rules": path("../docs/rules") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/trove/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: { fs: { allow: [path("..")] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
