import type { Page } from '@playwright/test'
import { build } from 'vite'

import { inProject } from '../../scripts/project-root.mjs'

const address = 'http://peer.test/'

/** Builds a script of ours as a page of its own and answers for it in this page; the result is its address. */
export async function servePeerPage(page: Page, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: inProject(),
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  if (!Array.isArray(built)) throw new Error('The page was not built')
  const files = built.flatMap(({ output }) => output)
  const scripts = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  )
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  await page.route(`${address}**`, (route) => {
    const script = scripts.get(new URL(route.request().url()).pathname.slice(1))
    return script === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><style>${styles.join('\n')}</style><div id="root"></div><script type="module" src="/page.js"></script>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return address
}
