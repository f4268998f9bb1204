import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'

import { poseSlide, type SlidePose } from '#core/form/slide-pose.ts'
import { useRhythm } from '#slide/use-rhythm.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What a slide of the open deck has from it, besides its theme. */
export function useDeckPose(openDeck: Pick<OpenDeck, 'state'>, place: number): SlidePose {
  useRhythm()
  return useStore(
    openDeck.state,
    useShallow(({ deck }) => poseSlide(deck, place)),
  )
}
