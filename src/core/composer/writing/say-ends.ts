import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { slideLengths } from '../../outline/slide-lengths.ts'
import type { Draft } from '../plan/draft.ts'
import { leansBack } from '../leaning/leans-back.ts'
import type { DeckName } from '../titles/name-deck.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'
import type { WritingContext } from './shown.ts'
import type { Article } from '../reading/split-sections.ts'
import { endSentence, joinNotes } from './write-notes.ts'

/** In words: less than this is no opening to listen to. */
const shortOpening = 30
const longestAnnouncement = 45

type Opening = {
  article: Article
  name: DeckName
  opening: readonly Sentence[]
  drafts: readonly Draft[]
}

/** A text that does not open by itself is announced: what it is called, and its headings. */
export function announce({ article, name, opening, drafts }: Opening): string {
  const tops = drafts.flatMap(({ above: [top], heading }) => top ?? heading ?? [])
  const headings = [...new Set(tops)]
  const isLong = countSpokenWords(headings.join(' ')) > longestAnnouncement
  if (countWordsOf(opening) >= shortOpening || headings.length < 2 || isLong) return ''
  const lines = [name.whole, ...article.fields, ...headings]
  return `${lines.map(endSentence).join(' ')} `
}

type Ending = WritingContext & { all: readonly Sentence[]; spent: number }

/** At the end the takeaways are said in full, and what else weighs most. */
export function recap(
  said: readonly Sentence[],
  { all, spent, language, ranking }: Ending,
): string {
  const chosen = new Set(said.map(({ index }) => index))
  const listChosen = () => all.filter(({ index }) => chosen.has(index))
  const rest = all.filter(({ text, isItem }) => !isItem && !leansBack(text, language))
  for (const { index } of rest.toSorted((a, b) => ranking.score(b) - ranking.score(a))) {
    if (spent + countWordsOf(listChosen()) >= slideLengths.notes.min) break
    chosen.add(index)
  }
  return joinNotes(listChosen())
}
