import { useEffect, useMemo } from 'react'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { createSlideSelection, type SlideSelection } from './slide-selection.ts'

export function useSlideSelection(openDeck: OpenDeck): SlideSelection {
  const selection = useMemo(() => createSlideSelection(openDeck), [openDeck])
  useEffect(() => selection.follow(), [selection])
  return selection
}
