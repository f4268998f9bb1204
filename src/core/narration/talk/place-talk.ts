import { silentSlideSeconds } from '../script/pacing.ts'
import type { Line, PlannedSlide } from './plan-slide.ts'
import type { TalkPlan } from './plan-talk.ts'
import { listScriptWords } from '../script/script.ts'

/** How long the sound of a line is, and when each of its words is heard in it. */
export type LineSound = { seconds: number; words: readonly Span[] }

/** In seconds. */
type Span = { start: number; end: number }

/** `from` is its place in the notes. */
type PlacedWord = Span & { from: number }

export type PlacedLine = Span & {
  line: Line
  /** Seconds of its sound that are left out at its beginning. */
  offset: number
  /** `word` counts through the script of the slide. */
  words: readonly (PlacedWord & { word: number })[]
}

/** A slide for as long as it is seen. */
export type PlacedSlide = Span & { slideId: string; lines: readonly PlacedLine[] }

/**
 * When each slide is seen and each word is heard, from the beginning of the talk on: what files that
 * speak are made from, and what the narrator is held against in tests. `soundOf` gives
 * null where a voice has nothing to say.
 */
export function placeTalk(
  { slides, gap }: TalkPlan,
  soundOf: (line: Line) => LineSound | null,
): PlacedSlide[] {
  const placed: PlacedSlide[] = []
  let lastHeard = Number.NEGATIVE_INFINITY
  for (const slide of slides) {
    const before = placed.at(-1)
    const turn = before ? before.end + gap.untilSeen : 0
    // After a slide without words the pause is over, or as good as over.
    const due = Math.max(before?.end ?? 0, lastHeard + gap.untilHeard)
    const lines = placeLines(slide, due, soundOf)
    const first = lines[0]?.start ?? before?.end ?? 0
    const isSilent = slide.lines.length === 0
    const start = isSilent ? turn : Math.min(turn, first)
    const end = isSilent ? turn + silentSlideSeconds : (lines.at(-1)?.end ?? first)
    if (!isSilent) lastHeard = end
    placed.push({ slideId: slide.slideId, start, end, lines })
  }
  return placed.map(({ slideId, start, end, lines }, index) => ({
    slideId,
    start,
    end: placed[index + 1]?.start ?? end,
    lines,
  }))
}

function placeLines(
  { lines, passage }: PlannedSlide,
  due: number,
  soundOf: (line: Line) => LineSound | null,
): PlacedLine[] {
  const numbers = new Map(listScriptWords(passage.script).map(({ from }, word) => [from, word]))
  let start = due
  return lines.flatMap((line) => {
    const sound = soundOf(line)
    if (!sound) return []
    const offset = findOffset(line, sound)
    const end = start + sound.seconds - offset
    const words = placeWords(line, sound, start).map((heard) =>
      Object.assign(heard, { word: numbers.get(heard.from) ?? -1 }),
    )
    const placed = { line, start, end, offset, words }
    start = end + line.pauseAfter
    return [placed]
  })
}

/** Where in its sound a line begins: at its first word that is said. */
export const findOffset = ({ skip }: Line, { words }: Pick<LineSound, 'words'>): number =>
  skip > 0 ? (words[skip]?.start ?? 0) : 0

/** When each word of a line is heard that begins at `start`. */
export function placeWords(
  line: Line,
  sound: Pick<LineSound, 'words'>,
  start: number,
): PlacedWord[] {
  const begins = start - findOffset(line, sound)
  return line.utterance.words.slice(line.skip).flatMap(({ from }, index) => {
    const heard = sound.words[line.skip + index]
    return heard ? [{ from, start: begins + heard.start, end: begins + heard.end }] : []
  })
}
