import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { voiceEnginePlugin, voicePlugin } from './scripts/voice/voice-plugin.mjs'

type ModuleInfo = { isEntry: boolean; importers: readonly string[] }
type BuildContext = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Everything the page loads at once goes into one file. Left alone, the bundler cuts a module that a
 * later screen needs too into a file of its own: dozens of tiny ones, which compress badly.
 */
function createEagerChunk() {
  const known = new Map<string, boolean>()
  const isEager = (id: string, build: BuildContext): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Modules may import each other in a circle.
    known.set(id, false)
    const info = build.getModuleInfo(id)
    const eager = info?.isEntry || info?.importers.some((other) => isEager(other, build)) || false
    known.set(id, eager)
    return eager
  }
  return {
    // One file names every icon there is, so by that all of them would count as eager.
    test: (id: string) => !id.includes('lucide-react/dist/esm/icons'),
    name: (id: string, build: BuildContext) => (isEager(id, build) ? 'base' : null),
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), voicePlugin()],
  worker: { format: 'es', plugins: () => [voiceEnginePlugin()] },
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
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: [createEagerChunk()] } } },
    }),
  },
  // It finds its wasm beside its own file.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
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
