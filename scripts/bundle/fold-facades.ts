import type { Plugin } from 'vite'

type Chunk = { fileName: string; code: string; imports: string[]; dynamicImports: string[] }
type Facade = { target: string; names: string }

const toSibling = (path: string) => `./${path.replace(/^.*\//, '')}`
const wholeFacade = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/

/**
 * A module that is fetched later and lies in a file with others gets a file of its own that only
 * names it: one more thing to ask for, and to wait for before the real one is known. Rollup leaves
 * it out; rolldown does not when files are grouped by hand (rolldown issue 9729).
 */
export const foldFacadesPlugin = (): Plugin => ({
  name: 'fold-facades',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    // Vite has written by now which files belong to which import.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const folded of foldFacades(chunks)) delete bundle[folded]
    },
  },
})

/** Has the chunks import what lies behind each facade, and returns the facades' file names. */
export function foldFacades(chunks: readonly Chunk[]): string[] {
  const needed = new Set(chunks.flatMap(({ imports }) => imports))
  const facades = new Map<string, Facade>()
  for (const { fileName, code } of chunks) {
    const facade = readFacade(fileName, code)
    if (facade && !needed.has(fileName)) facades.set(fileName, facade)
  }
  for (const chunk of chunks)
    for (const fileName of chunk.dynamicImports) {
      const facade = facades.get(fileName)
      if (facade) importBehind(chunk, fileName, facade)
    }
  return [...facades.keys()]
}

function readFacade(fileName: string, code: string): Facade | null {
  const [, exported = '', file = ''] = wholeFacade.exec(code) ?? []
  if (!file) return null
  const names = exported.split(',').map((one) => {
    const [inner = '', outer = inner] = one.split(' as ')
    return `${outer}:m.${inner}`
  })
  return { target: fileName.replace(/[^/]+$/, file), names: names.join(',') }
}

function importBehind(chunk: Chunk, fileName: string, { target, names }: Facade): void {
  for (const quote of ['`', '"', "'"])
    chunk.code = chunk.code.replaceAll(
      `import(${quote}${toSibling(fileName)}${quote})`,
      `import(${quote}${toSibling(target)}${quote}).then(m=>({${names}}))`,
    )
  // In the list of what to fetch beforehand.
  chunk.code = chunk.code.replaceAll(`"${fileName}"`, `"${target}"`)
  chunk.dynamicImports = chunk.dynamicImports.map((one) => (one === fileName ? target : one))
}
