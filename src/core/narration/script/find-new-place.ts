import type { Script } from './script.ts'

/**
 * Where a place in the old notes is in the new ones: in the same sentence, or where that was changed
 * before as many sentences as were left.
 */
export function findNewPlace(before: Script, after: Script, at: number): number {
  const index = before.sentences.findLastIndex(({ from }) => from <= at)
  const sentence = before.sentences[index]
  const same = after.sentences.find(({ text }) => text === sentence?.text)
  if (sentence && same) return same.from + (at - sentence.from)
  const left = before.sentences.length - index - 1
  const next = after.sentences[Math.max(0, after.sentences.length - left)]
  return next?.from ?? after.sentences.at(-1)?.to ?? 0
}
