import type { PlacedElement, PlacedSlide } from '../../deck/placed.ts'
import { listPictures } from '../../deck/pictures/slide-pictures.ts'
import type { Slide } from '../../deck/slide.ts'
import type { SlideInTheme } from '../../layout/arrange-slide.ts'
import type { Box, SlideLayout } from '../../layout/boxes.ts'
import { stage } from '../../layout/stage.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import { describeTheme } from '../over/describe-theme.ts'
import { markOver } from '../over/carry-over.ts'
import { standOut } from '../over/stand-out.ts'
import { createWordFinder, type FindWords } from '../place-words.ts'
import { type FormPart, gatherParts } from './gather-parts.ts'
import { type PictureSize, placePicture } from './place-picture.ts'
import { placeFill, placeShape, tidyRect } from './place-shape.ts'
import { placeChart, placeTable } from './place-table.ts'
import { placeLabel, placeTextBox } from './place-text.ts'

type FormToPlace = {
  onStage: SlideInTheme
  /** Of that very slide, composed. */
  layout: SlideLayout
  metrics: TextMetrics
  /** Of a picture whose size is not known, all of it is shown. */
  findSize?: (imageUrl: string) => PictureSize | null
}

/**
 * A slide that is composed here, with all that its form paints as elements that stand where they are painted:
 * the same picture, of which each part can be placed by hand. Its words stay those of its title and points. What
 * lies over its form lies over the rest, and the slide as it was comes back by restyling it.
 */
export function placeForm({ onStage, layout, metrics, findSize = () => null }: FormToPlace): Slide {
  const { slide, theme } = onStage
  const form = { ...layout, boxes: layout.boxes.slice(0, layout.over) }
  const findWords = createWordFinder(slide)
  const look = describeTheme(theme)
  const parts = form.boxes.flatMap((box) =>
    placeBox(box, { slide, layout, findWords, metrics, findSize }),
  )
  const over = standOut(slide, look, form).map(markOver)
  const groups = new Set(over.map(({ group }) => group))
  const { backdrop, elements } = gatherParts(parts, layout.layout, groups)
  const placed: PlacedSlide = {
    look: 'kept',
    size: { width: stage.width, height: stage.height },
    background: placeFill(form.background) ?? { kind: 'solid', colour: '#FFFFFF' },
    backdrop,
    elements: [...elements, ...over],
    theme: look,
    points: slide.content.length,
    isOwn: true,
  }
  const { over: _over, ...rest } = slide
  return { ...rest, placed }
}

type Placing = Pick<FormToPlace, 'layout' | 'metrics'> & {
  slide: Slide
  findWords: FindWords
  findSize: (imageUrl: string) => PictureSize | null
}

const asParts = (elements: readonly PlacedElement[]): FormPart[] =>
  elements.map((element) => ({ element, isDrawn: false }))

function placeBox(box: Box, given: Placing): FormPart[] {
  const { slide, layout, findWords, metrics, findSize } = given
  if (box.kind === 'shape') return [{ element: placeShape(box), icon: box.icon, isDrawn: true }]
  if (box.kind === 'text')
    return asParts(placeTextBox(box, { findWords, metrics, rtl: layout.rtl }))
  if (box.kind === 'table') return asParts(placeTable(box, findWords, metrics))
  if (box.kind === 'chart') return slide.table ? asParts(placeChart(box, slide.table)) : []
  if (box.kind === 'furniture')
    return asParts(box.labels.map((label) => placeLabel(label, { findWords, metrics })))
  if (box.kind === 'logo')
    return [
      { element: { kind: 'picture', ...tidyRect(box), imageUrl: box.imageUrl }, isDrawn: true },
    ]
  if (box.kind !== 'picture') return []
  const picture = listPictures(slide)[box.index]
  if (!picture) return []
  const { imageUrl, imageAspect } = picture
  const size =
    findSize(imageUrl) ?? (imageAspect === undefined ? null : { width: imageAspect, height: 1 })
  return asParts(placePicture(box, imageUrl, size))
}
