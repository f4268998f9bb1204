import type {
  PlacedMark,
  PlacedParagraph,
  PlacedSpacing,
  PlacedText,
  RunLook,
} from '#core/deck/placed.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import { listLooks } from '#core/placed/list-looks.ts'

import { paintColour, paintSolid } from '../master/colour-slots.ts'
import { element, escapeXml } from '../element.ts'
import { drawnMarks } from '../text/text-look.ts'
import { findTextLanguage } from '../text/find-text-language.ts'
import { toEmu } from '../to-emu.ts'
import { leadTo } from '../text/write-link.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { isCountName } from './known-names.ts'
import { toShare } from './write-paint.ts'

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)))

/** In 100ths of a point. */
const toPoints = (px: number): number => (px / pxPerPt) * 100

/** The longest that the file format lets a length of text be. */
const longest = 51_206_400

const anchors = { middle: 'ctr', bottom: 'b' } as const

/**
 * How a text stands in its shape. All of it is said, also what is usual: a place of the layout could say
 * something else.
 */
export function writeBody({
  insets,
  anchor,
  isUnwrapped,
  isCentred,
  vertical,
  columns,
  columnGap,
  fit,
  scale,
  tighten,
}: PlacedText): string {
  const [lIns, tIns, rIns, bIns] = insets.map(toEmu)
  return element(
    'a:bodyPr',
    {
      vert: vertical ? { 90: 'vert', 270: 'vert270' }[vertical] : 'horz',
      wrap: isUnwrapped ? 'none' : 'square',
      lIns,
      tIns,
      rIns,
      bIns,
      numCol: columns ?? 1,
      spcCol: columnGap === undefined ? undefined : toEmu(columnGap),
      anchor: anchor ? anchors[anchor] : 't',
      anchorCtr: isCentred ? 1 : 0,
    },
    fit === 'grow'
      ? element('a:spAutoFit', {})
      : fit === 'shrink'
        ? element('a:normAutofit', {
            fontScale: scale === undefined ? undefined : toShare(scale),
            lnSpcReduction: tighten === undefined ? undefined : toShare(tighten),
          })
        : element('a:noAutofit', {}),
  )
}

export type WrittenWords = {
  /** Its number is counted by the program that shows the file. */
  isNumber?: boolean
}

/** Every paragraph whose words are still there; a text has one at least. */
export function writeParagraphs(
  text: PlacedText,
  sheet: KeptSheet,
  { isNumber = false }: WrittenWords = {},
): string {
  const written = text.paragraphs.flatMap((paragraph) => {
    const words = sheet.findWords(paragraph)
    return words === null ? [] : [writeParagraph(text, paragraph, { words, isNumber }, sheet)]
  })
  return written.length > 0 ? written.join('') : element('a:p', {})
}

function writeParagraph(
  text: PlacedText,
  paragraph: PlacedParagraph,
  { words, isNumber }: { words: string; isNumber: boolean },
  sheet: KeptSheet,
): string {
  const lang = findTextLanguage(words, sheet.language)
  const look = (name: 'a:rPr' | 'a:endParaRPr', of: RunLook) => writeLook(name, of, lang, sheet)
  const stretches = listLooks(text, paragraph, words)
  const broken = breakWords(words, paragraph.breaks)
  const runs = stretches.map(({ start, end, look: own }) =>
    broken
      .slice(start, end)
      .split('\n')
      .map((line) => (line === '' ? '' : writeRun(line, look('a:rPr', own), isNumber)))
      .join(element('a:br', {}, look('a:rPr', own))),
  )
  const [first] = stretches
  return element(
    'a:p',
    {},
    writeParagraphLook(paragraph, sheet),
    words === '' && first ? look('a:endParaRPr', first.look) : runs.join(''),
  )
}

/** Breaks that its author made stand in place of a space. */
function breakWords(words: string, breaks: readonly number[] = []): string {
  if (breaks.length === 0) return words
  const places = new Set(breaks)
  return Array.from(words.split(''), (letter, at) => (places.has(at) ? '\n' : letter)).join('')
}

