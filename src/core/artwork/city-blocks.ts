import { mixColours } from '../theme/contrast.ts'
import type { Painting, PaintingStyle } from './painting.ts'
import { ground, linearGradient, polyline, round } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#2b2d5b',
    dark: '#514a9d',
    middle: '#8b78c9',
    light: '#f2a7a0',
    pale: '#ffe3c2',
    accent: '#ffc75f',
  },
]

/** Half the width and height of a lot as it is seen, from above at an angle. */
const lot = { x: 76, y: 38 }

/** A town of blocks in evening light. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const roofs = [pale, light, mixColours(pale, light, 0.5), mixColours(light, middle, 0.5)] as const
  let town = ''
  // From the back to the front, so that what is nearer covers what is behind.
  for (let row = -2; row < 38; row++)
    for (let column = 0; column < 12; column++) {
      const x = column * lot.x * 2 + (row % 2 === 0 ? 0 : lot.x) - 40
      const y = row * lot.y - 20
      const isSquare = random.next() < 0.1
      const middleness = 1 - Math.min(1, Math.hypot((x - 800) / 900, (y - 620) / 760))
      const tall = isSquare ? 0 : 26 + random.next() ** 2 * 210 * (0.35 + middleness)
      const roof = random.pick(roofs)
      town += isSquare
        ? drawPark(random, x, y, mixColours('#3f7d6e', deep, 0.65))
        : drawBlock(
            random,
            { x, y, tall },
            {
              roof,
              left: mixColours(roof, dark, 0.22),
              right: mixColours(dark, deep, 0.35),
              lamp: accent,
            },
          )
    }
  return [
    `<defs>${linearGradient('haze', [
      [0, pale, 0.75],
      [0.4, light, 0.12],
      [1, deep, 0.28],
    ])}</defs>`,
    ground(deep),
    town,
    ground('url(#haze)'),
  ].join('')
}

type Faces = { roof: string; left: string; right: string; lamp: string }

function drawBlock(
  random: Painting['random'],
  { x, y, tall }: { x: number; y: number; tall: number },
  { roof, left, right, lamp }: Faces,
): string {
  const [w, h] = [lot.x * 0.86, lot.y * 0.86]
  const top = y - tall
  const faces = [
    [
      [
        [x - w, top],
        [x, top + h],
        [x, y + h],
        [x - w, y],
      ],
      left,
    ],
    [
      [
        [x, top + h],
        [x + w, top],
        [x + w, y],
        [x, y + h],
      ],
      right,
    ],
    [
      [
        [x, top - h],
        [x + w, top],
        [x, top + h],
        [x - w, top],
      ],
      roof,
    ],
  ] as const
  const walls = faces.map(([points, fill]) => `<path d="${polyline(points)}Z" fill="${fill}"/>`)
  return walls.join('') + drawWindows(random, { x, top, tall, w, h }, lamp, left)
}

function drawWindows(
  random: Painting['random'],
  { x, top, tall, w, h }: { x: number; top: number; tall: number; w: number; h: number },
  lamp: string,
  dim: string,
): string {
  let windows = ''
  const slope = h / w
  for (let down = 16; down < tall - 12; down += 24)
    for (let step = 0; step < 3; step++) {
      const offset = w * (0.16 + step * 0.28)
      const wide = w * 0.15
      const isLit = random.next() < 0.34
      // On the right wall, which lies in the shade.
      const [wx, wy] = [x + offset, top + h - offset * slope + down]
      const fill = isLit ? lamp : mixColours('#000000', dim, 0.25)
      windows += `<path d="M${round(wx)} ${round(wy)}l${round(wide)} ${round(-wide * slope)}v12l${round(-wide)} ${round(wide * slope)}z" fill="${fill}" opacity="${isLit ? 0.95 : 0.35}"/>`
    }
  return windows
}

function drawPark(random: Painting['random'], x: number, y: number, green: string): string {
  const [w, h] = [lot.x * 0.86, lot.y * 0.86]
  const lawn = polyline([
    [x, y - h],
    [x + w, y],
    [x, y + h],
    [x - w, y],
  ])
  const trees = Array.from({ length: 4 }, () => {
    const [tx, ty] = [x + random.between(-w, w) * 0.45, y + random.between(-h, h) * 0.45]
    return `<ellipse cx="${round(tx)}" cy="${round(ty - 12)}" rx="11" ry="14" fill="${mixColours('#ffffff', green, 0.16)}"/>`
  })
  return `<path d="${lawn}Z" fill="${green}"/>${trees.join('')}`
}

export const cityBlocks: PaintingStyle = { palettes, draw }
