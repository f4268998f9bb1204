import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A text that the composer is measured on. */
export type BenchText = {
  name: string
  source: string
  /** Not looked at while the composer was built. */
  isHeldAside: boolean
}

const root = new URL('../../', import.meta.url)

/** Written for the purpose: short, in all languages that the composer knows, each with a structure. */
const own = ['test/fixtures/articles/', 'test/fixtures/structures/']

/** Where others have written without thinking of slides: what is not there is left out. */
const licences = '/usr/share/common-licenses/'
const licenceNames = ['Apache-2.0', 'Artistic', 'CC0-1.0', 'GPL-3', 'LGPL-2.1', 'MPL-2.0']

const words = { min: 220, max: 6000 } as const
const mostOfOnePackage = 2

/** Read in passing while the composer was built, so they prove nothing. */
const looked = new Set(['bidi-js/README.md', `${licences}CC0-1.0`])

/** A hundred texts and more; of those of others about half were kept aside. */
export const gatherTexts = (): BenchText[] => [
  ...own.flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((name) => readText(`${folder}${name}`, false)),
  ),
  ...[...listPackageTexts(), ...listLicences()].map((path) =>
    readText(path, sumLetters(path) % 2 === 1),
  ),
]

function readText(path: string, isAside: boolean): BenchText {
  const name = path.replace('node_modules/', '')
  const source = readFileSync(new URL(path, root), 'utf8')
  return { name, source, isHeldAside: isAside && !looked.has(name) }
}

const listLicences = (): string[] =>
  licenceNames.map((name) => licences + name).filter((path) => existsSync(path))

/** As good as chance, and the same each time. */
const sumLetters = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** Documents that came with packages, where they are more text than code. */
function listPackageTexts(): string[] {
  const counts = new Map<string, number>()
  return readdirSync(new URL('node_modules/', root), { recursive: true, encoding: 'utf8' })
    .map((path) => `node_modules/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .filter((path) => !/node_modules\/.*node_modules\/|changelog|\/\.|fontsource/iu.test(path))
    .toSorted()
    .filter((path) => {
      const source = readFileSync(new URL(path, root), 'utf8')
      const prose = countProse(source)
      if (prose < words.min || prose > words.max || prose < 0.6 * count(source)) return false
      const [owner = ''] = /^node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(path) ?? []
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
      return (counts.get(owner) ?? 0) <= mostOfOnePackage
    })
}

const count = (text: string): number => text.split(/\s+/u).length

const countProse = (source: string): number =>
  count(source.replaceAll(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1.*$/gmu, ''))
