import { assetUrl, listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { Slide } from '#core/deck/slide.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'
import { insertSlides } from '#core/edit/slides/insert-slides.ts'

import { createId } from '#workspace/create-id.ts'
import type { OpenDeck } from './open-deck.ts'

export type PastedSlides = {
  slideIds: readonly string[]
  /** Pictures that are not in this browser; their slides came without them. */
  missingPictures: number
}

/** Brings slides of any deck of this browser into an open one, after the current slide. */
export async function pasteSlides(
  openDeck: OpenDeck,
  slides: readonly Slide[],
): Promise<PastedSlides> {
  const hashes = listDeckAssets({ slides })
  const brought = new Map<string, string>()
  for (const hash of hashes) {
    const picture = await openDeck.loadPicture(hash)
    if (picture.ok) brought.set(assetUrl(hash), await openDeck.addPicture(picture.value))
  }
  const wanted = new Set(hashes.map(assetUrl))
  const whole = slides.map((slide) =>
    movePictures(slide, (imageUrl) =>
      wanted.has(imageUrl) ? (brought.get(imageUrl) ?? null) : imageUrl,
    ),
  )

  const slideIds: string[] = []
  openDeck.edit((view) =>
    insertSlides(view, whole, () => {
      const id = createId('slide')
      slideIds.push(id)
      return id
    }),
  )
  return { slideIds, missingPictures: hashes.length - brought.size }
}
