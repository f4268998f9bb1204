import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { document, element, namespaces } from '../element.ts'
import { nameTypeface } from '../fonts/office-fonts.ts'
import { type Mark, writeMark } from '../write-mark.ts'

export type ThemeToWrite = {
  theme: Theme
  slots: ColourSlots
  /** For scripts that the theme's own families do not have. */
  eastAsian: string
  complex: string
  mark?: Mark
}

export const writeTheme = ({ theme, slots, ...more }: ThemeToWrite): string =>
  writeThemePart({
    ...more,
    name: nameTheme(theme),
    colours: placeColours(theme, slots),
    faces: {
      title: nameTypeface(theme.title.family, theme),
      content: nameTypeface(theme.content.family, theme),
    },
  })

export type ThemePart = Pick<ThemeToWrite, 'eastAsian' | 'complex' | 'mark'> & {
  name: string
  /** By their places, in the order that the file asks for. */
  colours: Readonly<Record<string, string>>
  faces: Readonly<Record<'title' | 'content', string>>
}

/** Colours and typefaces by the names under which PowerPoint lets people exchange them. */
export function writeThemePart(part: ThemePart): string {
  const { name, faces, eastAsian, complex, mark } = part
  const colours = Object.entries(part.colours).map(([place, colour]) =>
    element(`a:${place}`, {}, element('a:srgbClr', { val: colour.slice(1).toUpperCase() })),
  )
  const fonts = (['title', 'content'] as const).map((role) =>
    element(
      role === 'title' ? 'a:majorFont' : 'a:minorFont',
      {},
      element('a:latin', { typeface: faces[role] }),
      element('a:ea', { typeface: eastAsian }),
      element('a:cs', { typeface: complex }),
    ),
  )
  return document(
    'a:theme',
    { 'xmlns:a': namespaces['xmlns:a'], name },
    element(
      'a:themeElements',
      {},
      element('a:clrScheme', { name }, ...colours),
      element('a:fontScheme', { name }, ...fonts),
      formats(name),
    ),
    element('a:objectDefaults', {}),
    element('a:extraClrSchemeLst', {}),
    mark ? element('a:extLst', {}, writeMark('a', mark)) : '',
  )
}

const nameTheme = ({ id }: Theme): string => `Lectern ${id}`

/** Dark themes write light on dark, and the file knows the two by how light they are. */
function placeColours({ dark }: Theme, slots: ColourSlots): Record<string, string> {
  const { bg1, tx1, bg2, tx2, ...accents } = slots
  return {
    ...(dark
      ? { dk1: bg1, lt1: tx1, dk2: bg2, lt2: tx2 }
      : { dk1: tx1, lt1: bg1, dk2: tx2, lt2: bg2 }),
    ...accents,
    hlink: slots.accent1,
    folHlink: slots.accent2,
  }
}

/** Which of the file's colours are ground and which are text. */
export const mapColours = ({ dark }: Pick<Theme, 'dark'>): string =>
  element('p:clrMap', {
    ...(dark
      ? { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' }
      : { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`accent${n}`, `accent${n}`])),
    hlink: 'hlink',
    folHlink: 'folHlink',
  })

/** Of a file whose text is the darker of the two. */
export const lightMap = mapColours({ dark: false })

const threefold = (list: string, item: string): string => element(list, {}, item, item, item)

/** Three of each are asked for; nothing of ours refers to them. */
function formats(name: string): string {
  const fill = element('a:solidFill', {}, element('a:schemeClr', { val: 'phClr' }))
  const line = element('a:ln', { w: 9525 }, fill)
  const effect = element('a:effectStyle', {}, element('a:effectLst', {}))
  return element(
    'a:fmtScheme',
    { name },
    threefold('a:fillStyleLst', fill),
    threefold('a:lnStyleLst', line),
    threefold('a:effectStyleLst', effect),
    threefold('a:bgFillStyleLst', fill),
  )
}
