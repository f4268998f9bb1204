import { existsSync, readFileSync } from 'node:fs'

/** Real files with independently made truth. They are not ours to pass on, so they stand beside the repository. */
const folder = new URL('../../../shared/corpus/', import.meta.url)

export type TruthSlide = {
  hidden: boolean
  /** Of the placeholder for it, `null` where there is none. */
  title: string | null
  paras: { text: string; lvl: number }[]
  tables: string[][][]
  pics: number
  notes: string | null
}

export type Truth = {
  kind: string
  /** Why no reader opens it. */
  error?: string
  slideCount?: number
  slides?: TruthSlide[]
}

export const hasCorpus = existsSync(folder)

export const readCorpusFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name.split('/').map(encodeURIComponent).join('/'), folder)))

/** Of one kind, with the path of each file. */
export function listCorpus(kind: string): [string, Truth][] {
  const truth = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Record<
    string,
    Truth
  >
  return Object.entries(truth).filter(([, entry]) => entry.kind === kind)
}
