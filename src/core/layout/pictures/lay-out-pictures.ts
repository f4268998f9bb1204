import { defaultImageEffects, wholePicture } from '../../deck/pictures/image-style.ts'
import type { SlidePicture } from '../../deck/pictures/slide-picture.ts'
import { listPictures } from '../../deck/pictures/slide-pictures.ts'
import type { Slide } from '../../deck/slide.ts'
import type { Theme } from '../../theme/theme.ts'
import { arrangePictures } from './arrange-pictures.ts'
import type { ArrangedSlide, SlideInTheme } from '../arrange-slide.ts'
import { arrangeWholePictures, keepOffEdges } from './arrange-whole-pictures.ts'
import type { PictureBox, Rect, TextBox } from '../boxes.ts'
import { findPictureStyle } from './find-picture-style.ts'
import { findShownAspect } from './layout-picture.ts'
import { makeWayForTexts } from './make-way-for-texts.ts'

type PicturedSlide = { slide: Slide; theme: Theme; rtl: boolean }

/** The pictures of a slide in the frame that they share, as many as can be seen there. */
export function layOutPictures(
  { slide, theme }: SlideInTheme,
  { arrangement, rtl }: ArrangedSlide,
  texts: readonly TextBox[],
): PictureBox[] {
  const frame = arrangement.picture && makeWayForTexts(arrangement.picture, texts)
  return frame ? fillFrames({ slide, theme, rtl }, [frame]) : []
}

/** One picture in each frame, and in the last one all that are left. */
export function fillFrames(
  { slide, theme, rtl }: PicturedSlide,
  frames: readonly Rect[],
): PictureBox[] {
  const pictures = listPictures(slide).map(describePicture)
  return frames.flatMap((frame, first) => {
    const isLast = first === frames.length - 1
    const inFrame = pictures.slice(first, isLast ? undefined : first + 1)
    const shared = {
      kind: 'picture' as const,
      style: { ...findPictureStyle(theme, frame), ...slide.imageStyle },
      effects: { ...defaultImageEffects, ...slide.imageEffects },
    }
    const cells =
      shared.style.fit === 'contain'
        ? arrangeWholePictures(
            keepOffEdges(frame),
            inFrame.map(({ aspect }) => aspect),
            rtl,
          )
        : arrangePictures(frame, inFrame.length, rtl)
    return inFrame.flatMap((picture, at) => {
      const cell = cells[at]
      return cell ? [{ ...shared, index: first + at, ...toRect(cell), ...picture }] : []
    })
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
