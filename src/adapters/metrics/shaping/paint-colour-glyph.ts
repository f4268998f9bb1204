import { type ColorLine, type Color, type Font, PaintFuncs } from 'harfbuzzjs'

import type { GlyphPaint, GlyphPoint, GlyphStop } from '#ports/typefaces/text-shaper.ts'

/** A glyph of a COLR table as steps that any painter of paths can follow. */
export function paintColourGlyph(font: Font, glyph: number): GlyphPaint[] {
  steps = []
  font.paintGlyph(glyph, getPainter())
  return steps
}

let steps: GlyphPaint[] = []
let painter: PaintFuncs | null = null

const save = () => steps.push({ kind: 'save' })
const restore = () => steps.push({ kind: 'restore' })

/** Made once: the engine keeps its functions for good. */
function getPainter(): PaintFuncs {
  if (painter) return painter
  painter = new PaintFuncs()
  painter.setPushTransformFunc((xx, yx, xy, yy, dx, dy) => {
    save()
    steps.push({ kind: 'transform', matrix: [xx, yx, xy, yy, dx, dy] })
  })
  painter.setPopTransformFunc(restore)
  painter.setPushClipGlyphFunc((glyph, font) => {
    save()
    steps.push({ kind: 'clip', path: font.glyphToJson(glyph) })
  })
  painter.setPushClipRectangleFunc((left, bottom, right, top) => {
    save()
    const corners = [
      { type: 'M', values: [left, bottom] },
      { type: 'L', values: [right, bottom] },
      { type: 'L', values: [right, top] },
      { type: 'L', values: [left, top] },
      { type: 'Z', values: [] },
    ]
    steps.push({ kind: 'clip', path: corners })
  })
  painter.setPopClipFunc(restore)
  painter.setColorFunc((_, colour) => steps.push({ kind: 'colour', colour: toHex(colour) }))
  painter.setLinearGradientFunc((line, x0, y0, x1, y1, x2, y2) => {
    const to = findEnd([x0, y0], [x1, y1], [x2, y2])
    steps.push({ kind: 'linear', from: [x0, y0], to, stops: listStops(line) })
  })
  painter.setRadialGradientFunc((line, x0, y0, r0, x1, y1, r1) =>
    steps.push({ kind: 'radial', from: [x0, y0, r0], to: [x1, y1, r1], stops: listStops(line) }),
  )
  return painter
}

/** The third point says which way lines of one colour run; only what is across them makes the gradient. */
function findEnd([x0, y0]: GlyphPoint, [x1, y1]: GlyphPoint, [x2, y2]: GlyphPoint): GlyphPoint {
  const [dx, dy] = [x2 - x0, y2 - y0]
  const square = dx * dx + dy * dy
  if (square === 0) return [x1, y1]
  const share = ((x1 - x0) * dx + (y1 - y0) * dy) / square
  return [x1 - share * dx, y1 - share * dy]
}

const listStops = ({ colorStops }: ColorLine): GlyphStop[] =>
  colorStops
    .map(({ offset, color }) => ({ at: offset, colour: toHex(color) }))
    .toSorted((a, b) => a.at - b.at)

const toHex = ({ red, green, blue, alpha }: Color): string =>
  `#${[red, green, blue, alpha].map((part) => part.toString(16).padStart(2, '0')).join('')}`
