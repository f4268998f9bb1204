import type { TextRange } from '../layout/boxes.ts'

/** `Insurance: Lloyd's began as a coffeehouse`: what it is about, and what is said of it. */
export type Labelled = { label: TextRange; text: TextRange }

const longestLabel = 32
const mostWords = 4
const labelled =
  /^(?<label>[^:：.。!?–—]{2,40}?|\p{Script=Han})(?<gap>\s*:\s+|\s*：\s*|\s+[–—]\s+)(?=\S)/u
const timeOrAddress = /^\d{1,2}$|https?$/iu

/** What a point is about, where it says so in a few words: its label, or all of it; else nothing. */
export function readTopic(text: string): string {
  const read = readLabel(text)
  const topic = (read ? text.slice(...read.label) : text).trim()
  return topic.length > longestLabel || topic.split(/\s+/u).length > mostWords ? '' : topic
}

export function readLabel(text: string): Labelled | null {
  const found = labelled.exec(text)
  const label = found?.groups?.['label'] ?? ''
  if (!found || label.length > longestLabel || label.split(/\s+/u).length > mostWords) return null
  const isTime = /\d$/u.test(label) && /^\d/u.test(text.slice(found[0].length))
  if (isTime || timeOrAddress.test(label)) return null
  return { label: [0, label.length], text: [found[0].length, text.length] }
}
