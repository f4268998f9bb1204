import { defineConfig } from 'vite'

/** The page that the fault tests drive: the real store, document and open deck, and no screen. */
export default defineConfig({
  root: 'test/faults/page',
  build: { outDir: '../../../dist-test/faults', emptyOutDir: true, target: 'es2023' },
  logLevel: 'warn',
})
