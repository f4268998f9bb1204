import type { Emphasis, EmphasisedText, Look } from '../../emphasis/emphasised-text.ts'
import type { StandIns } from '../../compose/substitute-fonts.ts'
import type { TextRun } from '../boxes.ts'
import { chooseFamily } from '../typefaces/choose-family.ts'
import type { Font, FontFamily } from '../text-metrics.ts'

/** Faces of one weight. A browser would smear them, and no other program as it does. */
const boldOf: Readonly<Partial<Record<FontFamily, FontFamily>>> = {
  'Instrument Serif': 'Gelasio',
  'Libre Caslon Display': 'Tinos',
}

/** What the rest of a text looks like, and which faces stand in for others. */
export type PlainLook = { font: Font; colour: string; standIns?: StandIns | undefined }

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
    const { font, colour, scale } = runs?.find(around) ?? Object.assign({}, plain, { scale: 1 })
    const found = emphasis.find(around)
    if (!found) return { start, end, font, colour, scale }
    const words = text.slice(start, end)
    const look = toLook(found)
    const emphasised = emphasiseFont(font, look, words, plain.standIns)
    return { start, end, font: emphasised, colour, scale, look }
  })
}

const toLook = ({ start: _start, end: _end, ...look }: Emphasis): Look => look

function emphasiseFont(
  font: Font,
  look: Look,
  words: string,
  standIns: StandIns | undefined,
): Font {
  const base = look.code ? typeFont(font, words, standIns) : font
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

function typeFont({ weight, italic }: Font, words: string, standIns: StandIns | undefined): Font {
  const family = chooseFamily(standIns?.['JetBrains Mono'] ?? 'JetBrains Mono', [words])
  // Tracked by next to nothing, because its ligatures would show signs that nobody typed.
  return { family, weight, italic, ...(family === 'JetBrains Mono' && { tracking: 0.001 }) }
}
