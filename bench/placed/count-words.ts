import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { listCorpus } from '../../test/corpus/corpus.ts'
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
 * The words that a file says on each slide that is not hidden, as somebody else has read them. What LibreOffice
 * writes besides is none: today's date, the figures of an axis, the insides of embedded files.
 */
export function listSaid(name: string): ReadonlySet<string>[] {
  const [, truth] = listCorpus('pptx').find(([path]) => path.endsWith(`/${name}`)) ?? []
  return (truth?.slides ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ title, paras, tables }) => {
      const all = [title ?? '', ...paras.map(({ text }) => text), ...tables.flat(2)].join('\n')
      return new Set(all.normalize('NFKC').toLowerCase().match(word))
    })
}

/**
 * How many words of a page that its file says stand on another one. Where lines break, and what is set apart letter by letter, is
 * no matter; a word of a letter or two is looked for among words.
 */
export function countWords(
  original: string,
  other: string,
  isSaid: (word: string) => boolean,
): WordCount {
  const words = (original.match(word) ?? []).filter(isSaid)
  const others = other.match(word) ?? []
  const [left, together] = [new Set<string>(others), others.join('')]
  const missing = words.filter((one) =>
    one.length < shortest ? !left.has(one) && !together.includes(one) : !together.includes(one),
  )
  return { all: words.length, seen: words.length - missing.length, missing }
}
