import { mixColours } from '../theme/contrast.ts'
import { pickFromRamp } from './pick-from-ramp.ts'
import type { Painting, PaintingStyle } from './painting.ts'
import { ground, polyline } from './svg-text.ts'
import { traceContours } from './trace-contours.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#12343b',
    dark: '#1f5c5a',
    middle: '#5b9279',
    light: '#c8d8a4',
    pale: '#f7f1dc',
    accent: '#e07a5f',
  },
]

const step = 20
const columns = 1600 / step + 5
const rows = 1200 / step + 5
const levels = 15

/** The map of a country that is not there: heights as bands of colour and fine lines. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale } = palette
  const peaks = Array.from({ length: 11 }, (_, index) => ({
    x: random.between(0, 1600),
    y: random.between(0, 1200),
    wide: random.between(150, 420),
    tall: index % 4 === 3 ? -random.between(0.3, 0.6) : random.between(0.45, 1),
  }))
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const [x, y] = [(column - 2) * step, (row - 2) * step]
      const ripple = 0.05 * Math.sin(x / 97 + y / 151) + 0.04 * Math.sin(x / 61 - y / 83)
      return peaks.reduce(
        (sum, peak) =>
          sum +
          peak.tall * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.wide ** 2)),
        ripple,
      )
    }),
  )
  const all = heights.flat()
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const bands = Array.from({ length: levels }, (_, index) => {
    const share = (index + 1) / (levels + 1)
    const loops = traceContours(heights, low + (high - low) * share)
    const path = loops
      .map((loop) => `${polyline(loop.map(([x, y]) => [(x - 2) * step, (y - 2) * step]))}Z`)
      .join('')
    const fill = pickFromRamp([deep, dark, middle, light, pale], share)
    const strong = index % 5 === 4
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${mixColours(pale, fill, 0.45)}" stroke-width="${strong ? 3.5 : 1.4}" stroke-linejoin="round"/>`
  })
  return ground(deep) + bands.join('')
}

export const contours: PaintingStyle = { palettes, draw }
