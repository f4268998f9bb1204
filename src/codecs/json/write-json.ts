import { isAsset } from '#core/deck/pictures/deck-assets.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'

import { encodeDataUrl } from '../encode-data-url.ts'
import type { Loss } from '../loss.ts'
import { tellMissing } from '../tell-missing.ts'
import { writeCarriedTalk } from '../share/carried-talk.ts'
import type { DeckToWrite, WrittenFile } from '../write-result.ts'

/** The deck as one file that stands alone, its stored pictures inside. */
export function writeJson({ deck, pictures, talk }: DeckToWrite): WrittenFile {
  const urls = new Map(Array.from(pictures, ([name, picture]) => [name, encodeDataUrl(picture)]))
  const losses: Loss[] = []
  const whole = moveDeckPictures(deck, (imageUrl, owner) => {
    const url = urls.get(imageUrl)
    if (url !== undefined || !isAsset(imageUrl)) return url ?? imageUrl
    losses.push(tellMissing(deck, owner, imageUrl))
    return null
  })
  const { title, slides, ...look } = whole
  const carried = talk && { spoken: writeCarriedTalk(talk) }
  const json = JSON.stringify({ title, ...look, slides, ...carried }, null, talk ? 0 : 2)
  return { bytes: new TextEncoder().encode(json), losses }
}
