import type { BulletMark, TextBox } from '../boxes.ts'

/** The same text, further down. */
export function moveText(box: TextBox, by: number): TextBox {
  if (by === 0) return box
  return {
    ...box,
    y: box.y + by,
    plate: box.plate && { ...box.plate, y: box.plate.y + by },
    paragraphs: box.paragraphs.map((paragraph) => ({
      ...paragraph,
      y: paragraph.y + by,
      mark: paragraph.mark && moveMark(paragraph.mark, by),
      lines: paragraph.lines.map((line) => ({ ...line, baseline: line.baseline + by })),
    })),
  }
}

const moveMark = (mark: BulletMark, by: number): BulletMark =>
  mark.kind === 'text' ? { ...mark, baseline: mark.baseline + by } : { ...mark, y: mark.y + by }
