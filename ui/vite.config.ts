import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the package, which serves it; catalogues are read from there too.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locale: new URL("../src/chapterhouse/locale", import.meta.url).pathname } },
  build: { outDir: "../src/chapterhouse/server/page", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
