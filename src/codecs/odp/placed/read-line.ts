import type { PlacedLine } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength, readPercent } from '../read-length.ts'
import { readColour, seeThrough } from './colours.ts'
import type { PageSource } from './page-source.ts'
import type { UsualPaint } from './read-paint.ts'
import { type Properties, say } from './styles.ts'

/** Width 0 is the thinnest line that there is. */
const hairline = 1 / 3

export function readLine(
  from: Properties,
  { styles }: Pick<PageSource, 'styles'>,
  usual: UsualPaint,
): PlacedLine | undefined {
  const kind = say(from, 'stroke') ?? usual
  if (kind === 'none') return undefined
  const width = round(
    Math.max(hairline, Math.min(1_000, readLength(say(from, 'stroke-width')) ?? 0)),
  )
  const opacity = readPercent(say(from, 'stroke-opacity')) ?? 1
  const dash =
    kind === 'dash'
      ? readDash(styles.named('stroke-dash', say(from, 'stroke-dash')), width)
      : undefined
  const end = (side: 'start' | 'end') =>
    readEnd(
      styles.named('marker', say(from, `marker-${side}`)),
      readLength(say(from, `marker-${side}-width`)) ?? 0,
      width,
    )
  const [head, tail] = [end('start'), end('end')]
  const cap = say(from, 'stroke-linecap')
  return {
    colour: seeThrough(readColour(say(from, 'stroke-color')) ?? '#3465A4', opacity),
    width,
    ...(dash && { dash }),
    ...((cap === 'round' || cap === 'square') && { cap }),
    ...(head && { head }),
    ...(tail && { tail }),
  }
}

/** One kind of dots, then another, with the same gap after each; in widths of the line or lengths. */
function readDash(dash: XmlElement | undefined, width: number): number[] | undefined {
  if (!dash) return undefined
  const length = (name: string, usual: number) => {
    const said = dash.attributes.get(name)
    const share = readPercent(said)
    const px = share === undefined ? readLength(said) : share * width
    return round(Math.max(0, Math.min(1_000, px ?? usual)))
  }
  const gap = Math.max(length('distance', width), 0.1)
  const dots = (which: 1 | 2) => {
    const count = Math.max(0, Math.min(6, Number(dash.attributes.get(`dots${which}`) ?? 0) || 0))
    // A dot without a length is as long as the line is wide.
    const long = length(`dots${which}-length`, width) || width
    return Array.from({ length: count }, () => [long, gap]).flat()
  }
  const parts = [...dots(1), ...dots(2)].slice(0, 12)
  return parts.length > 0 ? parts : undefined
}

/** By what programs call them, since each draws its own. */
const ends: readonly [RegExp, NonNullable<PlacedLine['head']>['type']][] = [
  [/oval|circle|round|dot/i, 'oval'],
  [/diamond|square|rhomb/i, 'diamond'],
  [/stealth|concave/i, 'stealth'],
  [/open|line|short/i, 'arrow'],
]

function readEnd(
  marker: XmlElement | undefined,
  wide: number,
  lineWidth: number,
): PlacedLine['head'] {
  if (!marker || wide <= 0) return undefined
  const name = marker.attributes.get('name') ?? ''
  const type = ends.find(([names]) => names.test(name))?.[1] ?? 'triangle'
  const [, , across = 1, down = 1] = (marker.attributes.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number)
  // Ends of hairlines are drawn as if those were 2 px wide.
  const width = Math.max(0.5, Math.min(50, wide / Math.max(lineWidth, 2)))
  const form = across > 0 && down > 0 ? Math.min(4, down / across) : 1
  return { type, width: round(width), length: round(Math.min(100, width * form)) }
}
