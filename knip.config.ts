import type { KnipConfig } from 'knip'

export default {
  entry: [
    'server/index.ts',
    'cli/main.ts',
    // Built by scripts/offline, apart from the app.
    'src/adapters/offline/worker/service-worker.ts',
    // Run by path: by package.json, and by the steps in scripts/gate/list-test-steps.mjs.
    'scripts/{start,dev,test,build,bench,lectern,studio-voice,check-lock,check-bundle,ensure-browser,get-judges}.mjs',
    // Built by test/faults/serve-page.ts; its page names the script it runs.
    'test/faults/vite.config.ts',
    'test/faults/page/main.ts',
    // The same for test/visual.
    'test/visual/vite.config.ts',
    'test/visual/page/main.tsx',
    'bench/*/{run,page}.{ts,mjs}',
    // Run by hand: bench/composer/reading.md.
    'bench/composer/print-decks.ts',
    'bench/wrapped/{layout,import-page,export}.ts',
    'bench/wrapped/note-output.mjs',
    // Built by bench/export/load-lectern.ts.
    'bench/export/lectern.ts',
    // Built by bench/browser/serve-peer-page.ts.
    'bench/*/naive-*.tsx',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'server/**/*.ts',
    'cli/**/*.ts',
    'scripts/**/*.{ts,mjs}',
    'test/**/*.{ts,tsx}',
    'bench/**/*.{ts,mjs}',
  ],
  playwright: {
    config: [
      'playwright.config.ts',
      'test/browsers/playwright.config.ts',
      'test/faults/playwright.config.ts',
      'test/guide/playwright.config.ts',
      'test/visual/playwright.config.ts',
    ],
  },
  // Of the system, and only where it is there.
  ignoreBinaries: ['pdftotext', 'ffmpeg', 'ffprobe', 'apt-get', 'dpkg', 'mount', 'umount'],
  // A type in the signature of an exported function is part of what that file offers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Fonts and tokens are imported by style sheets, which are not looked into otherwise.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)]
        .map(([, path]) => `import '${path}'`)
        .join('\n'),
  },
} satisfies KnipConfig
