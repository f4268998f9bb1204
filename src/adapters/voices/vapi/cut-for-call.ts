import { type Passage, planLines } from '#core/narration/talk/plan-slide.ts'
import { respell } from '#core/narration/reading/respell.ts'
import { listScriptWords, type Utterance } from '#core/narration/script/script.ts'

/** A word of the notes: its place among all of them, where it is written, where it is said. */
export type CallWord = { index: number; from: number; letter: number }

/** What is said at once. */
export type CallPart = { text: string; words: CallWord[] }

/** A message may have 4096 letters, with everything around the text and every quotation mark escaped twice. */
const longestPart = 2_500

/** What is left of a passage, in texts that fit into one message each. */
export function cutForCall(passage: Passage): CallPart[] {
  const { script, pronunciations } = passage
  const indexOf = new Map(listScriptWords(script).map((word, index) => [word.from, index]))
  const parts: CallPart[] = []
  for (const { utterance } of planLines(passage)) {
    const { text, toWritten } = respell(utterance.text, pronunciations)
    let part = parts.at(-1)
    if (!part || part.text.length + text.length >= longestPart)
      parts.push((part = { text: '', words: [] }))
    const start = part.text ? part.text.length + 1 : 0
    part.text = part.text ? `${part.text} ${text}` : text
    part.words.push(
      ...placeWords(utterance, text.length, toWritten).map(({ word, at }) => ({
        index: indexOf.get(word) ?? 0,
        from: word,
        letter: start + at,
      })),
    )
  }
  return parts
}

/** Where each word is said: where the text that is said first stands for it. */
function placeWords(
  { words, from }: Utterance,
  letters: number,
  toWritten: (at: number) => number,
) {
  let at = 0
  return words.map((word) => {
    while (at < letters && toWritten(at) < word.from - from) at += 1
    return { word: word.from, at }
  })
}
