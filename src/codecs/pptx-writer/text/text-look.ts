import type { TextBox } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { FontFamily } from '#core/layout/text-metrics.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Marker, Theme } from '#core/theme/theme.ts'

import { paintColour, paintSolid } from '../master/colour-slots.ts'
import { element } from '../element.ts'
import { nameTypeface } from '../fonts/office-fonts.ts'
import { toEmu } from '../to-emu.ts'

/** How a paragraph of a level looks: what a layout lays down, and a slide says only where it differs. */
export type TextLook = {
  paragraph: Readonly<Record<'marL' | 'indent' | 'algn' | 'rtl', string | number>> & {
    readonly eaLnBrk?: 0
  }
  /** Room before it, in points. */
  before: number
  bullet: string
  run: Readonly<Record<'sz' | 'b' | 'i' | 'u', string | number>> & { readonly spc?: number }
  fill: string
  font: string
  /** The Latin face for spaces, quotes and the like among other letters, as it is on screen. */
  westernFont: string
}

export type TextToLook = {
  theme: Theme
  slots: ColourSlots
  /** Without bullets. */
  isPlain: boolean
  markColour?: string | undefined
  /** Of the slide. */
  rtl: boolean
  level: number
  sizePt: number
  before: number
  /** The step of a level, in px. */
  hang: number
} & Pick<TextBox, 'role' | 'font' | 'style' | 'align'>

const looks = new WeakMap<ColourSlots, Map<string, TextLook>>()

/** Most paragraphs of a deck look like one before. */
export function findLook(text: TextToLook): TextLook {
  const { slots, role, font, style, align, isPlain, markColour } = text
  const known = looks.get(slots) ?? new Map<string, TextLook>()
  looks.set(slots, known)
  const key = [
    `${text.rtl} ${text.level} ${text.sizePt} ${text.before} ${text.hang} ${role} ${align} ${isPlain} ${markColour}`,
    `${font.family} ${font.weight} ${font.italic} ${font.tracking} ${style.textColor} ${style.textDecoration}`,
  ].join(' ')
  const look = known.get(key) ?? describeLook(text)
  known.set(key, look)
  return look
}

export function describeLook(text: TextToLook): TextLook {
  const { theme, slots, role, font, style, align, rtl, level, sizePt, before, hang } = text
  const marker = findMarker(text)
  const side = rtl
    ? { start: 'r', center: 'ctr', end: 'l' }
    : { start: 'l', center: 'ctr', end: 'r' }
  return {
    paragraph: {
      marL: toEmu(hang * (marker ? level + 1 : level)),
      indent: marker ? -toEmu(hang) : 0,
      algn: side[align],
      rtl: rtl ? 1 : 0,
    },
    before,
    bullet: marker ? paintBullet(marker, text) : element('a:buNone', {}),
    run: {
      sz: sizePt * 100,
      b: font.weight === 700 ? 1 : 0,
      i: font.italic ? 1 : 0,
      u: style.textDecoration === 'underline' ? 'sng' : 'none',
      ...(font.tracking && { spc: Math.round(font.tracking * sizePt * 100) }),
    },
    fill: paintSolid(style.textColor, slots, { prefer: role === 'title' ? 'tx2' : 'tx1' }),
    ...nameFonts(font.family, role, theme),
  }
}

/** By its place in the theme, so that another choice of fonts reaches it. */
export function nameFonts(
  family: FontFamily,
  role: TextBox['role'],
  theme: Theme,
): Pick<TextLook, 'font' | 'westernFont'> {
  const roles = role === 'title' ? (['title', 'content'] as const) : (['content', 'title'] as const)
  const place = roles.find((one) => theme[one].family === family)
  const code = (place ?? role) === 'title' ? '+mj' : '+mn'
  const latin = place ? `${code}-lt` : nameTypeface(family, theme)
  const name = (eastAsian: string, complex: string): string =>
    element('a:latin', { typeface: latin }) +
    element('a:ea', { typeface: eastAsian }) +
    element('a:cs', { typeface: complex })
  return { font: name(`${code}-ea`, `${code}-cs`), westernFont: name(latin, latin) }
}

function findMarker({ role, isPlain, theme, level }: TextToLook): Marker | undefined {
  if (role === 'title' || isPlain) return undefined
  return theme.marks[level] ?? theme.marks.at(-1)
}

/** Characters that come nearest to what is drawn, with the size of their ink in em. */
export const drawnMarks: Readonly<
  Record<'square' | 'disc' | 'ring' | 'bar', { char: string; em: number }>
> = {
  square: { char: '▪', em: 0.34 },
  disc: { char: '•', em: 0.27 },
  ring: { char: '◦', em: 0.35 },
  bar: { char: '–', em: 0.556 },
}

function paintBullet(marker: Marker, { theme, slots, markColour }: TextToLook): string {
  const colour = element('a:buClr', {}, paintColour(markColour ?? marker.colour, slots))
  if (marker.kind === 'number' || marker.kind === 'glyph')
    return (
      colour +
      element('a:buFont', { typeface: nameTypeface(marker.family, theme) }) +
      (marker.kind === 'glyph'
        ? element('a:buChar', { char: marker.glyph })
        : element('a:buAutoNum', {
            type: marker.digits === undefined ? 'arabicPeriod' : 'arabicPlain',
          }))
    )
  const { char, em } = drawnMarks[marker.kind]
  const percent = Math.min(400, Math.max(25, Math.round((100 * marker.size) / em)))
  return (
    colour +
    element('a:buSzPct', { val: percent * 1000 }) +
    element('a:buFont', { typeface: 'Arial' }) +
    element('a:buChar', { char })
  )
}

const listBefore = (points: number): string =>
  element('a:spcBef', {}, element('a:spcPts', { val: Math.round(points * 100) }))

/** The whole of it, for masters and layouts. */
export const writeLevel = (level: number, look: TextLook): string =>
  element(
    `a:lvl${level + 1}pPr`,
    { ...look.paragraph, eaLnBrk: 1, latinLnBrk: 0, hangingPunct: 0 },
    element('a:lnSpc', {}, element('a:spcPct', { val: 100_000 })),
    listBefore(look.before),
    element('a:spcAft', {}, element('a:spcPts', { val: 0 })),
    look.bullet,
    element('a:defRPr', { ...look.run, kern: 0 }, look.fill, look.font),
  )

/** Of a paragraph, only what its level does not say already. */
export function writeParagraphLook(look: TextLook, level: number, inherited: TextLook): string {
  const { paragraph, before, bullet } = look
  return element(
    'a:pPr',
    { lvl: level > 0 ? level : undefined, ...differing(paragraph, inherited.paragraph) },
    before === inherited.before ? '' : listBefore(before),
    bullet === inherited.bullet ? '' : bullet,
  )
}

export const writeRunLook = (
  name: 'a:rPr' | 'a:endParaRPr',
  look: TextLook,
  inherited: TextLook,
  lang: string,
  link: string,
): string =>
  element(
    name,
    { lang, ...differing(look.run, inherited.run) },
    look.fill === inherited.fill ? '' : look.fill,
    look.font === inherited.font ? '' : look.font,
    link,
  )

function differing(
  own: Readonly<Record<string, string | number>>,
  inherited: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const others: Record<string, string | number> = {}
  for (const key in own) {
    const value = own[key]
    if (value !== undefined && value !== inherited[key]) others[key] = value
  }
  return others
}

/** A level's letters and steps are in px of the stage there. */
export const measureHang = (sizePt: number, hangEm: number): number =>
  Math.round(sizePt * pxPerPt * hangEm)
