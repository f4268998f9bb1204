import { listWords } from './script.ts'

/** The words of a text as they are heard: signs around them and capitals make no difference. */
export const listBareWords = (text: string): string[] =>
  listWords(text).map(({ text: word }) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
