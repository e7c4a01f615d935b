import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  server: { fs: { allow: [".."] } }, // the words lie beside the engine
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // pictures are files of their own, not script
    rolldownOptions: { input: ["demo.html"] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
