import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'

import { poseSlide, type SlidePose } from '#core/form/slide-pose.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What a slide of the open deck has from it, besides its theme. */
export const useDeckPose = (openDeck: Pick<OpenDeck, 'state'>, place: number): SlidePose =>
  useStore(
    openDeck.state,
    useShallow(({ deck }) => poseSlide(deck, place)),
  )
