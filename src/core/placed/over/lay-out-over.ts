import type { SlideInTheme } from '../../layout/arrange-slide.ts'
import type { Box, SlideLayout } from '../../layout/boxes.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import { createPictureFinder, layOutElement } from '../lay-out-placed.ts'
import type { Standing } from '../lay-out-shape.ts'
import { createWordFinder } from '../place-words.ts'
import { describeTheme } from './describe-theme.ts'
import { standOut } from './stand-out.ts'

/** What lies over the form of a slide, as the boxes that every painter paints after those of the form. */
export function layOutOver(
  { slide, theme }: SlideInTheme,
  form: Pick<SlideLayout, 'background' | 'boxes'>,
  metrics: TextMetrics,
): Box[] {
  const on: Standing = { scale: 1, x: 0, y: 0, findPicture: createPictureFinder(slide) }
  const findWords = createWordFinder(slide)
  return standOut(slide, describeTheme(theme), form).flatMap((element, at) => {
    const boxes = layOutElement(element, on, findWords, metrics)
    return element.kind === 'shape' ? boxes.map((box) => nameParts(box, at)) : boxes
  })
}

/** So that its words can be typed where they stand. */
const nameParts = (box: Box, element: number): Box =>
  box.kind === 'letters'
    ? {
        ...box,
        paragraphs: box.paragraphs.map((letters, paragraph) =>
          Object.assign({}, letters, { part: { field: 'over' as const, element, paragraph } }),
        ),
      }
    : box
