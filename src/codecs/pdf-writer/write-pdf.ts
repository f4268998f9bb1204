import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { isRtlSlide } from '#core/layout/texts/text-direction.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { fail, ok } from '#core/result.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { listHidden } from '#codecs/list-hidden.ts'
import type { Loss } from '#codecs/loss.ts'
import type { PdfFileWriter } from '#codecs/write-result.ts'

import { createPageMaker } from './page-maker.ts'
import { createPicturePainter } from './pictures/paint-picture.ts'
import { createShadowPainter } from './paint-shadow.ts'
import type { SlidePainter } from './paint-slide.ts'
import { createPdfDocument } from './pdf-document.ts'
import { createEmbeddedPictures } from './pictures/embedded-pictures.ts'
import { planPages } from './plan-pages.ts'

/** Whoever waits must be able to call it off and to see it move. */
const breatheEveryMs = 30

/** The share of the work that is done when all slides are painted and only fonts and packing are left. */
const paintedShare = 0.85

/** Painted from the same boxes as the screen; slides that are hidden are left out, as in print. */
export const writePdf: PdfFileWriter = async (
  { deck, pictures },
  { metrics, loadShaper, bakePicture, pages = { kind: 'slides' }, signal, onProgress },
) => {
  const shaper = await loadShaper()
  if (!shaper) return fail('failed')
  const document = createPdfDocument()
  const painter: SlidePainter = {
    document,
    shaper,
    metrics,
    pictures: createEmbeddedPictures(document.file, pictures, bakePicture),
    paintPicture: createPicturePainter(document.file, document.inks),
    paintShadow: createShadowPainter(document.file, document.inks),
    losses: [],
    uncovered: new Map(),
  }
  const theme = findDeckTheme(deck)
  const places = listShownPlaces(deck.slides)
  const plan = planPages(pages, deck.slides.slice(0, 1).some(isRtlSlide))
  const maker = createPageMaker(painter, plan, { title: deck.title, total: places.length })
  let rested = performance.now()
  for (const [index, place] of places.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const slide = deck.slides[place]
    if (!slide) continue
    const layout = layoutCached({ slide, theme, ...poseSlide(deck, place) }, metrics)
    await maker.add({ slide, layout, number: index + 1 })
    painter.losses.push(...listHidden(slide, layout))
    if (performance.now() - rested < breatheEveryMs) continue
    onProgress?.((paintedShare * (index + 1)) / places.length, 'slides')
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  onProgress?.(paintedShare, 'packing')
  const language = findDeckLanguage(deck)
  const about = { title: deck.title, language: language === 'und' ? null : language }
  return ok({ bytes: document.finish(about, shaper), losses: listLosses(painter) })
}

const listLosses = ({ losses, uncovered }: SlidePainter): Loss[] => [
  ...losses,
  ...Array.from(uncovered, ([slideId, characters]) => ({
    kind: 'characters-missing' as const,
    slideId,
    characters: [...characters],
  })),
]
