import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { cacheByFont } from './cache-by-font.ts'
import { verticalOf } from './vertical-metrics.ts'

type CanvasText = Pick<
  CanvasRenderingContext2D,
  'font' | 'fontKerning' | 'textRendering' | 'measureText'
>

/**
 * Large, so that what the browser rounds is little in em. WebKit, whose canvas cannot be told to be
 * precise, rounds every letter to whole px: at 200 px that broke lines elsewhere, at 1000 px it stops.
 */
const samplePx = 1000

/** Asks the browser, with whatever fonts it has now. */
export function createCanvasMetrics(context: CanvasText): TextMetrics {
  const measureEm = cacheByFont((text, font) => measureWithCanvas(context, text, font))
  return {
    measure: (text, font, sizePx) => measureEm(text, font) * sizePx,
    vertical: verticalOf,
  }
}

function measureWithCanvas(context: CanvasText, text: string, font: Font): number {
  const slant = font.italic ? 'italic ' : ''
  context.font = `${slant}${font.weight} ${samplePx}px ${fontStack(font)}`
  context.fontKerning = 'normal'
  context.textRendering = 'geometricPrecision'
  return context.measureText(text).width / samplePx
}
