import { listWords, type Utterance } from '#core/narration/script/script.ts'

/** Voices that come over the network stop after some fourteen seconds, without a word. */
const maxLetters = 190

/** A sentence in parts that every browser speaks to their end, cut between words. */
export function cutForBrowser(line: Utterance): Utterance[] {
  if (line.text.length <= maxLetters) return [line]
  const parts: Utterance[] = []
  let start = line.words[0]
  line.words.forEach((word, index) => {
    const next = line.words[index + 1]
    if (!start || (next && next.to - start.from <= maxLetters)) return
    const to = next ? word.to : line.to
    const text = line.text.slice(start.from - line.from, to - line.from)
    const pauseAfter = next ? 0 : line.pauseAfter
    const words = listWords(text, start.from)
    parts.push({ ...line, text, from: start.from, to, pauseAfter, words })
    start = next
  })
  return parts
}
