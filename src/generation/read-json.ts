import { jsonrepair } from 'jsonrepair'

import { parseJson } from '#core/parse-json.ts'

import { findBalanced } from './find-balanced.ts'

/** Beyond this it is no answer, and repairing it would only take time. */
const maxReply = 400_000

/** Beginnings of JSON worth trying in a text that has other braces too. */
const maxStarts = 20

const thoughts = /<(think|thinking|thought)>[\s\S]*?<\/\1>/gi

/**
 * Models that think aloud do it before they answer. Blanked, not removed: what comes after keeps its
 * place. Thoughts without an end stay: some models forget it, and then write the answer.
 */
export const hideThoughts = (text: string): string =>
  text.replaceAll(thoughts, (thought) => ' '.repeat(thought.length))

/** While an answer arrives, thoughts without an end are still being thought. */
export const hideOpenThoughts = (text: string): string =>
  hideThoughts(text).replace(/<(think|thinking|thought)>[\s\S]*$/i, '')

/**
 * The first JSON in a model's text that `accept` takes: as it stands, in a code block, between other
 * words, and at last repaired. `null` when there is none.
 */
export function readJson<T>(reply: string, accept: (value: unknown) => T | null): T | null {
  const text = hideThoughts(reply.slice(0, maxReply)).trim()
  for (const candidate of listCandidates(text)) {
    const value = accept(parseJson(candidate))
    if (value !== null) return value
  }
  for (const candidate of listDamaged(text)) {
    const value = accept(repair(candidate))
    if (value !== null) return value
  }
  return null
}

function* listCandidates(text: string): Generator<string> {
  yield text
  yield* listBlocks(text)
  let tried = 0
  for (let at = 0; at < text.length && tried < maxStarts; at++) {
    if (text[at] !== '{' && text[at] !== '[') continue
    tried++
    const end = findBalanced(text, at)
    if (end === -1) continue
    yield text.slice(at, end)
    at = end - 1
  }
}

function* listDamaged(text: string): Generator<string> {
  yield* listBlocks(text)
  const start = text.search(/[{[]/)
  if (start === -1) return
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  if (end > start) yield text.slice(start, end)
  yield text.slice(start)
  // Braces in the words before it were not its own.
  const named = text.search(/\{\s*["'“‘]/)
  if (named > start) yield text.slice(named)
}

/** A block that was cut off has no end. */
function* listBlocks(text: string): Generator<string> {
  for (const [, block = ''] of text.matchAll(/```[a-z0-9]*\s*\n?([\s\S]*?)(?:```|$)/gi)) yield block
}

function repair(text: string): unknown {
  try {
    return parseJson(jsonrepair(text))
  } catch {
    return undefined
  }
}
