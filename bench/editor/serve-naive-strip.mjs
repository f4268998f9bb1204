import { build } from 'vite'

/** @typedef {import('@playwright/test').Page} Page */

const address = 'http://naive-strip.test/'

/**
 * Builds the peer's page and answers for it in this page; the result is its address.
 * @param {Page} page
 */
export async function serveNaiveStrip(page) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'bench/editor/naive-strip.tsx', formats: ['es'], fileName: 'page' },
    },
  })
  const files = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output)
  const script = files.find(({ type }) => type === 'chunk')?.code ?? ''
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><style>${style}</style><div id="root"></div><script type="module" src="/page.js"></script>`,
        }),
  )
  return address
}
