import { cutText } from '../deck/texts/cut-text.ts'
import { deckFields } from '../deck/deck-fields.ts'
import type { Deck } from '../deck/deck.ts'
import { giveNewIds } from '../deck/give-new-ids.ts'
import { limitSlide } from '../deck/stored/limit-slide.ts'
import type { Slide } from '../deck/slide.ts'
import { listWords, measureOverlap } from '../outline/content-words.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { detectLanguage } from './detect-language.ts'
import { type Draft, draftOpening, listDraftSentences } from './plan/draft.ts'
import { findMentions } from './leaning/mentions.ts'
import { planDeck } from './plan/plan-deck.ts'
import { foldLeaning } from './plan/fold-leaning.ts'
import { rankSentences } from './plan/rank-sentences.ts'
import { readDocument } from './reading/read-document.ts'
import { listSentences } from './reading/section.ts'
import type { Sentence } from './reading/sentence.ts'
import { keepRhythm } from './writing/keep-rhythm.ts'
import { settleForm } from './writing/settle-form.ts'
import type { Shown } from './writing/shown.ts'
import { splitSections } from './reading/split-sections.ts'
import { nameDeck } from './titles/name-deck.ts'
import { createSlideNamer } from './titles/name-slides.ts'
import { writeCover } from './writing/write-cover.ts'
import { writeDraft } from './writing/write-draft.ts'
import { announce, recap } from './writing/say-ends.ts'
import { createNotesWriter } from './writing/write-notes.ts'
import {
  chooseTakeaways,
  listTakeaways,
  showTakeaways,
  type Takeaway,
} from './writing/write-takeaways.ts'

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
export function composeDeck(request: ComposeRequest): Deck | null {
  const steps = composeInSteps(request)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same with a rest after every slide, for where somebody waits and wants to go on clicking. */
export function* composeInSteps(request: ComposeRequest): Generator<undefined, Deck | null> {
  const { source, title, slideCount, newId } = request
  const language = detectLanguage(source)
  const article = splitSections(readDocument(source), language)
  const all = article.sections.flatMap(listSentences)
  if (all.length < minSentences) return null
  yield
  const unnamed = {
    language,
    ranking: rankSentences(all, language),
    mentions: findMentions(all, language),
    name: title?.trim() || (article.title ?? ''),
  }
  yield
  const givenTitle = title?.trim() || article.title
  const { subtitle } = nameDeck({ title: givenTitle, all, body: [] }, unnamed)
  const {
    cover: first,
    opening,
    body,
    closing,
  } = planDeck(article, {
    language,
    wanted: slideCount,
    listCover: (sentences) =>
      writeCover({ article, opening: sentences, subtitle }, unnamed).content,
  })
  const planned = closing ? [...body, closing] : body
  // Who asks for so many slides gets them.
  const drafts = slideCount === undefined ? foldLeaning(planned, unnamed) : planned
  const name = nameDeck({ title: givenTitle, all, body }, unnamed)
  const cover = writeCover(
    { article, opening: first, subtitle: name.subtitle },
    { ...unnamed, name: name.whole },
  )
  const context = { ...unnamed, name: [name.whole, ...cover.content].join('\n') }
  const told: Told[] = [{ title: name.title, shown: cover, own: opening }]
  const nameSlide = createSlideNamer(drafts, { ...context, name: name.title })
  for (const [at, draft] of drafts.entries()) {
    yield
    const own = listDraftSentences(draft)
    // What nothing of can be shown is said where the one before is shown, unless its author named it.
    const before = told.at(-1)
    if (before && hasNoName(draft, drafts[at - 1]) && isBare(writeDraft(draft, '', context))) {
      told.splice(-1, 1, { ...before, own: [...before.own, ...own] })
      continue
    }
    const slideTitle = nameSlide(draft)
    const shown = writeDraft(draft, slideTitle, context)
    // Nor does a slide of its own say what its title has said.
    if (before && hasNoName(draft, drafts[at - 1]) && saysTitle(shown, slideTitle))
      told.splice(-1, 1, { ...before, own: [...before.own, ...own] })
    else told.push({ title: slideTitle, shown, own })
  }
  const candidates: Takeaway[] = []
  for (const [place, draft] of closing ? [] : [draftOpening(opening), ...body].entries()) {
    yield
    candidates.push(...listTakeaways(draft, place, context))
  }
  const onCover = new Set(told[0]?.shown.content)
  const takeaways = chooseTakeaways(candidates, ({ text }) => onCover.has(text))
  if (takeaways.length > 0)
    told.push({ title: language.phrases.takeaways, shown: showTakeaways(takeaways), own: [] })
  yield
  const writeNotes = createNotesWriter(context)
  const { welcome, thanks } = language.phrases
  const last = told.length - 1
  const slides = told.map(({ title: slideTitle, shown, own }, at): Omit<Slide, 'id'> => {
    const before = at === 0 ? `${welcome} ${announce({ article, name, opening, drafts })}` : ''
    const after = at === last ? ` ${thanks}` : ''
    const spent = countSpokenWords(before + after)
    const isRecap = takeaways.length > 0 && at === last
    const spoken = isRecap
      ? recap(
          takeaways.map(({ sentence }) => sentence),
          { all, spent, ...context },
        )
      : writeNotes({ own, shown, spent })
    const slide = { title: slideTitle, ...shown, notes: (before + spoken + after).trim() }
    return settleForm(slide, { place: at, count: told.length })
  })
  // A document may be one line without an end.
  return {
    title: cutText(name.whole, deckFields.title.most),
    slides: giveNewIds(keepRhythm(slides), newId).map((slide) => limitSlide(slide).slide),
  }
}

/** Whether a slide of its own would have a title that we found, or only go on under one. */
const hasNoName = ({ heading, members }: Draft, before: Draft | undefined): boolean =>
  members.length === 0 && (heading === null || heading === before?.heading)

const isBare = ({ content, table }: Shown): boolean => content.length === 0 && !table

/** In the share of words that both have. */
const sameAsTitle = 0.8

const saysTitle = ({ content, table }: Shown, title: string): boolean =>
  !table &&
  content.every((line) => measureOverlap(listWords(title), listWords(line)) >= sameAsTitle)

/** A slide before it is written down. */
type Told = { title: string; shown: Shown; own: readonly Sentence[] }
