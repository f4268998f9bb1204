import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { headlineWords } from '../../outline/slide-lengths.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import type { Draft } from '../plan/draft.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { WritingContext } from '../writing/shown.ts'
import { shortenHeading } from './shorten-heading.ts'
import { setTitle, titleSlide } from './title-slide.ts'

export type DeckName = {
  /** As the first slide shows it. */
  title: string
  /** What the first slide shows below it, '' where the title says all. */
  subtitle: string
  /** As the deck is called. */
  whole: string
}

type Named = { title: string | null; all: Sentence[]; body: readonly Draft[] }

/** The author's title; without one what the text opens with. */
export function nameDeck({ title, all, body }: Named, context: WritingContext): DeckName {
  const { language } = context
  const named = splitTitle(title ?? '')
  const short = shortenHeading(
    named,
    language,
    named.length > headlineLength ? {} : { most: headlineWords },
  )
  // Under the author's own headings their title stays as it is; beside titles of ours it is set like them.
  const isOnlyHeading = body.every(({ heading }) => heading === null)
  const set = (text: string) => (isOnlyHeading ? setTitle(text, language) : text)
  const { overview } = language.phrases
  if (title && countSpokenWords(short) > 1)
    return { title: set(short), subtitle: findRest(title, short), whole: title }
  // One word is a subject, not yet a title.
  const found =
    short && overview
      ? `${short}: ${overview}`
      : short ||
        titleSlide({ heading: null, sentences: listOpening(all) }, { ...context, taken: [] }) ||
        titleSlide({ heading: null, sentences: all }, { ...context, taken: [], isNeeded: true })
  return { title: set(found), subtitle: '', whole: title ?? found }
}

/** The first paragraph. */
const listOpening = (all: readonly Sentence[]): Sentence[] =>
  all.filter(({ paragraph }) => paragraph === all[0]?.paragraph)

/** In letters: what a cover has room for as well. */
const headlineLength = 90

/** In letters: a title that is longer stands on two lines or more. */
const longTitle = 38

/** "Meeting summary: Website relaunch, 12 November 2026": the part that names it. */
function splitTitle(title: string): string {
  const [first = title] = title.split(/\s*:\s+|\s+[–—]\s+/u)
  // "Episode 48" says less than what comes after it.
  const isName = countSpokenWords(first) > (/\d/u.test(first) ? 2 : 1)
  return title.length > longTitle && isName ? first : title
}

/** "Quarterly Report Q3 2026: Northwind Bicycles": what comes after the part that is the title. */
function findRest(title: string, short: string): string {
  const [, rest = ''] = title.startsWith(short)
    ? (/^\s*[:–—]\s+(.+)$/u.exec(title.slice(short.length)) ?? [])
    : []
  return beginUpper(rest)
}
