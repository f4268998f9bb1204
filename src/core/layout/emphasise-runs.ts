import type { Emphasis, EmphasisedText, Look } from '../emphasis/emphasised-text.ts'
import type { TextRun } from './boxes.ts'
import { chooseFamily } from './choose-family.ts'
import type { Font, FontFamily } from './text-metrics.ts'

/** Faces of one weight. A browser would smear them, and no other program as it does. */
const boldOf: Readonly<Partial<Record<FontFamily, FontFamily>>> = {
  'Instrument Serif': 'Gelasio',
  'Libre Caslon Display': 'Tinos',
}

export type PlainLook = {
  font: Font
  colour: string
  /** What code is set in. */
  typewriter: FontFamily
}

/** All of a text as runs, where some of its words stand out; otherwise those that it has anyway. */
export function emphasiseRuns(
  { text, emphasis = [] }: EmphasisedText,
  runs: readonly TextRun[] | undefined,
  plain: PlainLook,
): readonly TextRun[] | undefined {
  if (emphasis.length === 0) return runs
  const edges = [{ start: 0, end: text.length }, ...(runs ?? []), ...emphasis]
    .flatMap(({ start, end }) => [Math.min(start, text.length), Math.min(end, text.length)])
    .toSorted((one, other) => one - other)
  return edges.flatMap((end, index) => {
    const start = edges[index - 1] ?? 0
    if (start === end) return []
    const around = (one: { start: number; end: number }) => one.start <= start && one.end >= end
    const { font, colour, scale } = runs?.find(around) ?? { ...plain, scale: 1 }
    const found = emphasis.find(around)
    const base = { start, end, colour, scale }
    if (!found) return { ...base, font }
    const words = text.slice(start, end)
    const look = toLook(found)
    return { ...base, font: emphasiseFont(font, look, words, plain.typewriter), look }
  })
}

const toLook = ({ start: _start, end: _end, ...look }: Emphasis): Look => look

function emphasiseFont(font: Font, look: Look, words: string, typewriter: FontFamily): Font {
  const base = look.code ? typeFont(font, words, typewriter) : font
  const family = look.strong ? (boldOf[base.family] ?? base.family) : base.family
  // One weight is as heavy as it gets.
  const isBold = look.strong && family !== 'Anton'
  return {
    ...base,
    family,
    weight: isBold ? 700 : base.weight,
    italic: look.stressed ? true : base.italic,
  }
}

/** Tracked, because ligatures would show signs that nobody typed. */
const typeFont = (font: Font, words: string, typewriter: FontFamily): Font => ({
  family: chooseFamily(typewriter, [words]),
  weight: font.weight,
  italic: font.italic,
  tracking: -0.01,
})
