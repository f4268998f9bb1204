import { readBullet } from '../deck/bullet.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import type { Arrangement, SlideParts, Theme } from '../theme/theme.ts'
import type { Fill, Rect } from './boxes.ts'
import { chooseLayout } from './choose-layout.ts'
import { stage } from './stage.ts'
import { isRtlSlide } from './text-direction.ts'

export type SlideInTheme = {
  slide: Slide
  theme: Theme
  /** Index in its deck. */
  place: number
}

export type ArrangedSlide = {
  layout: SlideLayoutName
  rtl: boolean
  has: SlideParts
  /** How many of its bullets have words. */
  bullets: number
  background: Fill
  arrangement: Arrangement
}

/** How a slide is composed, before any of its words is measured. */
export function arrangeSlide({ slide, theme, place }: SlideInTheme): ArrangedSlide {
  const layout = slide.layout ?? chooseLayout(slide, place)
  const rtl = isRtlSlide(slide)
  const bullets = slide.content.filter((bullet) => readBullet(bullet).text.trim() !== '').length
  const has = { picture: slide.imageUrl !== undefined, content: bullets > 0 }
  const composed = theme.arrange(layout, has)
  const background = composed.background ?? theme.background
  return {
    layout,
    rtl,
    has,
    bullets,
    background: rtl ? mirrorFill(background) : background,
    arrangement: rtl ? mirrorArrangement(composed) : composed,
  }
}

/** A right-to-left slide is the same composition seen in a mirror. */
function mirrorArrangement(arrangement: Arrangement): Arrangement {
  const { shapes = [], content = [], title, picture } = arrangement
  const mirrorShape = (shape: (typeof shapes)[number]) => ({
    ...mirror(shape),
    fill: mirrorFill(shape.fill),
  })
  return {
    ...arrangement,
    shapes: shapes.map(mirrorShape),
    content: content.map(mirror),
    ...(title && { title: mirror(title) }),
    ...(picture && { picture: mirror(picture) }),
  }
}

const mirror = <R extends Rect>(rect: R): R => ({ ...rect, x: stage.width - rect.x - rect.width })

const mirrorFill = (fill: Fill): Fill =>
  fill.kind === 'linear' ? { ...fill, angle: 360 - fill.angle } : fill
