import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { callPolicy } from './server/call-policy.ts'
import { foldFacadesPlugin } from './scripts/bundle/fold-facades.ts'
import { createModuleGroups } from './scripts/bundle/group-modules.ts'
import { offlinePlugin } from './scripts/offline/offline-plugin.mjs'
import { staticPagesPlugin } from './scripts/bundle/static-pages-plugin.mjs'
import { voiceEnginePlugin, voicePlugin } from './scripts/voice/voice-plugin.mjs'

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

/** As our server does: every link to a shared presentation leads to the one page that shows it. */
const sharedPagePlugin = (): Plugin => ({
  name: 'shared-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/demo-share\/[^?]*/, '/demo-share/index.html')
      next()
    })
  },
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    voicePlugin(),
    callPolicyPlugin(),
    foldFacadesPlugin(),
    offlinePlugin(),
    staticPagesPlugin(),
    sharedPagePlugin(),
  ],
  resolve: {
    // What the router brings along for a React that does not have it yet.
    alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }],
  },
  // As modules, workers fetch what reads a kind of file with the first file of that kind.
  worker: { format: 'es', plugins: () => [voiceEnginePlugin()] },
  build: {
    target: isSsrBuild ? 'node20' : 'es2023',
    // These know light-dark(). Its stand-in for older ones is fixed at the root, so a dark section on a light page would stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    copyPublicDir: !isSsrBuild,
    // The page's policy takes fonts from files only, and small ones would become data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of that target preloads modules by itself.
      polyfill: false,
      // What every page begins with is there, and need not be named in each file that asks for more.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(?:base|rolldown-runtime)-[^/]+$/.test(file)),
    },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: ['index.html', 'demo-share/index.html', 'call.html'],
        output: { codeSplitting: { groups: [createModuleGroups()] } },
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
    // The programs that benches compare with bring tests of their own.
    exclude: ['**/node_modules/**'],
    // A process for each file takes longer than most files do.
    isolate: false,
    pool: 'threads',
    setupFiles: ['test/leave-nothing-behind.ts', 'test/load-forms.ts'],
    // Vitest would leave one of two cores to itself.
    maxWorkers: Math.max(availableParallelism(), 2),
    restoreMocks: true,
    // Generous, because a machine that others use is slow and not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
}))
