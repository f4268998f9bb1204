import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import type { LeftOut } from './element-source.ts'
import { attribute, find, findAll, flag } from './find.ts'
import { findFill } from './read-paint.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'

type Plot = { axes: readonly XmlElement[]; groups: readonly XmlElement[] }
type Look = Pick<SheetLook, 'scheme'>

/** What of a chart is not drawn as its file has it: a line of its own for each, to be taken out once it is. */
const details: readonly [LeftOut, (plot: Plot, look: Look) => boolean][] = [
  ['chart-colours', hasOwnColours],
  ['chart-axes', hasOwnAxes],
  ['chart-lines', hasMoreLines],
]

export function noteChartDetails(
  root: XmlElement,
  look: Look,
  note: (kind: LeftOut) => void,
): void {
  const parts = listChildren(find(root, 'chart', 'plotArea'))
  const plot = {
    axes: parts.filter((one) => one.name.endsWith('Ax') && !flag(find(one, 'delete'), 'val')),
    groups: parts.filter((one) => find(one, 'ser')),
  }
  for (const [kind, isMet] of details) if (isMet(plot, look)) note(kind)
}

/** Series are drawn in the accents of the theme, one after the other, and so are the slices of a pie. */
function hasOwnColours({ groups }: Plot, look: Look): boolean {
  const series = groups.flatMap((group) => findAll(group, 'ser'))
  return series.some(
    (one, index) =>
      isOwnFill(find(one, 'spPr'), index, look) ||
      findAll(one, 'dPt').some((point) =>
        isOwnFill(find(point, 'spPr'), Number(attribute(find(point, 'idx'), 'val')) || 0, look),
      ),
  )
}

function isOwnFill(properties: XmlElement | undefined, index: number, { scheme }: Look): boolean {
  const line = findFill(find(properties, 'ln'))
  // Points have no line between them.
  const fill = findFill(properties) ?? (line?.name === 'noFill' ? undefined : line)
  if (!fill) return false
  if (fill.name !== 'solidFill') return true
  const accent = scheme(`accent${(index % 6) + 1}`)
  const own = resolveColour(fill, scheme)
  return own !== null && own.slice(0, 7) !== accent?.slice(0, 7)
}

function hasOwnAxes({ axes }: Plot): boolean {
  return axes.some((axis) => {
    const scaling = find(axis, 'scaling')
    return [find(axis, 'title'), ...scales.map((name) => find(scaling, name))].some(Boolean)
  })
}

const scales = ['min', 'max', 'logBase'] as const

function hasMoreLines({ axes, groups }: Plot): boolean {
  const isOfPoints = groups.every(({ name }) => name === 'scatterChart' || name === 'bubbleChart')
  const values = axes.filter(({ name }) => name === 'valAx')
  return (
    values.length > (isOfPoints ? 2 : 1) ||
    groups.some((group) =>
      findAll(group, 'ser').some((one) => find(one, 'trendline') ?? find(one, 'errBars')),
    )
  )
}
