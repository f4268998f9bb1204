import { createProfile } from './create-profile.ts'
import { mixColours } from '../theme/contrast.ts'
import { canvas, type Painting, type PaintingStyle } from './painting.ts'
import { disc, ground, linearGradient, polyline, round } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#050b1c',
    dark: '#0b1f3f',
    middle: '#173a63',
    light: '#43e0a6',
    pale: '#b9ffe0',
    accent: '#9b6cf0',
  },
]

/** Northern lights over a far range, and the lake they are seen in. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const shore = 900
  const stars = Array.from({ length: 190 }, () =>
    disc(
      random.between(0, 1600),
      random.between(0, 760),
      random.between(0.6, 2.3),
      `fill="#fff" opacity="${round(random.between(0.2, 0.9))}"`,
    ),
  )
  const curtains = [0, 1, 2].map((index) => drawCurtain(random, index)).join('')
  const ridge = (height: number, profile: (x: number) => number) =>
    Array.from(
      { length: 81 },
      (_, step) => [step * 20, shore - height - profile(step * 20) * height * 0.75] as const,
    )
  const far = ridge(96, createProfile(random, { length: 900, roughness: 0.5, octaves: 5 }))
  const near = ridge(44, createProfile(random, { length: 600, roughness: 0.55, octaves: 5 }))
  const land = (points: typeof far, fill: string) =>
    `<path d="${polyline(points)}V${shore}H0Z" fill="${fill}"/>`
  const scene = [
    stars.join(''),
    `<g filter="url(#soft)">${curtains}</g>`,
    land(far, mixColours(middle, deep, 0.55)),
    land(near, mixColours(dark, deep, 0.35)),
  ].join('')
  return [
    `<defs>${linearGradient('night', [
      [0, deep],
      [0.45, dark],
      [0.75, middle],
    ])}${linearGradient('ray', [
      [0, accent, 0],
      [0.35, accent, 0.4],
      [0.72, light, 0.75],
      [0.94, pale, 0.95],
      [1, pale, 0],
    ])}${linearGradient('water', [
      [0, deep, 0.1],
      [1, deep, 0.8],
    ])}<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11 5"/></filter><filter id="ripple"><feGaussianBlur stdDeviation="3 9"/></filter><clipPath id="lake"><rect y="${shore}" width="1600" height="${canvas.height - shore}"/></clipPath></defs>`,
    ground('url(#night)'),
    scene,
    `<g clip-path="url(#lake)">${ground(dark)}<g transform="translate(0 ${2 * shore}) scale(1 -1)" opacity="0.9" filter="url(#ripple)">${ground('url(#night)')}${scene}</g>`,
    `<rect y="${shore}" width="1600" height="${canvas.height - shore}" fill="url(#water)"/></g>`,
  ].join('')
}

/** A row of narrow rays along a swinging line. */
function drawCurtain(random: Painting['random'], index: number): string {
  const line = createProfile(random, { length: 1700, roughness: 0.45, octaves: 3 })
  const rays = createProfile(random, { length: 260, roughness: 0.75, octaves: 5 })
  const fold = createProfile(random, { length: 900, roughness: 0.5, octaves: 2 })
  const foot = 730 - index * 125
  let curtain = ''
  for (let x = -60; x < 1660; x += 9) {
    const bottom = foot + line(x) * 120
    const tall = 250 + 130 * rays(x) + 90 * fold(x)
    const strength = Math.max(0, 0.42 + 0.55 * fold(x + 300) + 0.3 * rays(x)) * (1 - index * 0.22)
    if (strength > 0.04)
      curtain += `<rect x="${round(x)}" y="${round(bottom - tall)}" width="15" height="${round(tall)}" fill="url(#ray)" opacity="${round(Math.min(0.9, strength) * 10) / 10}"/>`
  }
  return curtain
}

export const aurora: PaintingStyle = { palettes, draw }
