import { readBullet } from '../deck/bullet.ts'
import {
  defaultImageEffects,
  defaultImageStyle,
  type ImageStyle,
  wholePicture,
} from '../deck/image-style.ts'
import type { Slide } from '../deck/slide.ts'
import type { Arrangement, Theme } from '../theme/theme.ts'
import type { Fill, PictureBox, Rect, SlideLayout } from './boxes.ts'
import { chooseLayout } from './choose-layout.ts'
import { stackTexts } from './stack-texts.ts'
import { stage } from './stage.ts'
import { isRtlSlide } from './text-direction.ts'
import type { TextMetrics } from './text-metrics.ts'

export type SlideInTheme = {
  slide: Slide
  theme: Theme
  /** Index in its deck. */
  place: number
}

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(
  { slide, theme, place }: SlideInTheme,
  metrics: TextMetrics,
): SlideLayout {
  const layout = slide.layout ?? chooseLayout(slide, place)
  const rtl = isRtlSlide(slide)
  const bullets = slide.content.filter((bullet) => readBullet(bullet).text.trim() !== '').length
  const has = { picture: slide.imageUrl !== undefined, content: bullets > 0 }
  const composed = theme.arrange(layout, has)
  const arrangement = rtl ? mirrorArrangement(composed) : composed
  const { texts, decoration } = stackTexts({ slide, theme, arrangement, rtl }, metrics)
  const background = arrangement.background ?? theme.background

  return {
    layout,
    rtl,
    background: rtl ? mirrorFill(background) : background,
    boxes: [
      ...(arrangement.shapes ?? []),
      ...(has.picture && arrangement.picture
        ? [layOutPicture(slide, theme, arrangement.picture)]
        : []),
      ...decoration,
      ...texts,
    ],
    overflows: texts.some((box) => box.overflows),
    hiddenBullets: arrangement.content?.length ? 0 : bullets,
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

/** A picture that fills the stage has no edges to adorn. */
const bleeding: Partial<ImageStyle> = { shadow: 'none' }

function layOutPicture(slide: Slide, theme: Theme, frame: Rect): PictureBox {
  const isBleed = frame.width === stage.width && frame.height === stage.height
  return {
    kind: 'picture',
    x: frame.x,
    y: frame.y,
    width: frame.width,
    height: frame.height,
    style: { ...defaultImageStyle, ...(isBleed ? bleeding : theme.picture), ...slide.imageStyle },
    effects: { ...defaultImageEffects, ...slide.imageEffects },
    crop: { ...wholePicture, ...slide.imageCrop },
    alt: slide.imageAlt ?? '',
  }
}
