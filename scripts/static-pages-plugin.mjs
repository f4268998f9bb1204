import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * For hosts that serve files and nothing else. There the app is one page, but two addresses must
 * lead to it without a server that knows them: where presentations open that came in a link or a
 * file, and, where the host has such a page, every address that names no file.
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
        if (!forBrowser) return
        const page = join(outDir, 'index.html')
        copyFileSync(page, join(outDir, '404.html'))
        mkdirSync(join(outDir, 'demo-share'), { recursive: true })
        writeFileSync(
          join(outDir, 'demo-share', 'index.html'),
          // What somebody shared with somebody is for no search engine.
          readFileSync(page, 'utf8').replace(
            '<title>',
            '<meta name="robots" content="noindex" />\n    <title>',
          ),
        )
      },
    },
  }
}
