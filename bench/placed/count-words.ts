import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { mostPages } from './paint-pages.ts'

export type WordCount = { all: number; seen: number; missing: string[] }

/** The words of the first pages of a PDF, as poppler copies them. */
export async function readPageTexts(pdf: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('pdftotext', ['-l', String(mostPages), pdf, '-'], {
    maxBuffer: 2 ** 26,
  })
  return stdout.split('\f').map((page) => page.normalize('NFKC').toLowerCase())
}

const word = /[\p{L}\p{N}]+/gu

/** In letters: shorter ones are in others by chance. */
const shortest = 3

/**
 * How many words of a page stand on another one. Where lines break, and what is set apart letter by letter, is
 * no matter; a word of a letter or two is looked for among words.
 */
export function countWords(original: string, other: string): WordCount {
  const [words, others] = [original, other].map((text) => text.match(word) ?? [])
  const [left, together] = [new Set(others), (others ?? []).join('')]
  const missing = (words ?? []).filter((one) =>
    one.length < shortest ? !left.has(one) && !together.includes(one) : !together.includes(one),
  )
  const all = words?.length ?? 0
  return { all, seen: all - missing.length, missing }
}
