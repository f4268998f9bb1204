import type { Slide } from '../../deck/slide.ts'
import type { Language } from '../language.ts'
import type { Mentions } from '../leaning/mentions.ts'
import type { Ranking } from '../plan/rank-sentences.ts'

/** What a slide shows below its title. */
export type Shown = Pick<Slide, 'content'> & Partial<Pick<Slide, 'table' | 'layout'>>

export type WritingContext = {
  language: Language
  ranking: Ranking
  mentions: Mentions
  /** The title of the deck, which an audience has in mind on every slide, as far as it is known. */
  name: string
}
