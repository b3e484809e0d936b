import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { byLetters, NAMED } from "./src/layouts.ts";

/** The files with which the first page begins: its script, what that is made of, and their styles. */
function first(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName);
  return ["", ...[...found].sort()];
}

/** Writes the service worker, which has to know the files of this build. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  async generateBundle(_, bundle) {
    const read = (name: string) =>
      this.fs.readFile(new URL(name, import.meta.url).pathname, { encoding: "utf8" });
    const made = Object.keys(bundle).sort().join() + (await read("index.html"));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(made));
    const build = [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16)).join("");
    const source = (await read("worker.js"))
      .replace("__FILES__", JSON.stringify(first(bundle)))
      .replace("__BUILD__", JSON.stringify(build));
    this.emitFile({ type: "asset", fileName: "worker.js", source });
  },
};

/** Tells each file of styles what the names of the layouts mean, and how wide a window is. */
const layouts: Plugin = {
  name: "layouts",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/, code: "@media" },
    handler: (code) => {
      const named = Object.entries(NAMED).map(([name, is]) => `@custom-media --${name} ${is};`);
      return named.join(" ") + code.replace(/@media[^{]*/g, byLetters); // on its first line, so that the others keep their numbers
    },
  },
};

// The page is built into the package, which serves it; catalogues are read from there too.
export default defineConfig({
  plugins: [svelte(), layouts, worker],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  resolve: { alias: { $locale: new URL("../src/chapterhouse/locale", import.meta.url).pathname } },
  // Parts of the page find each other beside themselves, wherever the server has them.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: "../src/chapterhouse/server/page",
    emptyOutDir: true,
    target: "es2022",
    // All that the first page begins with is one file: else each part that another page needs, too, is one.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: /src\/main\.ts$/ }] } },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
