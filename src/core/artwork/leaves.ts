import { mixColours } from '../theme/contrast.ts'
import type { Painting, PaintingStyle } from './painting.ts'
import { disc, ground, polyline, round } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#173a2f',
    dark: '#245842',
    middle: '#4f8a5b',
    light: '#a9c48a',
    pale: '#f5eedf',
    accent: '#e6a15c',
  },
]

/** Sprays of leaves that bend around a low sun. Turns are degrees, 0 is up. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const sprays: Spray[] = [
    { x: 150, y: 1280, turn: 8, curl: 34, long: 1230, colour: light },
    { x: 1480, y: 1280, turn: -6, curl: -38, long: 1180, colour: light },
    { x: 1130, y: 1290, turn: 22, curl: -66, long: 860, colour: middle },
    { x: 430, y: 1290, turn: -16, curl: 62, long: 820, colour: middle },
    { x: -30, y: 1120, turn: 42, curl: 38, long: 760, colour: dark },
    { x: 1630, y: 1150, turn: -44, curl: -36, long: 780, colour: dark },
    { x: 820, y: 1290, turn: -8, curl: 26, long: 560, colour: deep },
    { x: -30, y: 60, turn: 118, curl: 44, long: 520, colour: deep },
    { x: 1630, y: 30, turn: -122, curl: -40, long: 500, colour: deep },
  ]
  return [
    ground(pale),
    disc(800, 470, 300, `fill="${accent}"`),
    disc(800, 470, 348, `fill="none" stroke="${accent}" stroke-width="3" opacity="0.6"`),
    ...sprays.map((spray) => drawSpray(random, spray, pale)),
  ].join('')
}

type Spray = { x: number; y: number; turn: number; curl: number; long: number; colour: string }

function drawSpray(random: Painting['random'], spray: Spray, pale: string): string {
  const { colour, long } = spray
  const wide = random.between(0.3, 0.4)
  const swing = random.between(-8, 8)
  const pairs = Math.round(long / 118)
  const line = Array.from({ length: 25 }, (_, step) => walk(spray, swing, step / 24))
  let leaves = ''
  for (let index = 0; index < pairs; index++) {
    const share = 0.16 + (0.78 * index) / pairs
    const at = walk(spray, swing, share)
    const size = (90 + long * 0.13) * (1 - 0.5 * Math.abs(share - 0.4))
    for (const side of [-1, 1]) {
      const turn = at.turn + side * (58 - share * 24 + random.between(-6, 6))
      leaves += drawLeaf(at, turn, size * random.between(0.88, 1.08), wide, colour, pale)
    }
  }
  const tip = walk(spray, swing, 0.94)
  leaves += drawLeaf(tip, tip.turn, 70 + long * 0.09, wide, colour, pale)
  return `<path d="${polyline(line.map(({ x, y }) => [x, y]))}" fill="none" stroke="${mixColours('#000000', colour, 0.15)}" stroke-width="7" stroke-linecap="round"/>${leaves}`
}

/** Where the stem is after a share of its way, and which way it heads there. */
function walk({ x, y, turn, curl, long }: Spray, swing: number, share: number) {
  const bend = curl + swing
  const steps = 24
  let [atX, atY] = [x, y]
  for (let step = 0; step < steps * share; step++) {
    const heading = ((turn + (bend * step) / steps) * Math.PI) / 180
    const far = (long / steps) * Math.min(1, steps * share - step)
    atX += Math.sin(heading) * far
    atY -= Math.cos(heading) * far
  }
  return { x: atX, y: atY, turn: turn + bend * share }
}

/** One half in the light, one in the shade. */
function drawLeaf(
  at: { x: number; y: number },
  turn: number,
  long: number,
  width: number,
  colour: string,
  pale: string,
): string {
  const half = (side: number) =>
    `M0 0C${round(side * long * width)} ${round(-long * 0.2)} ${round(side * long * width * 0.9)} ${round(-long * 0.7)} 0 ${round(-long)}Z`
  return `<g transform="translate(${round(at.x)} ${round(at.y)}) rotate(${round(turn)})"><path d="${half(-1)}" fill="${mixColours(pale, colour, 0.1)}"/><path d="${half(1)}" fill="${mixColours('#000000', colour, 0.1)}"/><path d="M0 0V${round(-long * 0.92)}" stroke="${mixColours(pale, colour, 0.45)}" stroke-width="2.2"/></g>`
}

export const leaves: PaintingStyle = { palettes, draw }
