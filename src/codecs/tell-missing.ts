import type { Deck } from '#core/deck/deck.ts'
import type { PictureOwner } from '#core/deck/move-deck-pictures.ts'

import type { Loss } from './loss.ts'

/** A picture that is in no file any more, told of the slide that showed it. */
export function tellMissing({ slides }: Pick<Deck, 'slides'>, owner: PictureOwner): Loss {
  const slide = owner === 'logo' ? undefined : slides[owner]
  return slide ? { kind: 'picture-missing', slideId: slide.id } : { kind: 'logo-missing' }
}
