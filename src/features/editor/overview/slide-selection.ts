import { createStore, type StoreApi } from 'zustand/vanilla'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

type Selected = {
  ids: ReadonlySet<string>
  /** From where a range is stretched. */
  anchor: string
}

/** The slides that the next operation is about. The slide the user is on is always one of them. */
export type SlideSelection = {
  state: StoreApi<Selected>
  /** In the order of the deck. */
  list(): string[]
  /** This one alone, and goes there. */
  choose(slideId: string): void
  /** Adds it and goes there, or takes it out while others remain. */
  toggle(slideId: string): void
  /** Everything from where the range began to here, and goes here. */
  extend(slideId: string): void
  /** These; the user stays on their slide when it is one of them and goes to the first otherwise. */
  select(slideIds: readonly string[]): void
  /** Goes along with what happens to the deck, until the answer is called. */
  follow(): () => void
}

export function createSlideSelection({ state: deckState, select: go }: OpenDeck): SlideSelection {
  const listSlides = () => deckState.getState().deck.slides
  const placeOf = (slideId: string) => listSlides().findIndex(({ id }) => id === slideId)
  const currentId = () => listSlides()[deckState.getState().current]?.id ?? ''

  const state = createStore<Selected>(() => alone(currentId()))
  const list = () => {
    const { ids } = state.getState()
    return listSlides().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  /** The selection is set first: it ends when the user goes to a slide outside it. */
  function show(selected: Selected, slideId: string) {
    state.setState(selected)
    go(placeOf(slideId))
  }

  function catchUp() {
    const id = currentId()
    const { ids, anchor } = state.getState()
    // Slides that were deleted, here or in another tab, must not come back selected by an undo.
    const there = new Set(list())
    if (!there.has(id)) state.setState(alone(id))
    else if (there.size < ids.size)
      state.setState({ ids: there, anchor: there.has(anchor) ? anchor : id })
  }

  return {
    state,
    list,
    follow() {
      catchUp()
      return deckState.subscribe(({ deck, current }, before) => {
        if (deck.slides !== before.deck.slides || current !== before.current) catchUp()
      })
    },
    choose: (slideId) => show(alone(slideId), slideId),

    toggle(slideId) {
      const ids = new Set(state.getState().ids)
      if (!ids.has(slideId)) {
        show({ ids: ids.add(slideId), anchor: slideId }, slideId)
      } else if (ids.size > 1) {
        ids.delete(slideId)
        const goal = slideId === currentId() ? nearest(ids, slideId) : currentId()
        show({ ids, anchor: goal }, goal)
      }
    },

    extend(slideId) {
      const { anchor } = state.getState()
      const [from, to] = [placeOf(anchor), placeOf(slideId)].toSorted((a, b) => a - b)
      const range = listSlides().slice(from, (to ?? 0) + 1)
      show({ ids: new Set(range.map(({ id }) => id)), anchor }, slideId)
    },

    select(slideIds) {
      const [first] = slideIds
      if (first === undefined) return
      const ids = new Set(slideIds)
      const goal = ids.has(currentId()) ? currentId() : first
      show({ ids, anchor: goal }, goal)
    },
  }

  /** Of these slides the one that stands closest. */
  function nearest(ids: ReadonlySet<string>, slideId: string): string {
    const place = placeOf(slideId)
    const distance = (id: string) => Math.abs(placeOf(id) - place)
    return [...ids].toSorted((a, b) => distance(a) - distance(b))[0] ?? slideId
  }
}

const alone = (slideId: string): Selected => ({ ids: new Set([slideId]), anchor: slideId })
