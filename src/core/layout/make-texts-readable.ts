import type { Slide } from '../deck/slide.ts'
import { makeReadable, measureWorstContrast } from '../theme/contrast.ts'
import { findEmphasis } from '../emphasis/opened-emphasis.ts'
import type { Box, SlideLayout } from './boxes.ts'
import { findBackdrop } from './find-backdrop.ts'

const ratio = 4.5

/** The boxes with texts that can be read where they stand; a colour that the author chose stays. */
export function makeTextsReadable(
  painted: Pick<SlideLayout, 'background' | 'boxes'>,
  { textStyles }: Slide,
): Box[] {
  return painted.boxes.map((box) => {
    if (box.kind !== 'text' || textStyles?.[box.role]?.textColor !== undefined) return box
    const { textColor } = box.style
    const backdrop = findBackdrop(painted, box)
    if (measureWorstContrast(textColor, backdrop) >= ratio) return box
    const readable = makeReadable(textColor, backdrop, ratio)
    return readable === null
      ? box
      : (findEmphasis()?.recolourText(box, readable) ?? {
          ...box,
          style: { ...box.style, textColor: readable },
        })
  })
}