/** As any other program would number the slide. */
const slideNumber = { id: '{6F2D8C1E-4A53-4E0B-9C57-1D2A7B3E9F10}', type: 'slidenum' }

const writeRun = (line: string, look: string, isNumber: boolean): string =>
  isNumber && /^\d+$/.test(line)
    ? element('a:fld', slideNumber, look, `<a:t>${line}</a:t>`)
    : element('a:r', {}, look, `<a:t>${escapeXml(line)}</a:t>`)

/** Letters for which office programs have faces of their own. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function writeLook(
  name: 'a:rPr' | 'a:endParaRPr',
  look: RunLook,
  lang: string,
  { slots, linkTo, nameFace }: KeptSheet,
): string {
  const { face, size, colour, bold, italic, underline, strike, spacing, raise, caps } = look
  const typeface = { typeface: nameFace(face) }
  return element(
    name,
    {
      lang,
      sz: between(toPoints(size), 100, 400_000),
      b: bold ? 1 : 0,
      i: italic ? 1 : 0,
      u: underline ? 'sng' : 'none',
      strike: strike ? 'sngStrike' : 'noStrike',
      cap: caps ?? 'none',
      spc: between(toPoints(spacing ?? 0), -400_000, 400_000),
      baseline: toShare(raise ?? 0),
    },
    paintSolid(colour, slots),
    look.highlight ? element('a:highlight', {}, paintColour(look.highlight, slots)) : '',
    element('a:latin', typeface),
    eastAsian.test(face) ? element('a:ea', typeface) : '',
    leadTo(look.link, linkTo),
  )
}

const aligns = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const

function writeParagraphLook(paragraph: PlacedParagraph, sheet: KeptSheet): string {
  const { align = 'left', rtl, level = 0, left = 0, right = 0, indent = 0 } = paragraph
  return element(
    'a:pPr',
    {
      marL: between(toEmu(left), 0, longest),
      marR: right > 0 ? between(toEmu(right), 0, longest) : undefined,
      lvl: level > 0 ? Math.min(8, level) : undefined,
      indent: between(toEmu(indent), -longest, longest),
      algn: aligns[align],
      rtl: rtl ? 1 : 0,
    },
    writeSpacing('a:lnSpc', paragraph.pitch ?? { share: 1 }),
    writeSpacing('a:spcBef', paragraph.before ?? { px: 0 }),
    writeSpacing('a:spcAft', paragraph.after ?? { px: 0 }),
    paragraph.mark ? writeBullet(paragraph.mark, sheet) : element('a:buNone', {}),
  )
}

const writeSpacing = (name: string, spacing: PlacedSpacing): string =>
  element(
    name,
    {},
    'px' in spacing
      ? element('a:spcPts', { val: between(toPoints(spacing.px), 0, 158_400) })
      : element('a:spcPct', { val: Math.max(0, toShare(spacing.share)) }),
  )

function writeBullet(
  { text, number, drawn, face, colour, scale }: PlacedMark,
  sheet: KeptSheet,
): string {
  const sign = drawn && drawnMarks[drawn]
  const percent = between((100 * (scale ?? 1)) / (sign?.em ?? 1), 25, 400)
  return (
    (colour ? element('a:buClr', {}, paintColour(colour, sheet.slots)) : element('a:buClrTx', {})) +
    (scale === undefined
      ? element('a:buSzTx', {})
      : element('a:buSzPct', { val: percent * 1000 })) +
    (face ? element('a:buFont', { typeface: sheet.nameFace(face) }) : element('a:buFontTx', {})) +
    (number
      ? element('a:buAutoNum', {
          type: isCountName(number.style) ? number.style : 'arabicPeriod',
          startAt: number.from > 1 ? Math.min(32_767, number.from) : undefined,
        })
      : element('a:buChar', { char: sign?.char ?? text ?? '•' }))
  )
}
