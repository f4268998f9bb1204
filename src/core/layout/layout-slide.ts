import { defaultImageEffects, wholePicture } from '../deck/image-style.ts'
import type { Slide } from '../deck/slide.ts'
import type { Theme } from '../theme/theme.ts'
import { arrangeSlide, type SlideInTheme } from './arrange-slide.ts'
import type { PictureBox, Rect, SlideLayout } from './boxes.ts'
import { findPictureStyle } from './find-picture-style.ts'
import { stackTexts } from './stack-texts.ts'
import type { TextMetrics } from './text-metrics.ts'

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const { slide, theme } = onStage
  const { layout, rtl, has, bullets, background, arrangement } = arrangeSlide(onStage)
  const { texts, decoration } = stackTexts({ slide, theme, arrangement, rtl }, metrics)

  return {
    layout,
    rtl,
    background,
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

function layOutPicture(slide: Slide, theme: Theme, frame: Rect): PictureBox {
  return {
    kind: 'picture',
    x: frame.x,
    y: frame.y,
    width: frame.width,
    height: frame.height,
    style: { ...findPictureStyle(theme, frame), ...slide.imageStyle },
    effects: { ...defaultImageEffects, ...slide.imageEffects },
    crop: { ...wholePicture, ...slide.imageCrop },
    alt: slide.imageAlt ?? '',
  }
}
