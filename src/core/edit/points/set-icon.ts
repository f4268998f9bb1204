import { readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** By the places of the points; with null the icon of a point is found by its words. */
export const setIcons = (
  view: DeckView,
  slideId: string,
  icons: ReadonlyMap<number, string | null>,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const content = slide.content.map((point, index) => {
      const icon = icons.get(index)
      const { icon: before = null, ...bullet } = readBullet(point)
      if (icon === undefined || icon === before) return point
      return writeBullet({ ...bullet, ...(icon && { icon }) })
    })
    return content.every((point, at) => point === slide.content[at]) ? slide : { ...slide, content }
  })

export const setIcon = (
  view: DeckView,
  slideId: string,
  index: number,
  icon: string | null,
): DeckView => setIcons(view, slideId, new Map([[index, icon]]))
