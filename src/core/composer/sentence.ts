import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { hasFiniteVerb } from './clause-signs.ts'
import type { Language } from './language.ts'

/** One sentence, or list item, and where in the document it stands. */
export type Sentence = {
  /** Place in the whole document. */
  index: number
  text: string
  words: number
  /** Paragraph it belongs to, counted through the document. */
  paragraph: number
  isItem: boolean
}

export type Section = {
  heading: string | null
  level: number
  sentences: Sentence[]
}

export const countSectionWords = ({ sentences }: Pick<Section, 'sentences'>): number =>
  sentences.reduce((sum, { words }) => sum + words, 0)

/** An entry of a list that is no sentence: "2 onions". */
export const isFragment = ({ isItem, text, words }: Sentence, language: Language): boolean =>
  isItem && words <= fragmentWords && !hasFiniteVerb(text, language)

const fragmentWords = 5

export const createSentence = (
  text: string,
  place: Omit<Sentence, 'text' | 'words'>,
): Sentence => ({
  ...place,
  text,
  words: countSpokenWords(text),
})
