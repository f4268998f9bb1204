import { nameSlideImage } from '#codecs/slide-images/name-slide-image.ts'
import { packSlideImages, type SlideImage } from '#codecs/slide-images/pack-slide-images.ts'
import { addLosses } from '#codecs/add-losses.ts'
import { listHidden } from '#codecs/list-hidden.ts'
import type { Loss } from '#codecs/loss.ts'
import type { ImageFormat } from '#codecs/file-formats.ts'
import type { ImageFileWriter } from '#codecs/write-result.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import type { Rect } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listDeckTexts } from '#core/layout/texts/list-deck-texts.ts'
import { fail, ok } from '#core/result.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { createEasel } from './easel.ts'
import { paintSlide } from './paint-slide.ts'
import { createDecodedPictures } from './decoded-pictures.ts'
import { registerFonts } from './register-fonts.ts'

const jpegQuality = 0.92

/** A slide of another form than the stage is a picture of that form. */
function cutOut(canvas: OffscreenCanvas, frame: Rect | undefined, scale: number): OffscreenCanvas {
  if (!frame) return canvas
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const cut = new OffscreenCanvas(width, height)
  cut.getContext('2d')?.drawImage(canvas, -frame.x * scale, -frame.y * scale)
  return cut
}

/** The share of the work that is done when all slides are painted and only packing is left. */
const paintedShare = 0.95

/**
 * Each slide as a picture, zipped, painted from the same boxes as the screen; slides that are hidden
 * are left out, as in print. Needs a canvas that works.
 */
export const createSlideImagesWriter =
  (format: ImageFormat): ImageFileWriter =>
  async ({ deck, pictures }, { imageWidth = 1920, listFontFiles, metrics, signal, onProgress }) => {
    const easel = createEasel(imageWidth, metrics)
    if (!easel) return fail('failed')
    await registerFonts(
      new Set(listDeckTexts(deck).flatMap(({ texts, font }) => listFontFiles(texts, font))),
    )
    const { canvas } = easel.brush
    const decoded = createDecodedPictures(pictures)
    const theme = findDeckTheme(deck)
    const places = listShownPlaces(deck.slides)
    const losses: Loss[] = []
    const images: SlideImage[] = []
    for (const [index, place] of places.entries()) {
      if (signal?.aborted) return fail('cancelled')
      const slide = deck.slides[place]
      if (!slide) continue
      const layout = layoutCached({ slide, theme, ...poseSlide(deck, place) }, metrics)
      const taken = await decoded.take(slide, layout.boxes)
      addLosses(losses, [...taken.losses, ...listHidden(slide, layout)])
      paintSlide(easel, layout, taken.shown)
      const blob = await cutOut(canvas, layout.frame, easel.scale)
        .convertToBlob({ type: `image/${format}`, quality: jpegQuality })
        .catch(() => null)
      // A browser that does not know the format writes another one.
      if (blob?.type !== `image/${format}`) return fail('failed')
      const name = nameSlideImage(slide.title, { number: index + 1, total: places.length, format })
      images.push({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })
      onProgress?.((paintedShare * (index + 1)) / places.length, 'slides')
    }
    onProgress?.(paintedShare, 'packing')
    return ok({ bytes: packSlideImages(images), losses })
  }
