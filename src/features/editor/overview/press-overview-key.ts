import type { KeyboardEvent } from 'react'

import { overviewWords } from '#words/editor/overview.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { SlideOperations } from './slide-operations.ts'
import type { SlideSelection } from './slide-selection.ts'

type KeyNeeds = {
  openDeck: OpenDeck
  selection: SlideSelection
  /** Without them the strip only leads from slide to slide. */
  operations: SlideOperations | null
  tell: (news: string) => void
  /** How many slides PageUp and PageDown pass. */
  pageSize: number
  rightToLeft: boolean
}

/** Answers whether the key was one of the overview's. */
export function pressOverviewKey(event: KeyboardEvent, needs: KeyNeeds): boolean {
  const { openDeck, selection, operations, tell } = needs
  const { deck, current } = openDeck.state.getState()
  const withMod = event.ctrlKey || event.metaKey
  const step = findStep(event.key, needs)

  if (step !== 0 && !event.altKey) {
    if (withMod && Math.abs(step) === 1) {
      if (!event.shiftKey) operations?.move(step < 0 ? 'up' : 'down')
      return true
    }
    const place = Math.min(Math.max(current + step, 0), deck.slides.length - 1)
    const slideId = deck.slides[place]?.id
    if (slideId === undefined) return false
    if (!event.shiftKey || !operations) selection.choose(slideId)
    else {
      selection.extend(slideId)
      tell(overviewWords.news.selected(selection.list().length))
    }
    return true
  }
  if (!operations || event.altKey || event.shiftKey) return false
  const act = findOperation(event.key, withMod)
  if (!act) return false
  act(needs, operations)
  return true
}

function findStep(key: string, { pageSize, rightToLeft }: KeyNeeds): number {
  const onwards = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case 'ArrowDown':
    case onwards:
      return 1
    case 'ArrowUp':
    case back:
      return -1
    case 'PageDown':
      return pageSize
    case 'PageUp':
      return -pageSize
    case 'Home':
      return -Infinity
    case 'End':
      return Infinity
    default:
      return 0
  }
}

type Operation = (needs: KeyNeeds, operations: SlideOperations) => void

function findOperation(key: string, withMod: boolean): Operation | undefined {
  const alone: Record<string, Operation> = {
    Delete: (_, operations) => operations.delete(),
    Backspace: (_, operations) => operations.delete(),
    Escape: ({ openDeck, selection }) => {
      const { deck, current } = openDeck.state.getState()
      selection.choose(deck.slides[current]?.id ?? '')
    },
  }
  const together: Record<string, Operation> = {
    d: (_, operations) => operations.duplicate(),
    a: ({ openDeck, selection, tell }) => {
      const ids = openDeck.state.getState().deck.slides.map(({ id }) => id)
      selection.select(ids)
      tell(overviewWords.news.selected(ids.length))
    },
  }
  return withMod ? together[key.toLowerCase()] : alone[key]
}
