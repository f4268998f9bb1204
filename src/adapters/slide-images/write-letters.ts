import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import { createTextRuler } from '#core/layout/texts/text-ruler.ts'

import type { Brush, Easel } from './easel.ts'

export type Letters = {
  text: string
  font: Font
  sizePx: number
  /** Distance of baselines. */
  pitch: number
  colour: string
  rtl: boolean
  /** Left edge and baseline. */
  x: number
  baseline: number
  width: number
}

export function dipBrush(brush: Brush, { font, sizePx, colour, rtl }: Letters): void {
  brush.font = `${font.italic ? 'italic ' : ''}${font.weight} ${sizePx}px ${fontStack(font)}`
  brush.letterSpacing = font.tracking ? `${font.tracking * sizePx}px` : '0px'
  brush.direction = rtl ? 'rtl' : 'ltr'
  brush.fillStyle = colour
}

export function writeLetters({ metrics }: Easel, brush: Brush, line: Letters): void {
  const parts = splitLine(line)
  const ruler = parts.length > 1 ? createTextRuler(line.text, line.font, metrics) : null
  let at = 0
  for (const part of parts) {
    const along = ruler && at > 0 ? ruler.measure(0, at) * line.sizePx : 0
    brush.fillText(part, line.x + along, line.baseline)
    at += part.length
  }
}

/**
 * East Asian marks that meet share the room between them on a canvas, but not on a slide, and a canvas
 * cannot be told: so each of them is written by itself. What turns direction is left in one piece.
 */
const splitLine = ({ text, rtl }: Letters): string[] =>
  rtl || turns.test(text) || !hasWideMark.test(text) ? [text] : text.split(betweenMarks)

const turns = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const hasWideMark = /[\u3000-\u303F\uFF01-\uFF65]/u
const betweenMarks = /(?<=[‘’“”…\u3000-\u303F\uFF01-\uFF65])(?=[‘’“”…\u3000-\u303F\uFF01-\uFF65])/u
