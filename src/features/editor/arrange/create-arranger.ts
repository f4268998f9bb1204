import type { Slide } from '#core/deck/slide.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'
import { groupElements, ungroupElements } from '#core/placed/edit/group-elements.ts'
import {
  duplicateElements,
  type Rearranged,
  removeElements,
  reorderElements,
  type Step,
  type Way,
} from '#core/placed/edit/order-elements.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import type { EditOptions, OpenDeck } from '#workspace/deck/open-deck.ts'

import { offerUndo } from '../../deck/offer-undo.ts'
import { type Next, pickElements } from './arranging.ts'
import { editSeen } from './edit-seen.ts'

/** What can be done with the elements that are selected, each as one step of undo. */
export type Arranger = {
  change(change: (slide: Slide) => Slide, options?: EditOptions): void
  reorder(step: Step): void
  /** Beside what it is a copy of, or so far from it. */
  duplicate(by?: Way, next?: Next): void
  group(): void
  ungroup(): void
  remove(): void
}

/** @param slide as it is seen by those who arrange it */
export function createArranger(openDeck: OpenDeck, slide: Slide, picked: Picked): Arranger {
  const change: Arranger['change'] = (how, options) => editSeen(openDeck, slide, how, options)

  const rearrange = (how: (one: Slide) => Rearranged, next?: Next) => {
    const { picked: now } = how(slide)
    change((one) => how(one).slide)
    pickElements(slide.id, now, next)
  }

  return {
    change,
    reorder: (step) => rearrange((one) => reorderElements(one, picked, step)),
    duplicate: (by, next) => rearrange((one) => duplicateElements(one, picked, by), next),
    group: () => rearrange((one) => groupElements(one, picked)),
    ungroup: () => change((one) => ungroupElements(one, picked)),
    remove() {
      if (picked.length === 0) return
      pickElements(slide.id, [])
      change((one) => removeElements(one, picked))
      offerUndo(openDeck, arrangeWords.removed(picked.length))
    },
  }
}
