/** Offsets are in the text, times in seconds from the start of the sound. */
export type TimedWord = { from: number; to: number; start: number; end: number }

/** The least a word is lit. */
const leastSeconds = 0.02

/** The same words in order, none without length, and all inside the sound. */
export function keepTimesApart(words: readonly TimedWord[], seconds: number): TimedWord[] {
  const least = Math.min(leastSeconds, seconds / (2 * words.length))
  let last = 0
  return words.map(({ from, to, start, end }, index) => {
    const after = words.length - index
    const begins = Math.min(Math.max(start, last), seconds - after * least)
    last = Math.min(Math.max(end, begins + least), seconds - (after - 1) * least)
    return { from, to, start: begins, end: last }
  })
}
