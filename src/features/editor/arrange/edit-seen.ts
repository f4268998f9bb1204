import type { Slide } from '#core/deck/slide.ts'
import { editArranged } from '#core/edit/edit-arranged.ts'
import { editPlaced } from '#core/edit/edit-placed.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import type { EditOptions, OpenDeck } from '#workspace/deck/open-deck.ts'

/**
 * Changes elements of a slide as those see it who arrange them. The first change of a form that was taken apart
 * is what makes the slide one whose parts are placed: both are one step of undo.
 */
export const editSeen = (
  openDeck: OpenDeck,
  seen: Slide,
  change: (seen: Slide) => Slide,
  options?: EditOptions,
): void =>
  openDeck.edit(
    (view) =>
      seen.placed?.isOwn
        ? editPlaced(view, seen.id, (slide) => {
            if (keepsLook(slide)) return change(slide)
            const changed = change(seen)
            return changed === seen ? slide : changed
          })
        : editArranged(view, seen.id, change),
    options,
  )
