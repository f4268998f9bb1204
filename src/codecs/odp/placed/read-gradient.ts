import { type PlacedFill, placedLimits } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { childrenOf, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readPercent } from '../read-length.ts'
import { dim, readColour, seeThrough } from './colours.ts'

type GradientFill = Extract<PlacedFill, { kind: 'linear' | 'radial' }>
type Stop = GradientFill['stops'][number]

/** Between two colours, or through those that newer programs list. */
export function readGradient(gradient: XmlElement | undefined): GradientFill | undefined {
  if (!gradient) return undefined
  const said = (name: string) => gradient.attributes.get(name)
  const intensity = (name: string) => readPercent(said(name)) ?? 1
  const start = dim(readColour(said('start-color')) ?? '#000000', intensity('start-intensity'))
  const end = dim(readColour(said('end-color')) ?? '#FFFFFF', intensity('end-intensity'))
  const listed = childrenOf(gradient, 'gradient-stop')
    .slice(0, placedLimits.stops)
    .flatMap((stop): Stop[] => {
      const colour = readColour(stop.attributes.get('color-value'))
      const at = Number(stop.attributes.get('offset') ?? 0)
      return colour === undefined || !(at >= 0 && at <= 1) ? [] : [{ at, colour }]
    })
    .toSorted((one, other) => one.at - other.at)
  const stops =
    listed.length >= 2
      ? listed
      : [
          { at: 0, colour: start },
          { at: 1, colour: end },
        ]
  return shape(gradient, stops)
}

/** Such as run along edges are drawn as those that run around a middle. */
export const isAlongEdges = (gradient: XmlElement | undefined): boolean =>
  edged.has(gradient?.attributes.get('style'))

const edged: ReadonlySet<string | undefined> = new Set(['square', 'rectangular', 'ellipsoid'])

/** Stops run from its outer edge, or from above, to its middle or below. */
function shape(gradient: XmlElement, stops: readonly Stop[]): GradientFill {
  const style = gradient.attributes.get('style') ?? 'linear'
  const border = Math.max(0, Math.min(0.99, readPercent(gradient.attributes.get('border')) ?? 0))
  const inside = stops.map(({ at, colour }) => ({ at: border + (1 - border) * at, colour }))
  const bordered =
    border > 0 && inside[0] ? [{ at: 0, colour: inside[0].colour }, ...inside] : inside
  if (style === 'linear' || style === 'axial') {
    const angle = 90 - readAngle(gradient.attributes.get('angle'))
    const all = style === 'linear' ? bordered : mirror(bordered)
    return {
      kind: 'linear',
      angle: round(((angle % 360) + 360) % 360),
      stops: all.map(tidy).slice(0, placedLimits.stops),
    }
  }
  return {
    kind: 'radial',
    x: round(readPercent(gradient.attributes.get('cx')) ?? 0.5),
    y: round(readPercent(gradient.attributes.get('cy')) ?? 0.5),
    stops: bordered
      .map(({ at, colour }) => tidy({ at: 1 - at, colour }))
      .toReversed()
      .slice(0, placedLimits.stops),
  }
}

const tidy = ({ at, colour }: Stop): Stop => ({
  at: round(Math.max(0, Math.min(1, at))),
  colour,
})

const mirror = (stops: readonly Stop[]): Stop[] => [
  ...stops.map(({ at, colour }) => ({ at: at / 2, colour })),
  ...stops.toReversed().map(({ at, colour }) => ({ at: 1 - at / 2, colour })),
]

/** Counter-clockwise; a bare number counts tenths of a degree. */
function readAngle(text: string | undefined): number {
  const [, number = '0', unit = ''] = /^(-?\d+(?:\.\d*)?)(deg|rad|grad)?$/.exec(text ?? '') ?? []
  const per = { deg: 1, rad: 180 / Math.PI, grad: 0.9 }[unit] ?? 0.1
  return Number(number) * per
}

/** The fill as its opacity runs, which is a gradient of its own. */
export function fadeStops(
  fill: GradientFill | Extract<PlacedFill, { kind: 'solid' }>,
  fading: XmlElement,
): PlacedFill {
  const [start, end] = ['start', 'end'].map((name) => readPercent(fading.attributes.get(name)) ?? 1)
  const [from = 1, to = 1] = [start, end]
  if (fill.kind === 'solid') {
    const { colour } = fill
    return shape(fading, [
      { at: 0, colour: seeThrough(colour, from) },
      { at: 1, colour: seeThrough(colour, to) },
    ])
  }
  // Both mostly run the same way: then each stop has the opacity of its place.
  const [first, last] = fill.kind === 'linear' ? [from, to] : [to, from]
  return {
    ...fill,
    stops: fill.stops.map(({ at, colour }) => ({
      at,
      colour: seeThrough(colour, first + (last - first) * at),
    })),
  }
}
