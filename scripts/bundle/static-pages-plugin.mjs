import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * For hosts that serve files and nothing else: where the host has such a page, every address that
 * names no file leads to the app. Where presentations open that came in a link or a file there is a
 * page of its own.
 * @returns {import('vite').Plugin}
 */
export function staticPagesPlugin() {
  let outDir = ''
  let forBrowser = true
  return {
    name: 'lectern-static-pages',
    apply: 'build',
    enforce: 'post',

    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      forBrowser = !config.build.ssr
    },

    closeBundle: {
      // By now the page says which version it belongs to.
      order: 'post',
      sequential: true,
      handler() {
        if (forBrowser) copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'))
      },
    },
  }
}
