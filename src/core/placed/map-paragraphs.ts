import type { PlacedChart, PlacedElement, PlacedParagraph } from '../deck/placed.ts'
import type { FindWords } from './place-words.ts'

type Paragraphs = readonly PlacedParagraph[]

/** The title of a chart, as far as the slide has its words. */
const titleOf = ({ titlePart }: PlacedChart): PlacedParagraph[] =>
  titlePart ? [{ part: titlePart, runs: [] }] : []

/** All that an element says, wherever it says it. */
export function listParagraphs(element: PlacedElement): Paragraphs {
  if (element.kind === 'shape') return element.text?.paragraphs ?? []
  if (element.kind === 'chart') return titleOf(element)
  if (element.kind !== 'table') return []
  return element.cells.flatMap(({ text }) => text?.paragraphs ?? [])
}

/** The element with other paragraphs in each of its texts; the very same where none of them changes. */
export function mapParagraphs(
  element: PlacedElement,
  change: (paragraphs: Paragraphs) => Paragraphs,
): PlacedElement {
  if (element.kind === 'shape') {
    const text = element.text && mapText(element.text, change)
    return text === undefined || text === element.text ? element : { ...element, text }
  }
  if (element.kind === 'chart') return mapTitle(element, change)
  if (element.kind !== 'table') return element
  const cells = element.cells.map((cell) => {
    const text = cell.text && mapText(cell.text, change)
    return text === undefined || text === cell.text ? cell : { ...cell, text }
  })
  return cells.every((cell, at) => cell === element.cells[at]) ? element : { ...element, cells }
}

function mapText<Text extends { paragraphs: PlacedParagraph[] }>(
  text: Text,
  change: (paragraphs: Paragraphs) => Paragraphs,
): Text {
  const before = text.paragraphs
  const after = change(before)
  const isSame = after.length === before.length && after.every((one, at) => one === before[at])
  return isSame ? text : { ...text, paragraphs: [...after] }
}

function mapTitle(chart: PlacedChart, change: (paragraphs: Paragraphs) => Paragraphs): PlacedChart {
  const before = titleOf(chart)
  if (before.length === 0) return chart
  const [title] = change(before)
  if (title?.part && title.part === chart.titlePart) return chart
  const { titlePart: _gone, ...plain } = chart
  return {
    ...plain,
    ...(title?.part && { titlePart: title.part }),
    ...(title?.text && { title: title.text }),
  }
}

/** The chart with the words of its title, wherever they are kept. */
export const sayTitle = (chart: PlacedChart, findWords: FindWords): PlacedChart =>
  chart.titlePart
    ? {
        ...chart,
        title: findWords({ part: chart.titlePart, runs: [] })?.replaceAll(/\s+/gu, ' ') ?? '',
      }
    : chart
