import type { EmphasisedText } from './emphasised-text.ts'

/** `places` says where each letter is stored, where that is not where it is seen. */
export type ReadText = EmphasisedText & { places?: readonly number[] }

/**
 * What reads marks comes with what writes them: the editor, files. A screen that only shows slides is
 * small, and fetches it for the first that needs it (`core/emphasis/load-emphasis`).
 */
let read: ((text: string) => ReadText) | null = null

export function openMarks(readMarks: (text: string) => ReadText): void {
  read = readMarks
}

export const mayHaveMarks = (text: string): boolean => /[*`[\\]/.test(text)

/** What the marks of a text say: its words, and which of them stand out. */
export const readEmphasis = (text: string): ReadText =>
  read && mayHaveMarks(text) ? read(text) : { text }

/** The words alone: what is read aloud, searched and counted. */
export const readWords = (text: string): string => readEmphasis(text).text
