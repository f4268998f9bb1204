import type { Easel } from './easel.ts'
import { dipBrush, type Letters, writeLetters } from './write-letters.ts'

/** As thick as Chromium has it, as far below, and it makes way for letters that reach down there. */
export function paintUnderline(easel: Easel, letters: Letters): void {
  const { brush, scale } = easel
  const { x, baseline, width, sizePx } = letters
  const thickness = Math.max(1, Math.floor(sizePx / 10))
  const gap = Math.max(1, Math.ceil(thickness / 2))
  const top = Math.round((Math.round(baseline) + gap) * scale) / scale
  const band = { x, y: top, width, height: thickness }
  const isInked = isIdeographic.test(letters.text) ? [] : findInk(easel, letters, band)
  const columns = Math.round(width * scale)
  const reach = Math.round(thickness * scale)
  let start = 0
  for (let column = 0; column <= columns; column++) {
    const isBlocked = column === columns || hasInkNear(isInked, column, reach)
    if (!isBlocked) continue
    if (column > start) brush.fillRect(x + start / scale, top, (column - start) / scale, thickness)
    start = column + 1
  }
}

/** Such signs stand on the line, all of them. */
const isIdeographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

type Band = { x: number; y: number; width: number; height: number }

/** Which columns of px of the band letters reach into. */
function findInk(easel: Easel, letters: Letters, { x, y, width, height }: Band): boolean[] {
  const { scale } = easel
  const sheet = easel.takeSheet('line')
  dipBrush(sheet, { ...letters, colour: dye })
  writeLetters(easel, sheet, letters)
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.ceil(height * scale)]
  const { data } = sheet.getImageData(Math.round(x * scale), Math.round(y * scale), columns, rows)
  return Array.from({ length: columns }, (_, column) => {
    for (let row = 0; row < rows; row++) if (isDyed(data, 4 * (row * columns + column))) return true
    return false
  })
}

/** Browsers draw on below an emoji, which comes with colours of its own. */
const dye = '#ff00ff'

const isDyed = (data: ArrayLike<number>, at: number): boolean =>
  (data[at] ?? 0) > 240 &&
  (data[at + 1] ?? 0) < 15 &&
  (data[at + 2] ?? 0) > 240 &&
  (data[at + 3] ?? 0) > faint

/** The grey at the edge of a letter is no letter. */
const faint = 64

const hasInkNear = (isInked: readonly boolean[], column: number, reach: number): boolean =>
  isInked.slice(Math.max(0, column - reach), column + reach + 1).includes(true)
