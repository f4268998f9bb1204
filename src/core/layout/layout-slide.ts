import { defaultImageEffects, wholePicture } from '../deck/image-style.ts'
import { listPictures } from '../deck/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import type { Theme } from '../theme/theme.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { type ArrangedSlide, arrangeSlide, type SlideInTheme } from './arrange-slide.ts'
import type { Box, PictureBox, Rect, SlideLayout } from './boxes.ts'
import { findPictureStyle } from './find-picture-style.ts'
import { makeTextsReadable } from './make-texts-readable.ts'
import { stackTexts } from './stack-texts.ts'
import { addTable, leaveRoomForTable } from './table-room.ts'
import type { TextMetrics } from './text-metrics.ts'

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const { slide, theme } = onStage
  const arranged = arrangeSlide(onStage)
  const { layout, rtl, bullets, background } = arranged
  const arrangement = leaveRoomForTable(arranged, onStage, metrics)
  const { texts, decoration } = stackTexts({ slide, theme, arrangement, rtl }, metrics)
  const pictures = layOutPictures(slide, theme, arranged)
  const boxes: Box[] = [...(arrangement.shapes ?? []), ...pictures, ...decoration, ...texts]
  const table = addTable({ background, boxes }, arranged, onStage, metrics)

  return {
    layout,
    rtl,
    background,
    boxes: [
      ...(theme.hasOwnColours ? makeTextsReadable({ background, boxes }, slide) : boxes),
      ...(table ? [table] : []),
    ],
    overflows: texts.some((box) => box.overflows) || table?.overflows === true,
    hiddenBullets: arrangement.content?.length ? 0 : bullets,
    hiddenPictures: arrangement.picture ? listPictures(slide).length - pictures.length : 0,
  }
}

function layOutPictures(
  slide: Slide,
  theme: Theme,
  { arrangement: { picture: frame }, rtl }: ArrangedSlide,
): PictureBox[] {
  if (!frame) return []
  const pictures = listPictures(slide)
  const style = { ...findPictureStyle(theme, frame), ...slide.imageStyle }
  const place = (rect: Rect, index: number): PictureBox => ({
    kind: 'picture',
    index,
    x: rect.x,
    y: rect.y,
    width: rect.width,
    height: rect.height,
    style,
    effects: { ...defaultImageEffects, ...slide.imageEffects },
    crop: { ...wholePicture, ...pictures[index]?.imageCrop },
    alt: pictures[index]?.imageAlt ?? '',
  })
  return arrangePictures(frame, pictures.length, rtl).map(place)
}
