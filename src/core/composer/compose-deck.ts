import { cutText } from '../deck/cut-text.ts'
import { deckFields } from '../deck/deck-fields.ts'
import type { Deck } from '../deck/deck.ts'
import { giveNewIds } from '../deck/give-new-ids.ts'
import { limitSlide } from '../deck/limit-slide.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { chooseDeckPoints, countShowable } from './choose-deck-points.ts'
import { ratePoints } from './choose-points.ts'
import { detectLanguage } from './detect-language.ts'
import { planSections } from './plan-sections.ts'
import { rankSentences } from './rank-sentences.ts'
import { readDocument } from './read-document.ts'
import type { Section } from './sentence.ts'
import { splitSections } from './split-sections.ts'
import { shortenHeading } from './shorten-heading.ts'
import { setTitle, titleSlide } from './title-slide.ts'
import { createNotesWriter } from './write-notes.ts'

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
 * A deck from the user's own text, without any model: its weightiest sentences, in their order.
 * `null` when there is too little text for slides.
 */
export function composeDeck({ source, title, slideCount, newId }: ComposeRequest): Deck | null {
  const language = detectLanguage(source)
  const article = splitSections(readDocument(source), language)
  const all = article.sections.flatMap(({ sentences }) => sentences)
  if (all.length < minSentences) return null
  const ranking = rankSentences(all, language)
  const points = new Map(
    all.map((sentence, at) => {
      const previous = all[at - 1]?.text ?? ''
      return [sentence, ratePoints(sentence, { language, ranking, previous })]
    }),
  )
  const { opening, body, closing } = planSections(article, {
    ranking,
    and: language.phrases.and,
    points: countShowable(points),
    wanted: slideCount,
  })
  const sections = [opening, ...body, closing]

  const whole: Section = { heading: title?.trim() || article.title, level: 0, sentences: all }
  const { welcome, overview, takeaways, thanks } = language.phrases
  const name = nameDeck(shortenHeading(whole.heading ?? '', language), overview, () =>
    titleSlide(whole, { language, ranking, taken: [] }),
  )
  // Under the author's own headings their title stays as it is; beside titles of ours it is set like them.
  const isOnlyHeading = !title?.trim() && body.every(({ heading }) => heading === null)
  const titles = [isOnlyHeading ? setTitle(name, language) : name]
  for (const section of body) titles.push(titleSlide(section, { language, ranking, taken: titles }))
  const ending = shortenHeading(closing.heading ?? takeaways, language)
  titles.push(countSpokenWords(ending) > 1 ? ending : takeaways)

  const bullets = chooseDeckPoints(sections, { points, titles })
  const writeNotes = createNotesWriter(sections, { language, ranking })
  const last = sections.length - 1
  const slides = sections.map((_, at) => {
    const content = bullets[at] ?? []
    const before = at === 0 ? `${welcome} ` : ''
    const after = at === last ? ` ${thanks}` : ''
    const text = writeNotes({ at, shown: content, spent: countSpokenWords(before + after) })
    return { title: titles[at] ?? '', content, notes: before + text + after }
  })
  // A document may be one line without an end.
  return {
    title: cutText(whole.heading ?? name, deckFields.title.most),
    slides: giveNewIds(slides, newId).map((slide) => limitSlide(slide).slide),
  }
}

/** One word is a subject, not yet a title. */
function nameDeck(short: string, overview: string, findTitle: () => string): string {
  if (countSpokenWords(short) > 1) return short
  return short && overview ? `${short}: ${overview}` : findTitle()
}
