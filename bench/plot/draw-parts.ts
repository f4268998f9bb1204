import type { Plot } from './plot.ts'

/** About what a letter of the plots takes. */
export const letterPx = 6.8

const seriesClasses = ['one', 'two', 'three', 'four'] as const

export function seriesClass(index: number): string {
  const name = seriesClasses[index]
  if (!name) throw new Error(`A plot has ${seriesClasses.length} series at most`)
  return name
}

export const escapeText = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Attributes = Record<string, string | number>

export const element = (name: string, attributes: Attributes): string =>
  `<${name} ${writeAttributes(attributes)}/>`

export const text = (content: string, attributes: Attributes): string =>
  `<text ${writeAttributes(attributes)}>${escapeText(content)}</text>`

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join(' ')

const round = (value: number): number => Math.round(value * 10) / 10

/** Which colour is whose; of the limit, too. */
export function drawLegend({ series, limit, unit }: Plot, y: number): string {
  let x = 0
  const entries = series.map(({ name }, index) => {
    const left = x
    x += 36 + name.length * letterPx
    const mark = { x: left, y: y - 10, width: 11, height: 11, rx: 2 }
    return (
      element('rect', { class: `bar ${seriesClass(index)}`, ...mark }) +
      text(name, { x: left + 17, y })
    )
  })
  if (limit) {
    entries.push(
      element('path', { class: 'limit', d: `M${x} ${y - 4}h16` }) +
        text(limit.name, { x: x + 22, y }),
    )
    x += 40 + limit.name.length * letterPx
  }
  return [...entries, text(unit, { x, y, class: 'quiet' })].join('\n')
}
