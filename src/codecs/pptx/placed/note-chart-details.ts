import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import type { LeftOut } from './element-source.ts'
import { attribute, find, findAll, flag } from './find.ts'
import { findFill } from './read-paint.ts'

type Plot = { axes: readonly XmlElement[]; groups: readonly XmlElement[] }

export function noteChartDetails(root: XmlElement, note: (kind: LeftOut) => void): void {
  const parts = listChildren(find(root, 'chart', 'plotArea'))
  const plot = {
    axes: parts.filter((one) => one.name.endsWith('Ax') && !flag(find(one, 'delete'), 'val')),
    groups: parts.filter((one) => find(one, 'ser')),
  }
  for (const [kind, isMet] of details) if (isMet(plot)) note(kind)
}

/** Each has one colour: what goes over into another, or is a pattern, is not drawn so. */
const hasMixedColours = ({ groups }: Plot): boolean =>
  groups
    .flatMap((group) => findAll(group, 'ser'))
    .flatMap((series) => [series].concat(findAll(series, 'dPt')))
    .some((one) => {
      const fill = findFill(find(one, 'spPr'))
      return fill !== undefined && fill.name !== 'solidFill' && fill.name !== 'noFill'
    })

/** An axis that grows by factors or downwards, and where that below points ends. */
const hasOwnAxes = ({ axes, groups }: Plot): boolean =>
  axes.some((axis) => {
    const scaling = find(axis, 'scaling')
    const isBelow = /^[bt]$/u.test(attribute(find(axis, 'axPos'), 'val') ?? '')
    const ends = isOfPoints(groups) && isBelow ? [find(scaling, 'min'), find(scaling, 'max')] : []
    const isTurned =
      axis.name === 'valAx' && attribute(find(scaling, 'orientation'), 'val') === 'maxMin'
    return isTurned || [find(scaling, 'logBase'), ...ends].some(Boolean)
  })

const isOfPoints = (groups: readonly XmlElement[]): boolean =>
  groups.every(({ name }) => name === 'scatterChart' || name === 'bubbleChart')

function hasMoreLines({ axes, groups }: Plot): boolean {
  const values = axes.filter(({ name }) => name === 'valAx')
  return (
    values.length > (isOfPoints(groups) ? 2 : 1) ||
    groups.some((group) =>
      findAll(group, 'ser').some((one) => find(one, 'trendline') ?? find(one, 'errBars')),
    )
  )
}

/** What of a chart is not drawn as its file has it: a line of its own for each, to be taken out once it is. */
const details: readonly [LeftOut, (plot: Plot) => boolean][] = [
  ['chart-colours', hasMixedColours],
  ['chart-axes', hasOwnAxes],
  ['chart-lines', hasMoreLines],
]
