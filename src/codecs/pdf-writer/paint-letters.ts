import type { LettersBox, SetLetters, Turn } from '#core/layout/boxes.ts'

import { paintLine, type Pen } from './paint-line.ts'
import { listLines, paintWords } from './paint-text.ts'
import type { StructureElement, TaggedPage } from './structure.ts'
import { writeNumbers } from './write-number.ts'

/** Lines of letters where the layout set them: a title, points, or what is none of the slide's words. */
export function paintLetters(
  pen: Pen,
  page: TaggedPage,
  { role, paragraphs, turn }: LettersBox,
  parent: StructureElement,
): void {
  const written = paragraphs.filter(({ text }) => text.trim() !== '')
  if (written.length === 0) return
  const within = (paint: () => void) => () =>
    pen.content.within(() => {
      if (turn) pen.content.add(writeTurn(turn))
      paint()
    })
  const list = role === 'content' ? parent.add('L') : null
  const heading = role === 'title' ? parent.add('H1', { isFirst: true }) : null
  for (const paragraph of written) {
    const { mark } = paragraph
    const holder = heading ?? (list && paragraph.part ? list.add('LI') : parent)
    if (mark) {
      const paint = within(() => paintLine(pen, { ...mark, rtl: false }))
      if (list && paragraph.part) holder.add('Lbl').draw(page, paint)
      else holder.add('P').draw(page, paint)
    }
    const body = heading ?? holder.add(list && paragraph.part ? 'LBody' : 'P')
    body.draw(
      page,
      within(() => paintParagraph(pen, paragraph)),
    )
  }
}

function paintParagraph(pen: Pen, paragraph: SetLetters): void {
  const { font, colour } = paragraph
  for (const line of listLines(paragraph)) paintWords(pen, { font, colour, ...line })
}

export function writeTurn({ degrees, x, y, flipH, flipV }: Turn): string {
  const angle = (degrees * Math.PI) / 180
  const [across, down] = [flipH ? -1 : 1, flipV ? -1 : 1]
  const [a, b] = [Math.cos(angle) * across, Math.sin(angle) * across]
  const [c, d] = [-Math.sin(angle) * down, Math.cos(angle) * down]
  return `${writeNumbers(a, b, c, d, x - a * x - c * y, y - b * x - d * y)} cm`
}
