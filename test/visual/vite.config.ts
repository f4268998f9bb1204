import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A page that paints sample slides with the real painter. */
export default defineConfig({
  root: 'test/visual/page',
  plugins: [react()],
  build: { outDir: '../../../dist-test/visual', emptyOutDir: true, target: 'es2023' },
  logLevel: 'warn',
})
