import { readBullet, writeBullet } from '../deck/bullet.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** Another text for a bullet, at its level. The place after the last bullet takes one, too. */
export const typeBullet = (
  view: DeckView,
  slideId: string,
  index: number,
  text: string,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const { content } = slide
    if (index > content.length) return slide
    const bullet = readBullet(content[index] ?? '')
    if (index < content.length && text === bullet.text) return slide
    return { ...slide, content: content.toSpliced(index, 1, writeBullet({ ...bullet, text })) }
  })
