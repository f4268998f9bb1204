import { maxBulletLevel, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** One level deeper or back. Refused at either end of the levels. */
export const indentBullet = (
  view: DeckView,
  slideId: string,
  index: number,
  by: 1 | -1,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const bullet = slide.content[index]
    if (bullet === undefined) return slide
    const read = readBullet(bullet)
    const next = read.level + by
    if (next < 0 || next > maxBulletLevel) return slide
    return { ...slide, content: slide.content.with(index, writeBullet({ ...read, level: next })) }
  })
