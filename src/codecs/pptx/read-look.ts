import type { Deck } from '#core/deck/deck.ts'
import type { DeckFonts, DeckPalette } from '#core/deck/brand/deck-palette.ts'
import { measureContrast } from '#core/theme/contrast.ts'
import { findNearestTheme } from '#core/theme/find-nearest-theme.ts'
import { findRelation, type Package } from '#codecs/opc/open-package.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { findFamily } from '#core/layout/typefaces/find-family.ts'
import type { Ground, Sheet } from './open-sheets.ts'
import { readBackground } from './read-background.ts'
import { type ColourScheme, readColour } from './read-colour.ts'
import { readMark } from './read-mark.ts'

export type Look = Pick<Deck, 'theme' | 'palette' | 'fonts'>

/** Colours and typefaces of the master that most slides stand on, and the theme of ours nearest to them. */
export function readLook(
  file: Package,
  slides: readonly { root: XmlElement; ground: Ground }[],
): Look {
  const master = findCommonest(slides.map(({ ground }) => ground.at(-1)))
  const theme = master && readTheme(file, master)
  if (!master || !theme) return {}
  const own = readOwnLook(theme)
  if (own) return own
  const scheme = createScheme(theme, master.root)
  const standing = slides.filter(({ ground }) => ground.at(-1) === master)
  const backgrounds = standing.map(({ root, ground }) =>
    readBackground([root, ...ground.map((sheet) => sheet.root)], scheme, theme),
  )
  const title = readTextColour(master, 'titleStyle', scheme)
  const background =
    findCommonest(backgrounds.filter((colour) => colour !== null)) ?? guessGround(scheme, title)
  const content = readTextColour(master, 'bodyStyle', scheme)
  const accent = findAccent(scheme, background)
  const palette: DeckPalette = {
    ...(background && { background }),
    ...(title && { title }),
    ...(content && { content }),
    ...(accent && { accent }),
  }
  const fonts = readFonts(theme)
  return {
    theme: findNearestTheme(palette).id,
    ...(Object.keys(palette).length > 0 && { palette }),
    ...(Object.keys(fonts).length > 0 && { fonts }),
  }
}

/** Where somebody chose other colours or fonts in another program, these have other names. */
function readOwnLook(theme: XmlElement): Look | null {
  const name = theme.attributes.get('name')
  const isUntouched = ['clrScheme', 'fontScheme'].every(
    (scheme) => findElement(theme, 'themeElements', scheme)?.attributes.get('name') === name,
  )
  return isUntouched ? readMark(theme, 'look') : null
}

const readTheme = (file: Package, { path }: Sheet): XmlElement | null => {
  const target = findRelation(file.listRelations(path), 'theme')?.target
  return target === undefined ? null : file.readPart(target)
}

/** Names of a slide lead over the master's map to the twelve colours of the theme. */
function createScheme(theme: XmlElement, master: XmlElement): ColourScheme {
  const map = findElement(master, 'clrMap')?.attributes
  const colours = findElement(theme, 'themeElements', 'clrScheme')
  return (name) =>
    readColour(findElement(colours, map?.get(name) ?? usualMap[name] ?? name), () => null)
}

const usualMap: Readonly<Record<string, string>> = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
}

/** Of a picture as large as the slide nobody knows the colour, but letters can be read on it. */
function guessGround(scheme: ColourScheme, title: string | null): string | null {
  const usual = scheme('bg1')
  if (!usual || !title || measureContrast(title, usual) >= leastForTitles) return usual
  const grounds = ['tx1', 'bg2', 'tx2'].flatMap((name) => scheme(name) ?? [])
  return grounds.reduce(
    (best, one) => (measureContrast(title, one) > measureContrast(title, best) ? one : best),
    usual,
  )
}

const leastForTitles = 3

/** With less than this a colour cannot be told from its ground. */
const leastContrast = 1.25

/** The first of the theme's that is seen on its ground: many have one that is the ground itself. */
function findAccent(scheme: ColourScheme, background: string | null): string | null {
  const accents = [1, 2, 3, 4, 5, 6].flatMap((place) => scheme(`accent${place}`) ?? [])
  if (!background) return accents[0] ?? null
  return accents.find((one) => measureContrast(one, background) >= leastContrast) ?? null
}

const readTextColour = (master: Sheet, style: string, scheme: ColourScheme): string | null =>
  readColour(
    findElement(master.root, 'txStyles', style, 'lvl1pPr', 'defRPr', 'solidFill'),
    scheme,
  ) ?? scheme('tx1')

function readFonts(theme: XmlElement): DeckFonts {
  const [title, content] = (['majorFont', 'minorFont'] as const).map((role) => {
    const latin = findElement(theme, 'themeElements', 'fontScheme', role, 'latin')
    return findFamily(latin?.attributes.get('typeface') ?? '')
  })
  return { ...(title && { title }), ...(content && { content }) }
}

function findCommonest<T>(values: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
