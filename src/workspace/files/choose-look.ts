import { hasLook, keepLook } from '#codecs/keep-look.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import { type SlideLook, withLook } from '#core/edit/style/set-look.ts'

import type { Imported } from './import-job.ts'

/** Whether the user has a choice. */
export const offersLook = (imported: Pick<Imported, 'deck'>): boolean => hasLook(imported)

/** What only a kept look lacks. */
const isOnlyKept = ({ kind }: ReadLoss): boolean => kind.startsWith('kept-')

/** The same in the look that was chosen. */
export function chooseLook(imported: Imported, look: SlideLook): Imported {
  if (!hasLook(imported)) return imported
  const slides = imported.deck.slides.map((slide) => withLook(slide, look))
  const dressed = { ...imported, deck: { ...imported.deck, slides } }
  return look === 'kept'
    ? keepLook(dressed)
    : { ...dressed, losses: dressed.losses.filter((loss) => !isOnlyKept(loss)) }
}
