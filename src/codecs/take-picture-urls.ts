import type { Deck } from '#core/deck/deck.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'

import { decodeDataUrl } from './decode-data-url.ts'
import type { ReadLoss } from './loss.ts'
import { filePictureUrl, type ReadDeck, type ReadPicture } from './read-result.ts'

type PictureLoss = 'picture-absent' | 'picture-address' | 'picture-linked'

/**
 * For formats in which anyone can write any address: pictures inside are taken out, those on the web
 * stay where they are until the user asks for them, and every other address is a loss.
 */
export function takePictureUrls(deck: Deck): ReadDeck {
  const pictures = new Map<string, ReadPicture>()
  const names = new Map<string, string>()
  const losses: ReadLoss[] = []

  function takeInline(url: string): string | null {
    const known = names.get(url)
    if (known !== undefined) return known
    const picture = decodeDataUrl(url)
    if (!picture) return null
    const name = filePictureUrl(`inline-${names.size + 1}`)
    names.set(url, name)
    pictures.set(name, picture)
    return name
  }

  const lost = deck.slides.map(() => new Map<PictureLoss, number>())
  const moved = moveDeckPictures(deck, (url, owner) => {
    // Whoever opened a deck would be asked for its logo on all of its slides; fonts are asked for nowhere.
    if (isRemotePicture(url) && typeof owner === 'number') return url
    const name = takeInline(url)
    if (name !== null) return name
    const ofSlide = typeof owner === 'number' ? lost[owner] : undefined
    if (!ofSlide) {
      losses.push({ kind: owner === 'typeface' ? 'typeface-left-out' : 'logo-left-out' })
      return null
    }
    const kind = nameLoss(url)
    ofSlide.set(kind, (ofSlide.get(kind) ?? 0) + 1)
    return null
  })
  for (const [index, counts] of lost.entries())
    losses.push(...Array.from(counts, ([kind, count]) => ({ kind, count, slide: index + 1 })))
  return { deck: moved, pictures, losses }
}

function nameLoss(url: string): PictureLoss {
  // `asset:` names a picture in the library it was written from, which is not in the file.
  if (/^(?:data:image\/|asset:)/i.test(url)) return 'picture-absent'
  // A path leads to a file beside this one, which nobody has given us.
  return /^\s*[a-z][a-z\d+.-]*:/i.test(url) ? 'picture-address' : 'picture-linked'
}
