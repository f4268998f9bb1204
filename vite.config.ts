import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { callPolicy } from './server/call-policy.ts'
import { offlinePlugin } from './scripts/offline/offline-plugin.mjs'
import { staticPagesPlugin } from './scripts/static-pages-plugin.mjs'
import { voiceEnginePlugin, voicePlugin } from './scripts/voice/voice-plugin.mjs'

type ModuleInfo = { isEntry: boolean; importers: readonly string[] }
type BuildContext = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * What the page loads at once goes into one file, and what paints a slide into another. Left alone,
 * the bundler cuts a module that a later screen needs too into a file of its own: dozens of tiny
 * ones, which compress badly.
 */
function createSharedChunks() {
  // The document of a live call is a page of its own, and shares nothing with the app.
  const isEager = createReachTest((id, info) => info.isEntry && id.endsWith('/index.html'))
  const isPainter = createReachTest((id) => id.endsWith('/src/slide/slide-view.tsx'))
  return {
    // One file names every icon there is, so by that all of them would count as eager.
    test: (id: string) => !id.includes('lucide-react/dist/esm/icons'),
    name: (id: string, build: BuildContext) => {
      if (isEager(id, build)) return 'base'
      return isPainter(id, build) ? 'slide' : null
    },
  }
}

/** Wherever the app is hosted, the document of a live call has its policy with it. */
const callPolicyPlugin = (): Plugin => ({
  name: 'call-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { path }) =>
      path.endsWith('/call.html')
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: callPolicy.join('; ') },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  },
})

/** Whether a module is one of the given ones or imported by one of them, through others too. */
function createReachTest(isStart: (id: string, info: ModuleInfo) => boolean) {
  const known = new Map<string, boolean>()
  return function isReached(id: string, build: BuildContext): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Modules may import each other in a circle.
    known.set(id, false)
    const info = build.getModuleInfo(id)
    const reached =
      info !== null &&
      (isStart(id, info) || info.importers.some((other) => isReached(other, build)))
    known.set(id, reached)
    return reached
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), voicePlugin(), callPolicyPlugin(), offlinePlugin(), staticPagesPlugin()],
  // As modules, workers fetch what reads a kind of file with the first file of that kind.
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
      rolldownOptions: {
        input: ['index.html', 'call.html'],
        output: { codeSplitting: { groups: [createSharedChunks()] } },
      },
    }),
  },
  // It finds its wasm beside its own file.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  // The built server is one file; only what is native stays in its package.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['libsql'] } }),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env['LECTERN_API_PORT'] ?? 3002}` },
  },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'cli/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'test/docs/*.test.ts',
      'test/spec-matrix/*.test.ts',
    ],
    restoreMocks: true,
    // Generous, because a machine under load is slow and not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
