import { createProfile } from './create-profile.ts'
import { mixColours } from '../theme/contrast.ts'
import { pickFromRamp } from './pick-from-ramp.ts'
import { canvas, type Painting, type PaintingStyle } from './painting.ts'
import { disc, ground, linearGradient, polyline, radialGradient, round } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#1b1b3a',
    dark: '#3d2c5e',
    middle: '#8d4a76',
    light: '#f08a5d',
    pale: '#ffd9a0',
    accent: '#fff1cf',
  },
]

const ridges = 6

/** Hills at dusk, one behind the other, the further the paler. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const sun = { x: random.between(700, 960), y: random.between(470, 540), radius: 118 }
  const defs = `<defs>${linearGradient('sky', [
    [0, dark],
    [0.24, middle],
    [0.46, light],
    [0.62, pale],
  ])}${radialGradient('glow', [
    [0, accent, 0.75],
    [0.35, accent, 0.28],
    [1, accent, 0],
  ])}${linearGradient('mist', [
    [0, pale, 0],
    [1, pale, 0.55],
  ])}</defs>`
  const layers = Array.from({ length: ridges }, (_, index) => {
    const depth = index / (ridges - 1)
    const profile = createProfile(random, {
      length: 1500 - depth * 350,
      roughness: 0.42,
      octaves: 5,
    })
    const height = (x: number) => 560 + index * 104 - profile(x) * (74 + index * 17)
    const fill = pickFromRamp([mixColours(middle, light, 0.35), middle, dark, deep], depth ** 0.85)
    const trees = index === ridges - 1 ? drawTrees(random, height, fill) : ''
    return drawRidge(height, fill) + trees + (index < ridges - 1 ? drawMist(height, depth) : '')
  })
  return [
    defs,
    ground('url(#sky)'),
    disc(sun.x, sun.y, sun.radius * 4.6, 'fill="url(#glow)"'),
    disc(sun.x, sun.y, sun.radius, `fill="${accent}"`),
    ...layers,
  ].join('')
}

function drawRidge(height: (x: number) => number, fill: string): string {
  const points = Array.from(
    { length: 161 },
    (_, index) => [index * 10, height(index * 10)] as const,
  )
  return `<path d="${polyline(points)}V${canvas.height}H0Z" fill="${fill}"/>`
}

/** Lies in the valley before the next ridge. */
function drawMist(height: (x: number) => number, depth: number): string {
  const top = Math.max(...[200, 500, 800, 1100, 1400].map(height)) + 10
  return `<rect y="${round(top)}" width="1600" height="150" fill="url(#mist)" opacity="${round(0.9 - depth)}"/>`
}

function drawTrees(random: Painting['random'], height: (x: number) => number, fill: string) {
  let trees = ''
  for (let x = 6; x < canvas.width; x += random.between(9, 34)) {
    const [tall, foot] = [random.between(26, 92), height(x) + 8]
    const half = tall * 0.2
    trees += `M${round(x)} ${round(foot - tall)}l${round(half)} ${round(tall)}h${round(-2 * half)}z`
  }
  return `<path d="${trees}" fill="${fill}"/>`
}

export const hills: PaintingStyle = { palettes, draw }
