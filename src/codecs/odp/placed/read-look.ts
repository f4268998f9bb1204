import type { PlacedFill, RunLook } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { replaceSymbolFace } from '#codecs/look/symbols.ts'

import { readLength, readPercent } from '../read-length.ts'
import { isDark, readColour, seeThrough } from './colours.ts'
import { type Properties, readFamily, say, type Styles } from './styles.ts'

/** What letters stand on: those without a colour of their own are white where it is dark. */
export type Ground = Extract<PlacedFill, { kind: 'solid' }>['colour'] | null

/** The look of letters as their styles lay it down, and the name of their face in the file. */
export function readLook(
  from: Properties,
  styles: Styles,
  ground: Ground,
): { look: RunLook; face: string } {
  const said = (name: string) => say(from, name)
  const isBold = /^(?:bold|[6-9]00)$/.test(said('font-weight') ?? '')
  const isItalic = /^(?:italic|oblique)$/.test(said('font-style') ?? '')
  const isUnderlined = (said('text-underline-style') ?? 'none') !== 'none'
  const isStruck =
    (said('text-line-through-style') ?? 'none') !== 'none' &&
    (said('text-line-through-type') ?? 'single') !== 'none'
  const spacing = readLength(said('letter-spacing')) ?? 0
  const raise = readRaise(said('text-position'))
  const highlight = readColour(said('background-color'))
  const caps =
    said('text-transform') === 'uppercase'
      ? ('all' as const)
      : said('font-variant') === 'small-caps'
        ? ('small' as const)
        : undefined
  const face = nameFace(from, styles)
  return {
    face,
    look: {
      face: replaceSymbolFace(face, 'Arial').slice(0, 100),
      size: readSize(from),
      colour: readLetterColour(from, ground),
      ...(isBold && { bold: true as const }),
      ...(isItalic && { italic: true as const }),
      ...(isUnderlined && { underline: true as const }),
      ...(isStruck && { strike: true as const }),
      ...(spacing !== 0 && Math.abs(spacing) < 1_000 && { spacing: round(spacing) }),
      ...(raise !== 0 && { raise }),
      ...(caps && { caps }),
      ...(highlight && { highlight }),
    },
  }
}

/** By the name that the document has for a face, or as the face is called. */
function nameFace(from: Properties, styles: Styles): string {
  for (const { attributes } of from) {
    const named = attributes.get('font-name')
    if (named) return styles.faceOf(named)
    const family = attributes.get('font-family')
    if (family) return readFamily(family)
  }
  return 'Liberation Sans'
}

const usualSize = 18 * (4 / 3)

/** In percent it is of what the styles further away say. */
function readSize(from: Properties): number {
  let share = 1
  for (const { attributes } of from) {
    const said = attributes.get('font-size')
    const percent = readPercent(said)
    if (percent !== undefined) share *= percent
    const px = readLength(said)
    if (px !== undefined) return clampSize(px * share)
  }
  return clampSize(usualSize * share)
}

const clampSize = (px: number): number => round(Math.max(0.5, Math.min(5_000, px)))

function readLetterColour(from: Properties, ground: Ground): string {
  for (const { attributes } of from) {
    if (attributes.get('use-window-font-color') === 'true') break
    const colour = readColour(attributes.get('color'))
    if (colour !== undefined) return seeThrough(colour, readPercent(attributes.get('opacity')) ?? 1)
  }
  return ground !== null && isDark(ground) ? '#FFFFFF' : '#000000'
}

/** By a share of their size, or as far as programs raise and lower letters. */
function readRaise(text: string | undefined): number {
  const [place = ''] = (text ?? '').trim().split(/\s+/)
  const share = { super: 0.33, sub: -0.33 }[place] ?? readPercent(place) ?? 0
  return Math.max(-1, Math.min(1, share))
}
