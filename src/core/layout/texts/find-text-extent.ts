import type { TextBox } from '../boxes.ts'

/** From its first line to its last: a text that overflows stands outside its box, and is read there, too. */
export const findTextExtent = ({
  y,
  height,
  paragraphs,
}: TextBox): { top: number; bottom: number } => ({
  top: Math.min(y, ...paragraphs.map((paragraph) => paragraph.y)),
  bottom: Math.max(y + height, ...paragraphs.map((paragraph) => paragraph.y + paragraph.height)),
})
