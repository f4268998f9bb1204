import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { addSlide } from '#core/edit/slides/add-slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { removePicture, setPicture } from '#core/edit/pictures/set-picture.ts'
import { takeSlides } from '#core/edit/slides/take-slides.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { deleteSlide, duplicateSlide, moveSlide } from '../../fixtures/edit-current-slide.ts'
import { listMarks } from './marks.ts'
import { createRandomNumbers, type RandomNumbers } from './random-numbers.ts'

/** What one operation did, as seen from the tab that did it. */
export type LoggedEdit = {
  kind: 'edit' | 'undo' | 'redo'
  /** A mark that was typed, the slide it is on, and the marks it shares its bullet with. */
  typed?: { mark: string; slide: string; neighbours: string[] }
  added: string[]
  removed: string[]
  /** Marks gone from one place though perhaps not from a copy of it, as `placeOf` names them. */
  removedFrom: string[]
  slidesRemoved: string[]
}

/** A mark on a slide; the deck's own title is the slide without an id. */
export const placeOf = (slide: string, mark: string): string => `${slide} ${mark}`
export const markAt = (place: string): string => place.slice(place.lastIndexOf(' ') + 1)

/** Every mark in every place it stands in. */
export const listPlaces = (deck: Deck): Set<string> =>
  new Set([
    ...[...listMarks(deck.title)].map((mark) => placeOf('', mark)),
    ...deck.slides.flatMap((slide) =>
      [...listMarks({ title: '', slides: [slide] })].map((mark) => placeOf(slide.id, mark)),
    ),
  ])

export type RandomEditing = {
  seed: number
  count: number
  /** Code point of the first mark; every text that is typed is a mark of its own. */
  firstMark: number
  pauseMs: number
}

/** Does what a user could do, fast and without sense, and says what came of each step. */
export async function editAtRandom(
  tab: OpenDeck,
  { seed, count, firstMark, pauseMs }: RandomEditing,
): Promise<LoggedEdit[]> {
  const random = createRandomNumbers(seed)
  const log: LoggedEdit[] = []
  let marks = 0
  const newMark = () => String.fromCodePoint(firstMark + marks++)

  for (let step = 0; step < count; step++) {
    const { slides } = tab.state.getState().deck
    const kind = random.below(100)
    let typed: LoggedEdit['typed']
    const logged = logStep(tab, kind < 7 ? 'undo' : kind < 10 ? 'redo' : 'edit', () => {
      if (kind < 7) tab.undo()
      else if (kind < 10) tab.redo()
      else if (kind < 12) tab.select(random.below(slides.length))
      else if (kind < 55)
        tab.edit((view) => typeMark(view, random, newMark(), (made) => (typed = made)))
      else tab.edit((view) => changeAtRandom(view, random, newMark, `${firstMark}-${seed}-${step}`))
    })
    log.push({ ...logged, ...(typed && { typed }) })
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, random.below(pauseMs)))
  }
  return log
}

/** Does one thing in a tab, and says what came of it. */
export function logStep(tab: OpenDeck, kind: LoggedEdit['kind'], act: () => void): LoggedEdit {
  const before = tab.state.getState().deck
  act()
  return { kind, ...compareDecks(before, tab.state.getState().deck) }
}

function compareDecks(before: Deck, after: Deck): Omit<LoggedEdit, 'kind' | 'typed'> {
  const [had, has] = [listMarks(before), listMarks(after)]
  const [oldIds, newIds] = [before, after].map(({ slides }) => new Set(slides.map(({ id }) => id)))
  const newSlides = after.slides.filter(({ id }) => !oldIds?.has(id))
  return {
    // The marks on a copy of a slide were there before, but this copy of them was not.
    added: [...has]
      .filter((mark) => !had.has(mark))
      .concat(...listMarks({ ...after, title: '', slides: newSlides })),
    removed: listGone(had, has),
    removedFrom: listGone(listPlaces(before), listPlaces(after)),
    slidesRemoved: before.slides.map(({ id }) => id).filter((id) => !newIds?.has(id)),
  }
}

function typeMark(
  view: DeckView,
  random: RandomNumbers,
  mark: string,
  onTyped: (typed: NonNullable<LoggedEdit['typed']>) => void,
): DeckView {
  const slide = random.pick(view.deck.slides)
  const insert = (text: string) => {
    const characters = Array.from(text)
    return characters.toSpliced(random.below(characters.length + 1), 0, mark).join('')
  }
  const place = random.below(10)
  if (place === 0) {
    onTyped({ mark, slide: '', neighbours: [] })
    return { ...view, deck: { ...view.deck, title: insert(view.deck.title) } }
  }
  if (place < 5 && slide.content.length > 0) {
    const at = random.below(slide.content.length)
    const bullet = slide.content[at] ?? ''
    onTyped({ mark, slide: slide.id, neighbours: [...listMarks(bullet)] })
    return changeSlide(view, slide.id, { content: slide.content.with(at, insert(bullet)) })
  }
  const field = place < 8 ? 'title' : 'notes'
  onTyped({ mark, slide: slide.id, neighbours: [] })
  return changeSlide(view, slide.id, { [field]: insert(slide[field]) })
}

function changeAtRandom(
  view: DeckView,
  random: RandomNumbers,
  newMark: () => string,
  newId: string,
): DeckView {
  const slide = random.pick(view.deck.slides)
  const at = random.below(slide.content.length + 1)
  const withContent = (content: string[]) => changeSlide(view, slide.id, { content })
  const kind = random.below(45)
  if (kind < 8) return erase(view, slide, random)
  if (kind < 16) return withContent(slide.content.toSpliced(at, 0, newMark()))
  if (kind < 20) return withContent(slide.content.toSpliced(at, 1))
  if (kind < 24) {
    const added = addSlide(view, random.pick(['text', 'image', 'blank']), () => newId)
    // A bullet without a mark could go unnoticed, and take along what is typed into it meanwhile.
    const content = added.deck.slides[added.current]?.content.map((bullet) => bullet + newMark())
    return content ? changeSlide(added, newId, { content }) : added
  }
  if (kind < 26) return duplicateSlide(view, () => newId)
  // Two tabs that each delete one of the last two slides are a case of their own.
  if (kind < 29) return view.deck.slides.length > 2 ? deleteSlide(view) : view
  if (kind < 34) return moveSlide(view, random.pick(['up', 'down']))
  if (kind < 37) return takeSlides(view, [slide.id], random.below(view.deck.slides.length + 1))
  if (kind < 39) return setPicture(view, slide.id, `https://example.org/${newId}.png`)
  if (kind < 40) return removePicture(view, slide.id)
  return changeSlide(view, slide.id, {
    imageStyle: {
      ...slide.imageStyle,
      ...random.pick([{ shape: 'star' as const }, { borderWidth: random.below(20) }]),
    },
  })
}

function erase(view: DeckView, slide: Slide, random: RandomNumbers): DeckView {
  const field = random.pick(['title', 'notes'] as const)
  const characters = Array.from(slide[field])
  const at = random.below(characters.length + 1)
  return changeSlide(view, slide.id, {
    [field]: characters.toSpliced(at, 1 + random.below(3)).join(''),
  })
}

const listGone = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] =>
  [...before].filter((one) => !after.has(one))
