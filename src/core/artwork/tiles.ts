import type { Painting, PaintingStyle } from './painting.ts'
import { ground } from './svg-text.ts'

const palettes: PaintingStyle['palettes'] = [
  {
    deep: '#1d2b4f',
    dark: '#274690',
    middle: '#e4572e',
    light: '#f3b61f',
    pale: '#f6efe2',
    accent: '#7fb7a3',
  },
]

const side = 200

type Tile = (ink: string, second: string) => string

/** Each in a square of 200 px, drawn from its top left corner; turned at random. */
const motifs: readonly [Tile, ...Tile[]] = [
  (ink) => `<path d="M0 0H200A200 200 0 0 1 0 200Z" fill="${ink}"/>`,
  (ink, second) =>
    `<path d="M0 0H200A200 200 0 0 1 0 200Z" fill="${ink}"/><path d="M0 0H100A100 100 0 0 1 0 100Z" fill="${second}"/>`,
  (ink) => `<circle cx="100" cy="100" r="100" fill="${ink}"/>`,
  (ink, second) =>
    `<circle cx="100" cy="100" r="100" fill="${ink}"/><circle cx="100" cy="100" r="46" fill="${second}"/>`,
  (ink, second) =>
    `<path d="M0 0A100 100 0 0 0 200 0Z" fill="${ink}"/><path d="M0 200A100 100 0 0 1 200 200Z" fill="${second}"/>`,
  (ink) => `<path d="M0 0H200L0 200Z" fill="${ink}"/>`,
  (ink) =>
    [0, 80, 160].map((y) => `<rect y="${y}" width="200" height="40" fill="${ink}"/>`).join(''),
  (ink) => `<path d="M0 0A200 200 0 0 0 200 200A200 200 0 0 0 0 0Z" fill="${ink}"/>`,
  (ink, second) =>
    `<path d="M0 100L100 0L200 100L100 200Z" fill="${ink}"/><circle cx="100" cy="100" r="34" fill="${second}"/>`,
]

/** A wall of plain forms in few colours. */
function draw({ random, palette }: Painting): string {
  const { deep, dark, middle, light, pale, accent } = palette
  const inks = [deep, dark, middle, light, accent] as const
  const grounds = [pale, pale, pale, light, accent, deep] as const
  let above: number[] = []
  let tiles = ''
  for (let row = 0; row < 6; row++) {
    const line: number[] = []
    for (let column = 0; column < 8; column++) {
      const back = random.pick(grounds)
      const others = inks.filter((ink) => ink !== back)
      const ink = others[random.whole(0, others.length - 1)] ?? deep
      const second = ink === pale || back === pale ? back : pale
      let motif = random.whole(0, motifs.length - 1)
      // Twice the same beside or below itself looks like a mistake.
      while (motif === line[column - 1] || motif === above[column])
        motif = (motif + 1) % motifs.length
      line.push(motif)
      const turn = random.whole(0, 3) * 90
      tiles += `<g transform="translate(${column * side} ${row * side}) rotate(${turn} 100 100)"><rect width="201" height="201" fill="${back}"/>${(motifs[motif] ?? motifs[0])(ink, second)}</g>`
    }
    above = line
  }
  return ground(pale) + tiles
}

export const tiles: PaintingStyle = { palettes, draw }
