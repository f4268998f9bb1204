import { isTameSvg } from '#adapters/pictures/is-tame-svg.ts'
import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import type { CopiedSlides } from '#core/deck/copied-slides.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'

/** Pasted pictures are painted as they are: a drawing that would keep the browser busy stays out. */
export function dropWildDrawings({ slides, isCutShort }: CopiedSlides): CopiedSlides {
  const tame = slides.map((slide) => movePictures(slide, (url) => (isWild(url) ? null : url)))
  const isChanged = tame.some((slide, index) => slide !== slides[index])
  return { slides: tame, isCutShort: isCutShort || isChanged }
}

/** What cannot be decoded here may yet be painted by a browser. */
function isWild(url: string): boolean {
  if (!/^\s*data:image\/svg/i.test(url)) return false
  const drawing = decodeDataUrl(url)
  return !drawing || !isTameSvg(drawing.bytes)
}
