import type { Deck } from '#core/deck/deck.ts'
import type { PictureOwner } from '#core/deck/pictures/move-deck-pictures.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'

import type { Loss } from './loss.ts'

/** What is in no file any more: a picture, told of the slide that showed it, the logo, or a typeface. */
export function tellMissing(
  { slides, typefaces }: Pick<Deck, 'slides' | 'typefaces'>,
  owner: PictureOwner,
  url: string,
): Loss {
  if (owner === 'logo') return { kind: 'logo-missing' }
  const slide = owner === 'typeface' ? undefined : slides[owner]
  if (slide) return { kind: 'picture-missing', slideId: slide.id }
  const family = listTypefaces(typefaces).find((one) => Object.values(one).includes(url))?.name
  return { kind: 'font-missing', family: family ?? '' }
}
