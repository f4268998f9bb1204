import type { DeckView } from '#core/edit/deck-view.ts'
import { deleteSlides } from '#core/edit/slides/delete-slides.ts'
import { duplicateSlides } from '#core/edit/slides/duplicate-slides.ts'
import { hideSlides } from '#core/edit/slides/hide-slides.ts'
import { type MoveDirection, moveSlides } from '#core/edit/slides/move-slides.ts'
import { takeSlides } from '#core/edit/slides/take-slides.ts'
import { overviewWords } from '#words/editor/overview.ts'
import { createId } from '#workspace/create-id.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { offerUndo } from '../../deck/offer-undo.ts'
import type { SlideSelection } from './slide-selection.ts'

/** What can be done to the chosen slides: one undo step each, and said to those who do not see it. */
export type SlideOperations = {
  delete(): void
  /** Deletes them without a word, and answers how many have gone. */
  remove(): number
  duplicate(): void
  move(direction: MoveDirection): void
  /** To the gap before the slide that stands there now. */
  take(gap: number): void
  /** Hides them, or, when all of them are hidden, shows them again. */
  toggleHidden(): void
  areHidden(): boolean
  canDelete(): boolean
  canMove(direction: MoveDirection): boolean
}

type Needs = {
  openDeck: OpenDeck
  selection: Pick<SlideSelection, 'list' | 'select'>
  tell: (news: string) => void
}

export function createSlideOperations({ openDeck, selection, tell }: Needs): SlideOperations {
  const { news } = overviewWords
  const listIds = () => openDeck.state.getState().deck.slides.map(({ id }) => id)

  function reorder(change: (view: DeckView, ids: readonly string[]) => DeckView) {
    const before = listIds()
    const ids = selection.list()
    openDeck.edit((view) => change(view, ids))
    const after = listIds()
    const [first = ''] = ids
    if (after.some((id, index) => id !== before[index]))
      tell(news.moved(ids.length, after.indexOf(first) + 1, after.length))
  }

  function remove(): number {
    const before = listIds().length
    const ids = selection.list()
    openDeck.edit((view) => deleteSlides(view, ids))
    return before - listIds().length
  }

  const areHidden = () => {
    const chosen = new Set(selection.list())
    const { slides } = openDeck.state.getState().deck
    return slides.every(({ id, hidden }) => hidden || !chosen.has(id))
  }

  return {
    remove,
    delete() {
      const asked = selection.list().length
      const gone = remove()
      if (gone === 0) return
      const done = gone < asked ? news.deletedAllButOne(gone) : news.deleted(gone)
      tell(done)
      offerUndo(openDeck, done, () => tell(news.undone))
    },

    duplicate() {
      const ids = selection.list()
      const known = new Set(listIds())
      openDeck.edit((view) => duplicateSlides(view, ids, () => createId('slide')))
      selection.select(listIds().filter((id) => !known.has(id)))
      tell(news.duplicated(ids.length))
    },

    move: (direction) => reorder((view, ids) => moveSlides(view, ids, direction)),
    take: (gap) => reorder((view, ids) => takeSlides(view, ids, gap)),

    toggleHidden() {
      const ids = selection.list()
      const hide = !areHidden()
      openDeck.edit((view) => hideSlides(view, ids, hide))
      tell(hide ? news.hidden(ids.length) : news.shown(ids.length))
    },
    areHidden,

    canDelete: () => listIds().length > 1,
    canMove(direction) {
      const view: DeckView = openDeck.state.getState()
      return moveSlides(view, selection.list(), direction) !== view
    },
  }
}
