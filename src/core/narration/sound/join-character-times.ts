import type { TimedWord } from './keep-times-apart.ts'
import type { Respelled } from '../reading/respell.ts'
import { listWords } from '../script/script.ts'

/** When each character of a text is heard, in seconds. */
export type CharacterTime = { text: string; start: number; end: number }

/**
 * The times of the written words out of those of the characters that were read for them. Null when
 * the characters are not those of the text, so that nothing can be said.
 */
export function joinCharacterTimes(
  written: string,
  { text, toWritten }: Respelled,
  characters: readonly CharacterTime[],
): TimedWord[] | null {
  if (characters.map((character) => character.text).join('') !== text) return null
  const spans = listWords(written).map(({ from, to }) => ({ from, to, start: NaN, end: NaN }))
  let at = 0
  let word = 0
  for (const { text: letters, start, end } of characters) {
    const place = toWritten(at)
    at += letters.length
    while (word < spans.length - 1 && place >= (spans[word + 1]?.from ?? 0)) word += 1
    const span = spans[word]
    if (!span || place < span.from || place >= span.to || !letters.trim()) continue
    if (Number.isNaN(span.start)) span.start = start
    span.end = end
  }
  return fillIn(spans)
}

/** A word that nothing was read for is lit where the one before it ends. */
function fillIn(spans: readonly TimedWord[]): TimedWord[] {
  let last = 0
  return spans.map(({ from, to, start, end }) => {
    const begins = Number.isNaN(start) ? last : start
    last = Number.isNaN(end) ? begins : end
    return { from, to, start: begins, end: last }
  })
}
