import { countSpokenWords } from '../../outline/count-spoken-words.ts'

/** One sentence, or list item, and where in the document it stands. */
export type Sentence = {
  /** Place in the whole document. */
  index: number
  text: string
  words: number
  /** Paragraph it belongs to, counted through the document. */
  paragraph: number
  isItem: boolean
  /** Of an entry that is set in below another one. */
  isBelow?: boolean
}

export const countWordsOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0)

export const createSentence = (
  text: string,
  place: Omit<Sentence, 'text' | 'words'>,
): Sentence => ({
  ...place,
  text,
  words: countSpokenWords(text),
})
