import type { Slide } from '../deck/slide.ts'
import { makeReadable, measureWorstContrast } from '../theme/contrast.ts'
import type { Box, Paragraph, SlideLayout, TextLine } from './boxes.ts'
import { findBackdrop } from './find-backdrop.ts'

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
  const { runs, mark, lines } = paragraph
  if (!runs && mark?.kind !== 'text') return paragraph
  const recolour = <Coloured extends { colour: string }>(one: Coloured): Coloured => ({
    ...one,
    colour: move(one.colour),
  })
  const recolourLine = ({ pieces, ...line }: TextLine): TextLine =>
    pieces ? { ...line, pieces: pieces.map(recolour) } : line
  return {
    ...paragraph,
    ...(mark?.kind === 'text' && { mark: recolour(mark) }),
    ...(runs && { runs: runs.map(recolour) }),
    lines: lines.map(recolourLine),
  }
}
