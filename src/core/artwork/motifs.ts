export type Palette = readonly [string, string, string, string]

type Canvas = { random: () => number; palette: Palette; width: number; height: number }

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const round = (value: number): number => Math.round(value)

/** Hills or waves, one behind the other. */
function drawWaves({ random, palette, width, height }: Canvas): string {
  return repeat(5, (index) => {
    const level = height * (0.35 + index * 0.13)
    const rise = 60 + random() * 70
    const turns = (1 + random() * 2) * Math.PI * 2
    const start = random() * 6
    const line = repeat(41, (step) => {
      const x = (step * width) / 40
      return `L${round(x)} ${round(level + Math.sin((x / width) * turns + start) * rise)}`
    })
    const colour = palette[1 + (index % 3)] ?? palette[1]
    return `<path d="M0 ${height}${line}L${width} ${height}Z" fill="${colour}" opacity="${0.4 + index * 0.1}"/>`
  })
}

/** Points, and lines between those that are near each other. */
function drawNetwork({ random, palette, width, height }: Canvas): string {
  const reach = 230
  const points = Array.from({ length: 46 }, () => ({ x: random() * width, y: random() * height }))
  const lines = points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b) => {
      const distance = Math.hypot(a.x - b.x, a.y - b.y)
      if (distance >= reach) return []
      const opacity = (1 - distance / reach).toFixed(2)
      return [
        `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${palette[3]}" stroke-width="2" opacity="${opacity}"/>`,
      ]
    }),
  )
  const dots = points.map(
    ({ x, y }) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${2 + round(random() * 4)}" fill="${palette[3]}"/>`,
  )
  return [...lines, ...dots].join('')
}

/** Rings, mostly on the side where slides have no text. */
const drawRings = ({ random, palette, width, height }: Canvas): string =>
  repeat(
    9,
    () =>
      `<circle cx="${round(width * (0.55 + random() * 0.5))}" cy="${round(height * random())}" r="${round(60 + random() * 260)}" fill="none" stroke="${palette[3]}" stroke-width="${1 + round(random() * 14)}" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`,
  )

/** The contour lines of a mountain nobody has climbed. */
function drawContours({ random, palette, width, height }: Canvas): string {
  const centre = { x: width * (0.6 + random() * 0.3), y: height * (0.3 + random() * 0.4) }
  const [first, second] = [random() * 6, random() * 6]
  return repeat(20, (ring) => {
    const line = Array.from({ length: 73 }, (_, step) => {
      const turn = (step / 72) * Math.PI * 2
      const bend =
        0.18 * Math.sin(3 * turn + first) + 0.12 * Math.sin(5 * turn + second + ring * 0.12)
      const radius = (ring + 1) * 42 * (1 + bend)
      const x = centre.x + Math.cos(turn) * radius * 1.3
      return `${step === 0 ? 'M' : 'L'}${round(x)} ${round(centre.y + Math.sin(turn) * radius)}`
    })
    return `<path d="${line.join('')}Z" fill="none" stroke="${palette[3]}" stroke-width="2" opacity="${(1 - ring * 0.04).toFixed(2)}"/>`
  })
}

/** Large soft shapes that overlap. */
const drawVeils = ({ random, palette, width, height }: Canvas): string =>
  repeat(
    7,
    (index) =>
      `<ellipse cx="${round(random() * width)}" cy="${round(random() * height)}" rx="${round(200 + random() * 300)}" ry="${round(150 + random() * 250)}" fill="${palette[1 + (index % 3)] ?? palette[1]}" opacity="0.45"/>`,
  )

export const motifs = [drawWaves, drawNetwork, drawRings, drawContours, drawVeils] as const
