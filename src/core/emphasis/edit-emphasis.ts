import type { EmphasisedText, Look } from './emphasised-text.ts'
import { readEmphasis } from './read-emphasis.ts'
import { gatherLooks, spreadLooks, writeEmphasis } from './write-emphasis.ts'

/** Other words in place of some; they look as those did, or as what stands before them. */
export function replaceWords(
  before: EmphasisedText,
  start: number,
  end: number,
  words: string,
): EmphasisedText {
  const looks = spreadLooks(before)
  const look = (end > start ? looks[start] : inheritLook(looks, start)) ?? {}
  const text = before.text.slice(0, start) + words + before.text.slice(end)
  looks.splice(start, end - start, ...Array<Look>(words.length).fill(look))
  return gatherLooks(text, looks)
}

/** Who types behind a link or code has left it. */
function inheritLook(looks: readonly Look[], at: number): Look {
  const { link, code, ...look } = looks[at - 1] ?? {}
  const after = looks[at]
  return {
    ...look,
    ...(code && after?.code && { code }),
    ...(link !== undefined && after?.link === link && { link }),
  }
}

export const takeWords = (
  { text, emphasis = [] }: EmphasisedText,
  start: number,
  end = text.length,
): EmphasisedText =>
  gatherLooks(text.slice(start, end), spreadLooks({ text, emphasis }).slice(start, end))

export const joinWords = (one: EmphasisedText, other: EmphasisedText): EmphasisedText =>
  gatherLooks(one.text + other.text, [...spreadLooks(one), ...spreadLooks(other)])

/** Changed from `before`, where what both begin and end with stayed. */
function findChange(before: string, after: string): { start: number; end: number; words: string } {
  let start = 0
  const most = Math.min(before.length, after.length)
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return { start, end: before.length - same, words: after.slice(start, after.length - same) }
}

/** Signs that are pasted, or typed as code, are no marks. */
export type Typing = { isLiteral?: boolean }

/** A stored text whose words were typed anew. Whoever types marks means them. */
export function retype(stored: string, typed: string, { isLiteral = false }: Typing = {}): string {
  const { text, emphasis, places } = readEmphasis(stored)
  if (text === typed) return stored
  if (!places && !isLiteral) return typed
  const { start, end, words } = findChange(text, typed)
  if (places && !isLiteral && /[*`[\])]/.test(words)) {
    const from = places[start] ?? stored.length
    const to = end > start ? (places[end - 1] ?? stored.length - 1) + 1 : from
    // Marks among what is typed over go with it.
    if (to - from === end - start) return stored.slice(0, from) + words + stored.slice(to)
  }
  return writeEmphasis(replaceWords({ text, ...(emphasis && { emphasis }) }, start, end, words))
}

/** What a key can make of words, or take from them. */
export type ToggledLook = 'strong' | 'stressed' | 'code'

/** All of the words look so afterwards; where all did, none does. */
export function toggleLook(
  before: EmphasisedText,
  start: number,
  end: number,
  kind: ToggledLook,
): EmphasisedText {
  const looks = spreadLooks(before)
  const isSeen = (at: number) => /\S/u.test(before.text.charAt(at))
  const isWhole = looks.every((look, at) => at < start || at >= end || !isSeen(at) || look[kind])
  return changeLooks(before, start, end, ({ [kind]: _was, ...look }) =>
    isWhole ? look : { ...look, [kind]: true },
  )
}

/** Words that lead somewhere, or, without an address, nowhere any more. */
export const linkWords = (
  before: EmphasisedText,
  start: number,
  end: number,
  address: string | null,
): EmphasisedText =>
  changeLooks(before, start, end, ({ link: _was, ...look }) =>
    address === null ? look : { ...look, link: address },
  )

const changeLooks = (
  before: EmphasisedText,
  start: number,
  end: number,
  change: (look: Look) => Look,
): EmphasisedText =>
  gatherLooks(
    before.text,
    spreadLooks(before).map((look, at) => (at < start || at >= end ? look : change(look))),
  )
