import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    target: isSsrBuild ? 'node20' : 'es2023',
    // These know light-dark(). Its stand-in for older ones is fixed at the root, so a dark section on a light page would stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    copyPublicDir: !isSsrBuild,
    // The page's policy takes fonts from files only, and small ones would become data: addresses.
    assetsInlineLimit: 0,
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The built server is one file that needs no packages beside it.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env['LECTERN_API_PORT'] ?? 3002}` },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    restoreMocks: true,
  },
}))
