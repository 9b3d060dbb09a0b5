import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wallAround } from '../vite.walls.ts'
import { deviceWorker } from '../vite.worker.ts'

/** The staff room is a build of its own: nothing of it reaches a customer's page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/desk/',
  // The shop serves its pictures itself.
  publicDir: false,
  envDir: false,
  plugins: [wallAround('server'), tailwindcss(), deviceWorker()],
  build: {
    outDir: '../build/desk',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Every script names those it may load, and random letters do not pack: of 16 they pack best.
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
})
