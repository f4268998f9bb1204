import { createProfile } from './create-profile.ts'
import { pickFromRamp } from './pick-from-ramp.ts'
import { canvas, type Painting, type PaintingStyle } from './painting.ts'
import { disc, ground, linearGradient, polyline } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#07304a',
    dark: '#0b4f6c',
    middle: '#1f8a9e',
    light: '#7cc6c3',
    pale: '#f4ead7',
    accent: '#f2684a',
  },
]

const sheets = 8

/** Sheets of cut paper, each throwing its shadow on the one behind. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const lean = random.between(-0.09, 0.09)
  const waves = Array.from({ length: sheets }, (_, index) => {
    const profile = createProfile(random, {
      length: random.between(1150, 1500),
      roughness: 0.3,
      octaves: 2,
    })
    const points = Array.from({ length: 131 }, (__, step) => {
      const x = -40 + step * 13
      return [x, 410 + index * 102 + (x - 800) * lean + profile(x) * (96 - index * 3)] as const
    })
    const fill = pickFromRamp([light, middle, dark, deep], index / (sheets - 1))
    return `<path d="${polyline(points)}V${canvas.height + 60}H-40Z" fill="${fill}" filter="url(#lift)"/>`
  })
  return [
    `<defs><filter id="lift" x="-5%" y="-15%" width="110%" height="130%"><feDropShadow dx="0" dy="-9" stdDeviation="13" flood-color="${deep}" flood-opacity="0.42"/></filter>`,
    `${linearGradient('paper', [
      [0, pale],
      [0.6, pickFromRamp([pale, light], 0.35)],
    ])}</defs>`,
    ground('url(#paper)'),
    disc(random.between(700, 980), 350, 176, `fill="${accent}" filter="url(#lift)"`),
    ...waves,
  ].join('')
}

export const paperWaves: PaintingStyle = { palettes, draw }
