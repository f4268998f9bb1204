import { readBullet } from '../deck/bullet.ts'
import { writeBullet } from '../deck/write-bullet.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** With null the icon of a point is found by its words. */
export const setIcon = (
  view: DeckView,
  slideId: string,
  index: number,
  icon: string | null,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const point = slide.content[index]
    if (point === undefined) return slide
    const { icon: before, ...bullet } = readBullet(point)
    if ((before ?? null) === icon) return slide
    const content = slide.content.with(index, writeBullet({ ...bullet, ...(icon && { icon }) }))
    return { ...slide, content }
  })
