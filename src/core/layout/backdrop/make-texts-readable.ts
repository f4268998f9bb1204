import type { Slide } from '../../deck/slide.ts'
import { makeReadable, measureWorstContrast } from '../../theme/contrast.ts'
import type { Box, Paragraph, SlideLayout } from '../boxes.ts'
import { findBackdrop } from './find-backdrop.ts'
import { recolourRuns } from '../texts/recolour-runs.ts'

const ratio = 4.5

/** The boxes with texts that can be read where they stand; a colour that the author chose stays. */
export function makeTextsReadable(
  painted: Pick<SlideLayout, 'background' | 'boxes'>,
  { textStyles }: Slide,
): Box[] {
  return painted.boxes.map((box) => {
    if (box.kind !== 'text' || textStyles?.[box.role]?.textColor !== undefined) return box
    const backdrop = findBackdrop(painted, box)
    const move = (colour: string): string =>
      measureWorstContrast(colour, backdrop) >= ratio
        ? colour
        : (makeReadable(colour, backdrop, ratio) ?? colour)
    const textColor = move(box.style.textColor)
    const paragraphs = box.paragraphs.map((paragraph) => recolourParagraph(paragraph, move))
    const isSame =
      textColor === box.style.textColor &&
      paragraphs.every((paragraph, at) => paragraph === box.paragraphs[at])
    return isSame ? box : { ...box, style: { ...box.style, textColor }, paragraphs }
  })
}

/** What looks otherwise than the rest of its box; the very paragraph when nothing does. */
function recolourParagraph(paragraph: Paragraph, move: (colour: string) => string): Paragraph {
  const recoloured = recolourRuns(paragraph, ({ colour }) => move(colour))
  const { mark } = paragraph
  if (mark?.kind !== 'text') return recoloured
  return { ...recoloured, mark: { ...mark, colour: move(mark.colour) } }
}
