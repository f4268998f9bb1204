import type { Easel } from './easel.ts'
import type { BoxOnPage } from './find-drop.ts'
import { paintUnderline } from './paint-underline.ts'
import { dipBrush, type Letters, writeLetters } from './write-letters.ts'

export type LineToPaint = Letters & { isUnderlined?: boolean }

/** By the browser's own hand, which paints the slides on screen: the same letters, whoever lacks a font. */
export function paintLine(easel: Easel, line: LineToPaint, box: BoxOnPage): void {
  const { brush } = easel
  dipBrush(brush, line)
  const letters = { ...line, baseline: line.baseline + easel.findDrop(brush, line, box) }
  if (line.isUnderlined) paintUnderline(easel, letters)
  writeLetters(easel, brush, letters)
}
