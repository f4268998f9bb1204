import type { Utterance } from '#core/narration/script.ts'
import type { Passage } from '#ports/narrator.ts'
import type { SpeechRequest } from '#ports/voice.ts'

/** A piece of the script on its way to the ear. */
export type Line = {
  utterance: Utterance
  request: SpeechRequest
  /** Words at its beginning that are not said. */
  skip: number
}

/** Pauses are written for normal speed. */
export const pauseAfter = ({ utterance, request }: Line): number =>
  utterance.pauseAfter / request.rate

export function toLine(
  { speaker, rate, pronunciations }: Passage,
  utterance: Utterance,
  skip = 0,
): Line {
  const { text } = utterance
  // A word that is not said here must not have this made again.
  const folded = text.toLowerCase()
  const relevant = pronunciations.filter(({ written }) => folded.includes(written.toLowerCase()))
  return { utterance, skip, request: { text, speaker, rate, pronunciations: relevant } }
}

const keyOf = ({ text, rate }: SpeechRequest): string => `${rate} ${text}`

/** The line of the new script that is being said already, nearest to where it was. */
export function findLine(lines: readonly Line[], said: Line, near: number): number {
  const same = lines.flatMap(({ request }, index) =>
    keyOf(request) === keyOf(said.request) ? [index] : [],
  )
  return same.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? -1
}
