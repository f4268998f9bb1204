import type { FontSource } from './font-source.ts'

type PackageModule = { ranges: Record<string, string>; urls: Record<string, string> }

/**
 * Each in a chunk of its own: the tables of the large ones are larger than the app. Their globs have a
 * `base`, or each of a thousand names would be as long as its path.
 */
const packages: Record<string, () => Promise<PackageModule>> = {
  arimo: () => import('./packages/arimo.ts'),
  carlito: () => import('./packages/carlito.ts'),
  caladea: () => import('./packages/caladea.ts'),
  gelasio: () => import('./packages/gelasio.ts'),
  tinos: () => import('./packages/tinos.ts'),
  cousine: () => import('./packages/cousine.ts'),
  'schibsted-grotesk': () => import('./packages/schibsted-grotesk.ts'),
  'instrument-serif': () => import('./packages/instrument-serif.ts'),
  figtree: () => import('./packages/figtree.ts'),
  'bricolage-grotesque': () => import('./packages/bricolage-grotesque.ts'),
  anton: () => import('./packages/anton.ts'),
  'work-sans': () => import('./packages/work-sans.ts'),
  manrope: () => import('./packages/manrope.ts'),
  fraunces: () => import('./packages/fraunces.ts'),
  nunito: () => import('./packages/nunito.ts'),
  'space-grotesk': () => import('./packages/space-grotesk.ts'),
  'jetbrains-mono': () => import('./packages/jetbrains-mono.ts'),
  'libre-caslon-display': () => import('./packages/libre-caslon-display.ts'),
  'noto-sans-arabic': () => import('./packages/noto-sans-arabic.ts'),
  'noto-sans-jp': () => import('./packages/noto-sans-jp.ts'),
  'noto-sans-kr': () => import('./packages/noto-sans-kr.ts'),
  'noto-sans-sc': () => import('./packages/noto-sans-sc.ts'),
  'noto-color-emoji': () => import('./packages/noto-color-emoji.ts'),
}

export const browserFontSource: FontSource = {
  async open(packageName) {
    const load = packages[packageName]
    if (!load) throw new Error(`No font package ${packageName}`)
    const { ranges, urls } = await load()
    const byName = new Map(
      Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
    )
    return {
      ranges,
      async read(fileName) {
        const url = byName.get(fileName)
        if (!url) throw new Error(`No font file ${fileName}`)
        const response = await fetch(url)
        if (!response.ok) throw new Error(`${response.status} for ${fileName}`)
        return new Uint8Array(await response.arrayBuffer())
      },
    }
  },
}
