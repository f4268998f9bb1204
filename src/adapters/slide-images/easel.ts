import { stage } from '#core/layout/stage.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { StageSize } from '#core/tall/film-stages.ts'

import { createDropFinder, type DropFinder } from './find-drop.ts'

export type Brush = OffscreenCanvasRenderingContext2D

/** What slides are painted on, one after the other. All brushes take px of the stage. */
export type Easel = {
  brush: Brush
  /** Px of the picture for one of the stage. */
  scale: number
  /** Of the stage. */
  size: StageSize
  metrics: TextMetrics
  findDrop: DropFinder
  /** Another sheet of the same size, clean: for what is laid over the slide as a whole. */
  takeSheet(use: 'picture' | 'group' | 'line'): Brush
  /** Clean again, for the next slide. */
  wipe(): void
}

/** Canvases are as large as memory gets here, so there are a few, and they are used again. */
export function createEasel(
  width: number,
  metrics: TextMetrics,
  size: StageSize = stage,
): Easel | null {
  const scale = width / size.width
  const sheets = new Map<string, Brush>()
  const brush = createBrush(size, scale)
  if (!brush) return null
  return {
    brush,
    scale,
    size,
    metrics,
    findDrop: createDropFinder(metrics),
    takeSheet(use) {
      const sheet = sheets.get(use) ?? createBrush(size, scale) ?? giveUp()
      sheets.set(use, sheet)
      clean(sheet, scale)
      return sheet
    },
    wipe: () => clean(brush, scale),
  }
}

/** A picture that lacks something would be worse than none. */
function giveUp(): never {
  throw new RangeError('No room for another canvas')
}

function createBrush({ width, height }: StageSize, scale: number): Brush | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const brush = canvas.getContext('2d')
  if (brush) clean(brush, scale)
  return brush
}

function clean(brush: Brush, scale: number): void {
  brush.reset()
  brush.scale(scale, scale)
  brush.imageSmoothingQuality = 'high'
  brush.fontKerning = 'normal'
  brush.textRendering = 'geometricPrecision'
  brush.textAlign = 'left'
}
