import { readBullet } from '../../deck/texts/bullet.ts'
import { type FieldsWith, listFields, pickFields } from '../../deck/slide-fields.ts'
import type { Slide } from '../../deck/slide.ts'
import { dealBullets } from '../../layout/texts/deal-bullets.ts'
import { createTextCutter } from '../../text-cutter.ts'
import { type DeckView, showSlides } from '../deck-view.ts'
import { followTable } from '../follow-table.ts'
import { followWords } from '../follow-words.ts'

/** What each half of a split slide has for itself. */
type OwnOfHalf = Required<Pick<Slide, FieldsWith<{ split: 'own' }>>>

const numbered = /\s\((\d+)\)$/u

/**
 * Half of the points, and of what is said about them, go to a new slide right after, titled
 * `{title} (2)`. Refused when there is only one point to tell apart.
 */
export function splitSlide(view: DeckView, slideId: string, newId: () => string): DeckView {
  const place = view.deck.slides.findIndex(({ id }) => id === slideId)
  const slide = view.deck.slides[place]
  if (!slide) return view
  const [stays, goes] = dealContent(slide)
  if (goes.length === 0) return view
  const [said, saidNext] = splitNotes(slide.notes)
  const number = Number(numbered.exec(slide.title)?.[1] ?? 1) + 1
  const first: OwnOfHalf = { id: slide.id, title: slide.title, content: stays, notes: said }
  const second: OwnOfHalf = {
    id: newId(),
    title: `${slide.title.replace(numbered, '')} (${number})`,
    content: goes,
    notes: saidNext,
  }
  const ofBoth = pickFields(slide, listFields({ split: 'both' }))
  const halves = [
    { ...slide, ...first },
    { ...ofBoth, ...second },
  ]
  return showSlides(
    view,
    view.deck.slides.toSpliced(place, 1, ...halves.map((half) => followOwn(slide, half))),
    // The user stays on the slide they were on.
    view.current > place ? view.current + 1 : view.current,
  )
}

/** In the look that the whole slide kept, with its own points and table in their places. */
const followOwn = (whole: Slide, half: Slide): Slide => followTable(whole, followWords(whole, half))

/** Whether a slide says that it goes on with the one before it. */
export const continuesTitle = (title: string, before: string): boolean =>
  numbered.test(title) && title.replace(numbered, '') === before.replace(numbered, '')

export const canSplit = (slide: Slide): boolean => dealContent(slide)[1].length > 0

function dealContent({ content }: Slide): [stays: string[], goes: string[]] {
  const [stays = [], goes = []] = dealBullets(content.map(readBullet), 2)
  const pick = (places: number[]) => places.flatMap((place) => content[place] ?? [])
  return [pick(stays), pick(goes)]
}

const cutSentences = createTextCutter('sentence')

/** Where a sentence ends, nearest to the middle. */
function splitNotes(notes: string): [string, string] {
  const middle = notes.length / 2
  const ends = [...cutSentences(notes)].map(({ index }) => index)
  const at = ends.reduce(
    (best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best),
    notes.length,
  )
  return [notes.slice(0, at).trim(), notes.slice(at).trim()]
}
