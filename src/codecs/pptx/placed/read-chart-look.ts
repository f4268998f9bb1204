import type { PlacedChart } from '#core/deck/placed.ts'
import { mixColours } from '#core/theme/contrast.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readParagraphs } from '../read-paragraphs.ts'
import { attribute, find, findAll, firstOf, flag, number } from './find.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'

type Shows = NonNullable<PlacedChart['shows']>

const sides: Readonly<Record<string, Shows['legend']>> = { l: 'left', t: 'top', b: 'bottom' }

/** Of an axis or legend whose letters have no size of their own, in pt. */
const usualPt = 10
/** Of bars whose gap is not said, in percent. */
const usualGap = 150

/** Legend, labels, stacking and letters, as the chart's own file has them. */
export function readChartLook(
  root: XmlElement,
  look: Pick<SheetLook, 'scheme'>,
  isTitled: boolean,
): Shows | undefined {
  const chart = find(root, 'chart')
  const plot = find(chart, 'plotArea')
  const group = listChildren(plot).find((one) => find(one, 'ser'))
  if (!group) return undefined
  const said = (name: string) => attribute(find(group, name), 'val')
  const legend = find(chart, 'legend')
  const isFlat = said('barDir') === 'bar'
  const stacking = { stacked: 'sum' as const, percentStacked: 'share' as const }[
    said('grouping') ?? ''
  ]
  const labels = findLabels(group)
  const axis = find(plot, 'catAx') ?? find(plot, 'dateAx')
  // Of points both axes have values: the second is the one that stands.
  const values = findAll(plot, 'valAx').at(-1)
  const lines = resolveColour(
    find(values, 'majorGridlines', 'spPr', 'ln', 'solidFill'),
    look.scheme,
  )
  const pt = firstOf([values, axis, legend, root], sizeOf) ?? usualPt
  const title = find(chart, 'title')
  const isUpward = isFlat && attribute(find(axis, 'scaling', 'orientation'), 'val') !== 'maxMin'
  const gap = Number(said('gapWidth')?.replace('%', '') ?? usualGap)
  return {
    ...(legend && { legend: sides[attribute(find(legend, 'legendPos'), 'val') ?? ''] ?? 'right' }),
    ...(labels && { labels }),
    ...(stacking && { stacking }),
    ...readRadar(group),
    ...(isFlat && { isFlat: true as const }),
    ...(isUpward && { isUpward: true as const }),
    ...(values && isSilent(values) && { hidesAxis: true as const }),
    ...(values && !find(values, 'majorGridlines') && { hidesLines: true as const }),
    ...(axis && isSilent(axis) && { hidesNames: true as const }),
    ...(values && !isBare(values) && { hasRule: true as const }),
    ...readTitles(axis ?? findAll(plot, 'valAx').at(-2), values),
    ...readEnds(values),
    lines: (lines ?? mixColours(look.scheme('tx1') ?? '#000000', '#FFFFFF', 0.5)).slice(0, 7),
    ...(isTitled && { titleLetters: round(((sizeOf(title) ?? Math.round(1.2 * pt)) * 4) / 3) }),
    ...(isTitled && !isThin(title) && { hasBoldTitle: true as const }),
    letters: round((pt * 4) / 3),
    gap: Math.max(0, Math.min(5, (Number.isFinite(gap) ? gap : usualGap) / 100)),
  }
}

/** Around a middle, and how; what has no dot at any of its series has none. */
function readRadar(group: XmlElement): Pick<Shows, 'radar'> {
  if (group.name !== 'radarChart') return {}
  const style = attribute(find(group, 'radarStyle'), 'val')
  if (style === 'filled') return { radar: 'filled' }
  const hasDots = style === 'marker' && !findAll(group, 'ser').every(hasNoDots)
  return { radar: hasDots ? 'markers' : 'lines' }
}

const hasNoDots = (series: XmlElement): boolean =>
  attribute(find(series, 'marker', 'symbol'), 'val') === 'none'

/** How large the points of a chart are, in shares of what programs draw by themselves. */
export function readBubbles(root: XmlElement, sizes: number[][]): NonNullable<Shows['bubbles']> {
  const group = find(root, 'chart', 'plotArea', 'bubbleChart')
  const said = Number(attribute(find(group, 'bubbleScale'), 'val')?.replace('%', '') ?? 100)
  const isWidth = attribute(find(group, 'sizeRepresents'), 'val') === 'w'
  return {
    sizes,
    scale: Number.isFinite(said) ? Math.max(0, Math.min(3, said / 100)) : 1,
    ...(isWidth && { isWidth: true as const }),
  }
}

/** What axes are called; one that is not there says nothing. */
function readTitles(
  names: XmlElement | undefined,
  values: XmlElement | undefined,
): Pick<Shows, 'titles'> {
  const [across, along] = [readTitle(names), readTitle(values)]
  const titles = { ...(across && { names: across }), ...(along && { values: along }) }
  return across || along ? { titles } : {}
}

function readTitle(axis: XmlElement | undefined): string {
  if (flag(find(axis, 'delete'), 'val')) return ''
  const lines = readParagraphs(find(axis, 'title', 'tx', 'rich')).map(({ text }) => text)
  return lines.join(' ').replaceAll(/\s+/gu, ' ').trim().slice(0, 1_000)
}

/** Where an axis ends, as far as its file says it; ends that are no axis are not said. */
function readEnds(axis: XmlElement | undefined): Pick<Shows, 'min' | 'max'> {
  const said = (name: string) => {
    const text = attribute(find(axis, 'scaling', name), 'val')
    const value = Number(text)
    return text === undefined || text.trim() === '' || !Number.isFinite(value) ? undefined : value
  }
  const [min, max] = [said('min'), said('max')]
  if (min !== undefined && max !== undefined && min >= max) return {}
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** Whether nothing is written at an axis. */
const isSilent = (axis: XmlElement): boolean =>
  flag(find(axis, 'delete'), 'val') === true ||
  attribute(find(axis, 'tickLblPos'), 'val') === 'none'

/** Whether an axis has no line of its own. */
const isBare = (axis: XmlElement): boolean =>
  flag(find(axis, 'delete'), 'val') === true || find(axis, 'spPr', 'ln', 'noFill') !== undefined

/** Said of the group, or of its first series. */
function findLabels(group: XmlElement): Shows['labels'] | undefined {
  for (const labels of [find(group, 'dLbls'), find(find(group, 'ser'), 'dLbls')]) {
    if (!labels || flag(find(labels, 'delete'), 'val')) continue
    const isShown = (name: string) => flag(find(labels, name), 'val') === true
    if (isShown('showPercent')) return 'shares'
    if (isShown('showVal')) return 'values'
  }
  return undefined
}

/** What is said of the letters of a part, by itself or by its first words. */
function findLetters(part: XmlElement | undefined): readonly (XmlElement | undefined)[] {
  const [said, typed] = [find(part, 'txPr'), find(part, 'tx', 'rich')].map((text) =>
    find(text, 'p'),
  )
  return [find(typed, 'r', 'rPr'), find(typed, 'pPr', 'defRPr'), find(said, 'pPr', 'defRPr')]
}

/** In whole points. */
const sizeOf = (part: XmlElement | undefined): number | undefined =>
  firstOf(findLetters(part), (one) => {
    const size = number(one, 'sz') ?? 0
    return size > 0 ? Math.max(1, Math.min(300, Math.round(size / 100))) : undefined
  })

/** Titles are bold unless they say otherwise. */
const isThin = (title: XmlElement | undefined): boolean =>
  firstOf(findLetters(title), (one) => flag(one, 'b')) === false
