import type { BulletMark, Paragraph, TextBox, TextLine } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import { makeBlock } from '#core/theme/make-shape.ts'

import { drawEllipse, drawRect } from './draw-path.ts'
import { type LineToPaint, paintLine, type Pen } from './paint-line.ts'
import { paintShape } from './paint-shape.ts'
import { drawArtifact, type StructureElement, type TaggedPage } from './structure.ts'
import { writeNumber } from './write-number.ts'

/** A title, or bullets with their marks, where the layout set them. */
export function paintText(
  pen: Pen,
  page: TaggedPage,
  box: TextBox,
  parent: StructureElement,
): void {
  const { plate, paragraphs } = box
  if (plate) {
    const { x, y, width, height, colour, radius } = plate
    drawArtifact(page, () =>
      paintShape(pen.content, pen.inks, makeBlock(x, y, width, height, colour, radius)),
    )
  }
  if (!paragraphs.some(({ text }) => text.trim() !== '')) return
  if (box.role === 'title') {
    const heading = parent.add('H1', { isFirst: true })
    for (const paragraph of paragraphs)
      heading.draw(page, () => paintParagraph(pen, paragraph, box))
    return
  }
  paintBullets(pen, page, box, parent)
}

/** A list within a point for the points below it. */
function paintBullets(pen: Pen, page: TaggedPage, box: TextBox, parent: StructureElement): void {
  const lists: StructureElement[] = []
  let point: StructureElement | null = null
  let depth = -1
  for (const paragraph of box.paragraphs) {
    const { mark } = paragraph
    const wanted: number = Math.min(paragraph.level, depth + 1)
    if (wanted > depth) lists[wanted] = (point ?? parent).add('L')
    depth = wanted
    lists.length = depth + 1
    point = (lists[depth] ?? parent).add('LI')
    if (mark)
      if (mark.kind === 'text')
        point.add('Lbl').draw(page, () => paintLine(pen, { ...mark, rtl: false }))
      else drawArtifact(page, () => paintMark(pen, mark))
    point.add('LBody').draw(page, () => paintParagraph(pen, paragraph, box))
  }
}

const ringWidth = 3

function paintMark({ content, inks }: Pen, mark: Exclude<BulletMark, { kind: 'text' }>): void {
  content.within(() => {
    if (mark.kind === 'ring') {
      const { x, y, width, height } = mark
      const inset = ringWidth / 2
      inks.stroke(content, mark.colour)
      content.add(
        `${writeNumber(ringWidth)} w`,
        drawEllipse({
          x: x + inset,
          y: y + inset,
          width: width - ringWidth,
          height: height - ringWidth,
        }),
        'S',
      )
      return
    }
    inks.fill(content, mark.colour)
    content.add(mark.kind === 'disc' ? drawEllipse(mark) : drawRect(mark), 'f')
  })
}

function paintParagraph(pen: Pen, paragraph: Paragraph, { font, style }: TextBox): void {
  const look = {
    font,
    colour: style.textColor,
    isUnderlined: style.textDecoration === 'underline',
  }
  for (const line of listLines(paragraph)) paintWords(pen, { ...look, ...line })
}

/** One piece after the other, where they do not all look alike. */
export function paintWords(
  pen: Pen,
  { pieces, ...line }: LineToPaint & Pick<TextLine, 'pieces'>,
): void {
  if (!pieces) return paintLine(pen, line)
  const last = line.rtl ? pieces[0] : pieces.at(-1)
  for (const piece of pieces) {
    const { text, x, width, font, colour, scale, look } = piece
    const sizePx = line.sizePx * scale
    const hasSpaceAfter = piece === last && line.hasSpaceAfter === true
    const isUnderlined =
      line.isUnderlined === true || piece.isUnderlined === true || look?.link !== undefined
    paintLine(pen, { ...line, text, x, width, font, colour, sizePx, hasSpaceAfter, isUnderlined })
  }
}

type SetLines = Pick<Paragraph, 'text' | 'lines' | 'rtl' | 'sizePt'>

/** Lines that are broken already, each where it belongs. */
export const listLines = ({
  text,
  lines,
  rtl,
  sizePt,
}: SetLines): (Omit<LineToPaint, 'font' | 'colour' | 'isUnderlined'> &
  Pick<TextLine, 'pieces'>)[] =>
  lines.map((line) => ({
    ...(line.pieces && { pieces: line.pieces }),
    text: line.text,
    x: line.x,
    baseline: line.baseline,
    width: line.width,
    rtl,
    sizePx: sizePt * pxPerPt,
    hasSpaceAfter: /\s/.test(text.charAt(line.end - 1)),
  }))
