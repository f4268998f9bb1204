import { defaultImageEffects, wholePicture } from '../deck/image-style.ts'
import type { SlidePicture } from '../deck/slide-picture.ts'
import { listPictures } from '../deck/slide-pictures.ts'
import { arrangePictures } from './arrange-pictures.ts'
import type { ArrangedSlide, SlideInTheme } from './arrange-slide.ts'
import { arrangeWholePictures, keepOffEdges } from './arrange-whole-pictures.ts'
import type { PictureBox, Rect, TextBox } from './boxes.ts'
import { findPictureStyle } from './find-picture-style.ts'
import { findShownAspect } from './layout-picture.ts'
import { makeWayForTexts } from './make-way-for-texts.ts'

/** The pictures of a slide in the frame that they share, as many as can be seen there. */
export function layOutPictures(
  { slide, theme }: SlideInTheme,
  { arrangement, rtl }: ArrangedSlide,
  texts: readonly TextBox[],
): PictureBox[] {
  const frame = arrangement.picture && makeWayForTexts(arrangement.picture, texts)
  if (!frame) return []
  const shared = {
    kind: 'picture' as const,
    style: { ...findPictureStyle(theme, frame), ...slide.imageStyle },
    effects: { ...defaultImageEffects, ...slide.imageEffects },
  }
  const pictures = listPictures(slide).map(describePicture)
  const aspects = pictures.map(({ aspect }) => aspect)
  const cells =
    shared.style.fit === 'contain'
      ? arrangeWholePictures(keepOffEdges(frame), aspects, rtl)
      : arrangePictures(frame, pictures.length, rtl)
  return pictures.flatMap((picture, index) => {
    const cell = cells[index]
    return cell ? [{ ...shared, index, ...toRect(cell), ...picture }] : []
  })
}

function describePicture({
  imageAspect,
  imageCrop,
  imageAlt = '',
}: SlidePicture): Pick<PictureBox, 'crop' | 'aspect' | 'alt'> {
  const crop = { ...wholePicture, ...imageCrop }
  const aspect = imageAspect === undefined ? null : findShownAspect(imageAspect, crop)
  return { crop, aspect, alt: imageAlt }
}

const toRect = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })
