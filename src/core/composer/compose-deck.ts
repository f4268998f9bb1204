import { cutText } from '../deck/cut-text.ts'
import { deckFields } from '../deck/deck-fields.ts'
import type { Deck } from '../deck/deck.ts'
import { giveNewIds } from '../deck/give-new-ids.ts'
import { limitSlide } from '../deck/limit-slide.ts'
import type { Slide } from '../deck/slide.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { slideLengths } from '../outline/slide-lengths.ts'
import { detectLanguage } from './detect-language.ts'
import { draftOpening, listDraftSentences } from './draft.ts'
import { leansBack } from './leans-back.ts'
import { planDeck } from './plan-deck.ts'
import { rankSentences } from './rank-sentences.ts'
import { readDocument } from './read-document.ts'
import { listSentences } from './section.ts'
import { countWordsOf, type Sentence } from './sentence.ts'
import { settleForm } from './settle-form.ts'
import type { Shown } from './shown.ts'
import { splitSections } from './split-sections.ts'
import { endsLikeSentence } from './split-sentences.ts'
import { nameDeck } from './name-deck.ts'
import { nameSlides } from './name-slides.ts'
import { writeCover } from './write-cover.ts'
import { writeDraft } from './write-draft.ts'
import { createNotesWriter, joinNotes } from './write-notes.ts'
import { writeTakeaways } from './write-takeaways.ts'

export type ComposeRequest = {
  source: string
  /** Without one the text's own title is taken. */
  title?: string
  /** Of all slides; by the length of the text when left out. */
  slideCount?: number
  newId: () => string
}

/** Fewer sentences than this are a remark, not a text. */
const minSentences = 3

/**
 * A deck from the user's own text, without any model: each part of the text as the form that it has,
 * in its order, and what a slide has no room for in its notes. `null` when there is too little text.
 */
export function composeDeck({ source, title, slideCount, newId }: ComposeRequest): Deck | null {
  const language = detectLanguage(source)
  const article = splitSections(readDocument(source), language)
  const all = article.sections.flatMap(listSentences)
  if (all.length < minSentences) return null
  const ranking = rankSentences(all, language)
  const context = { language, ranking }
  const { welcome, takeaways, thanks } = language.phrases

  const { opening, body, closing } = planDeck(article, slideCount)
  const name = nameDeck({ title: title?.trim() || article.title, all, body }, context)
  const titles = nameSlides([...body, ...(closing ? [closing] : [])], {
    ...context,
    name: name.title,
  })
  const writeNotes = createNotesWriter(context)

  const drafts = [...body, ...(closing ? [closing] : [])]
  const told: Told[] = [
    {
      title: name.title,
      shown: writeCover({ article, opening, subtitle: name.subtitle }, context),
      own: opening,
    },
    ...drafts.map((draft, at): Told => ({
      title: titles[at] ?? '',
      shown: writeDraft(draft, titles[at] ?? '', context),
      own: listDraftSentences(draft),
    })),
  ]
  const summary = closing ? null : writeTakeaways([draftOpening(opening), ...body], context)
  if (summary) told.push({ title: takeaways, shown: summary.shown, own: [] })

  const last = told.length - 1
  const slides = told.map(({ shown, own, title: slideTitle }, at): Omit<Slide, 'id'> => {
    const before = at === 0 ? `${welcome} ${announce()}` : ''
    const after = at === last ? ` ${thanks}` : ''
    const spent = countSpokenWords(before + after)
    const isRecap = summary !== null && at === last
    const spoken = isRecap ? recap(summary.sentences, spent) : writeNotes({ own, shown, spent })
    const slide = { title: slideTitle, ...shown, notes: (before + spoken + after).trim() }
    return settleForm(slide, { place: at, count: told.length })
  })
  // A document may be one line without an end.
  return {
    title: cutText(name.whole, deckFields.title.most),
    slides: giveNewIds(slides, newId).map((slide) => limitSlide(slide).slide),
  }

  /** A text that does not open by itself is announced: what it is called, and its headings. */
  function announce(): string {
    const headings = [
      ...new Set(drafts.flatMap(({ above: [top], heading }) => top ?? heading ?? [])),
    ]
    const isLong = countSpokenWords(headings.join(' ')) > longestAnnouncement
    if (countWordsOf(opening) >= shortOpening || headings.length < 2 || isLong) return ''
    return `${[name.whole, ...article.fields].map(endSentence).join(' ')} ${headings.map(endSentence).join(' ')} `
  }

  /** At the end the takeaways are said in full, and what else weighs most. */
  function recap(said: readonly Sentence[], spent: number): string {
    const chosen = new Set(said)
    const rest = all.filter(({ text, isItem }) => !isItem && !leansBack(text, language))
    for (const sentence of rest.toSorted((a, b) => ranking.score(b) - ranking.score(a))) {
      if (spent + countWordsOf([...chosen]) >= slideLengths.notes.min) break
      if (!chosen.has(sentence)) chosen.add(sentence)
    }
    return joinNotes(all.filter(({ index }) => [...chosen].some((one) => one.index === index)))
  }
}

/** In words: less than this is no opening to listen to. */
const shortOpening = 30
const longestAnnouncement = 45

const endSentence = (text: string): string => (endsLikeSentence(text) ? text : `${text}.`)

/** A slide before it is written down. */
type Told = { title: string; shown: Shown; own: readonly Sentence[] }
