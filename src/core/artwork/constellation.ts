import { mixColours } from '../theme/contrast.ts'
import type { Painting, PaintingStyle } from './painting.ts'
import { disc, ground, polyline, radialGradient, round } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#0a0f2c',
    dark: '#16204d',
    middle: '#33408f',
    light: '#8fa6e8',
    pale: '#eef2ff',
    accent: '#ffcf7a',
  },
]

type Star = { x: number; y: number; size: number }

/** An old chart of the sky: stars joined to figures, under the circles by which they are measured. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const pole = { x: random.between(700, 900), y: random.between(520, 680) }
  const dust = Array.from({ length: 420 }, () =>
    disc(
      random.between(0, 1600),
      random.between(0, 1200),
      random.between(0.5, 1.9),
      `fill="${pale}" opacity="${round(random.between(0.15, 0.8))}"`,
    ),
  )
  const circles = [190, 360, 530, 700, 870].map((radius, index) =>
    disc(
      pole.x,
      pole.y,
      radius,
      `fill="none" stroke="${light}" stroke-width="${index === 2 ? 2 : 1.2}" opacity="${index === 2 ? 0.5 : 0.26}"${index % 2 ? ' stroke-dasharray="3 11"' : ''}`,
    ),
  )
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36
    const [from, to] = [530, index % 6 === 0 ? 556 : 541]
    const at = (radius: number) =>
      [pole.x + radius * Math.cos(angle), pole.y + radius * Math.sin(angle)] as const
    return polyline([at(from), at(to)])
  })
  const figures = listFigures(random)
  return [
    `<defs>${radialGradient('space', [
      [0, middle],
      [0.45, dark],
      [1, deep],
    ])}${radialGradient('halo', [
      [0, pale, 0.8],
      [0.25, pale, 0.22],
      [1, pale, 0],
    ])}</defs>`,
    ground(deep),
    `<ellipse cx="${round(pole.x)}" cy="${round(pole.y)}" rx="1150" ry="900" fill="url(#space)"/>`,
    drawMilkyWay(random, mixColours(middle, light, 0.3)),
    ...dust,
    ...circles,
    `<path d="${ticks.join('')}" stroke="${light}" stroke-width="1.5" opacity="0.55"/>`,
    ...figures.map((stars) => drawFigure(stars, { line: light, star: pale, accent })),
  ].join('')
}

function drawMilkyWay(random: Painting['random'], colour: string): string {
  const clouds = Array.from({ length: 26 }, (_, index) => {
    const x = index * 66 + random.between(-60, 60)
    const y = 1050 - index * 36 + random.between(-90, 90)
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(random.between(90, 220))}" ry="${round(random.between(40, 100))}" fill="${colour}" opacity="0.1"/>`
  })
  return `<defs><filter id="cloud" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="36"/></filter></defs><g filter="url(#cloud)">${clouds.join('')}</g>`
}

/** Walks of a few stars that turn now and then, each around its own place in the sky. */
function listFigures(random: Painting['random']): Star[][] {
  const places = [
    [470, 340],
    [1010, 300],
    [560, 800],
    [1120, 770],
    [180, 640],
    [1420, 520],
  ] as const
  return places.map(([x, y]) => {
    let heading = random.between(0, Math.PI * 2)
    let [atX, atY] = [x - Math.cos(heading) * 150, y - Math.sin(heading) * 150]
    return Array.from({ length: random.whole(5, 7) }, () => {
      const star = { x: atX, y: atY, size: random.between(4, 8.5) }
      heading += random.between(-1.15, 1.15)
      const far = random.between(70, 125)
      atX += Math.cos(heading) * far
      atY += Math.sin(heading) * far
      return star
    })
  })
}

function drawFigure(
  stars: readonly Star[],
  { line, star: ink, accent }: { line: string; star: string; accent: string },
): string {
  const brightest = stars.reduce((best, star) => (star.size > best.size ? star : best))
  const path = polyline(stars.map(({ x, y }) => [x, y]))
  const points = stars.map((star) => {
    const { x, y, size } = star
    const halo = disc(x, y, size * 6, 'fill="url(#halo)" opacity="0.7"')
    if (star !== brightest) return halo + disc(x, y, size, `fill="${ink}"`)
    return `${halo}${disc(x, y, size * 1.25, `fill="${accent}"`)}${disc(x, y, size * 3.1, `fill="none" stroke="${accent}" stroke-width="2"`)}`
  })
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="2.4" opacity="0.85"/>${points.join('')}`
}

export const constellation: PaintingStyle = { palettes, draw }
