import type { Slide } from '../deck/slide.ts'
import type { TextRange, TextSlot } from '../layout/boxes.ts'
import type {
  CodeLine,
  DatedItem,
  FigureItem,
  FormContent,
  FormName,
  LabelledItem,
  LevelItem,
  PointItem,
  Side,
} from './form-content.ts'
import {
  type FormPoint,
  listFormPoints,
  type PointText,
  takeRange,
  takeWhole,
} from './form-point.ts'
import { readCover } from './read-cover.ts'
import { readDate } from './read-date.ts'
import { type Figure, readInnerFigure, readLeadingFigure, readNumber } from './read-figure.ts'
import { readLabel } from './read-label.ts'

type Reader = (points: readonly FormPoint[]) => FormContent | null

/**
 * The points of a slide as a form shows them, or null when it has no room for so many. A point that is
 * not written as the form would have it is shown as it is: nothing is hidden.
 */
export const readForm = (form: FormName, { content }: Pick<Slide, 'content'>): FormContent | null =>
  readers[form](listFormPoints(content))

export const isForm = (layout: string): layout is FormName => Object.hasOwn(readers, layout)

const readers: Readonly<Record<FormName, Reader>> = {
  cover: readCover,
  section(points) {
    const [first] = points
    if (points.length > 1 || hasChildren(points)) return null
    return { form: 'section', subtitle: first ? takeWhole(first) : null }
  },
  statement(points) {
    const [first, second] = points
    if (!first || points.length > 2 || hasChildren(points)) return null
    return {
      form: 'statement',
      sentence: takeWhole(first),
      more: second ? takeWhole(second) : null,
    }
  },
  quote(points) {
    const [first, second] = points
    if (!first || points.length > 2 || hasChildren(points)) return null
    return { form: 'quote', words: takeWhole(first), author: second ? takeWhole(second) : null }
  },
  'big-number'(points) {
    const [first, ...rest] = points
    if (!first || points.length > 3 || hasChildren(points)) return null
    return { form: 'big-number', item: readFigureItem(first), more: rest.map(takeWhole) }
  },
  figures(points) {
    if (points.length < 2 || points.length > 6 || hasChildren(points)) return null
    return { form: 'figures', items: points.map(readFigureItem) }
  },
  timeline(points) {
    if (points.length < 2 || points.length > 8 || hasChildren(points)) return null
    return { form: 'timeline', items: points.map(readDatedItem) }
  },
  steps(points) {
    if (points.length < 2 || points.length > 7) return null
    return { form: 'steps', items: points.map(readLabelledItem) }
  },
  cards(points) {
    if (points.length < 2 || points.length > 6) return null
    return { form: 'cards', items: points.map(readLabelledItem) }
  },
  comparison(points) {
    const sides = readSides(points, { hasFigures: true })
    return sides && { form: 'comparison', sides }
  },
  points(points) {
    if (points.length === 0 || points.length > 6) return null
    return { form: 'points', items: points.map(readItem) }
  },
  'pros-cons'(points) {
    const sides = readSides(points, { hasFigures: false })
    return sides && { form: 'pros-cons', sides }
  },
  matrix(points) {
    if (points.length !== 4) return null
    return { form: 'matrix', items: points.map(readLabelledItem) }
  },
  pyramid: (points) => readLevels('pyramid', points),
  funnel: (points) => readLevels('funnel', points),
  cycle(points) {
    if (points.length < 3 || points.length > 6) return null
    return { form: 'cycle', items: points.map(readLabelledItem) }
  },
  'two-columns'(points) {
    if (points.length < 2 || points.length > 14) return null
    return { form: 'two-columns', items: points.map(readItem) }
  },
  code(points) {
    const lines = points.flatMap((point) => [
      takeLine(point, 0),
      ...point.children.map((child) => takeLine(child, 1)),
    ])
    return lines.length === 0 || lines.length > 16 ? null : { form: 'code', lines }
  },
  closing(points) {
    const [first, ...rest] = points
    if (!first || points.length > 4 || hasChildren(points)) return null
    return { form: 'closing', first: takeWhole(first), others: rest.map(takeWhole) }
  },
}

/** There a sign is a sign, also one that would be a mark elsewhere; and all of it is code. */
function takeLine(point: FormPoint, level: number): CodeLine {
  const { emphasis = [], ...line } = takeWhole(point)
  const others = emphasis.filter(({ code }) => !code)
  return {
    ...line,
    ...(others.length > 0 && { emphasis: others }),
    part: { field: 'content', index: point.index, slot: 'code' },
    level,
  }
}

const hasChildren = (points: readonly FormPoint[]): boolean =>
  points.some(({ children }) => children.length > 0)

const readItem = (point: FormPoint): PointItem => ({
  ...pickIcon(point),
  texts: [takeWhole(point), ...point.children.map(takeWhole)],
})

const pickIcon = ({ icon }: FormPoint): Pick<PointItem, 'icon'> => (icon ? { icon } : {})

const readFigureItem = (point: FormPoint): FigureItem =>
  takeFigure(point, readLeadingFigure(point.text) ?? readInnerFigure(point.text), 0) ?? {
    figure: null,
    unit: null,
    quantity: null,
    text: takeWhole(point),
  }

/** @param from where in the point the text begins that was read */
function takeFigure(point: FormPoint, read: Figure | null, from: number): FigureItem | null {
  if (!read) return null
  const take = (slot: TextSlot, [start, end]: TextRange) =>
    takeRange(point, slot, [start + from, end + from])
  const { figure, unit, text } = read
  return {
    figure: take('figure', figure),
    unit: unit && take('unit', unit),
    quantity: {
      ...take('figure', [figure[0], unit ? unit[1] : figure[1]]),
      unitAt: unit && unit[0] - figure[0],
    },
    text: text && take('text', text),
  }
}

function readDatedItem(point: FormPoint): DatedItem {
  const read = readDate(point.text)
  if (!read) return { date: null, text: takeWhole(point), year: null }
  return {
    date: takeRange(point, 'date', read.date),
    text: read.text && takeRange(point, 'text', read.text),
    year: read.year,
  }
}

function readLabelledItem(point: FormPoint): LabelledItem {
  const below = point.children.map(takeWhole)
  const icon = pickIcon(point)
  if (below.length > 0) return { ...icon, label: takeWhole(point), texts: below }
  const read = readLabel(point.text)
  if (!read) return { ...icon, label: null, texts: [takeWhole(point)] }
  return {
    ...icon,
    label: takeRange(point, 'label', read.label),
    texts: [takeRange(point, 'text', read.text)],
  }
}

function readLevels(form: 'pyramid' | 'funnel', points: readonly FormPoint[]): FormContent | null {
  if (points.length < 3 || points.length > 5) return null
  return {
    form,
    items: points.map((point) => ({ ...readLabelledItem(point), amount: readAmount(point) })),
  }
}

function readAmount({ text }: FormPoint): LevelItem['amount'] {
  const label = readLabel(text)
  const said = label ? text.slice(...label.text) : text
  const read = readLeadingFigure(said)
  return read && readNumber(said.slice(...read.figure))
}

const mostRows = 4

/** Whether the number at the head of a side is set large. */
type Sides = { hasFigures: boolean }

/** Two points with others below each, or labels of which there are two. */
function readSides(points: readonly FormPoint[], how: Sides): [Side, Side] | null {
  const [first, second] = points
  if (!first || !second) return null
  if (points.length === 2 && hasChildren(points)) {
    if (points.some(({ children }) => children.length > mostRows + 1)) return null
    return [readNested(first, how), readNested(second, how)]
  }
  const rows = points.map((point) => ({ point, read: readLabel(point.text) }))
  const names = rows.map(({ point, read }) => (read ? point.text.slice(...read.label) : null))
  const distinct = [...new Set(names)]
  if (distinct.length !== 2 || distinct.includes(null)) return null
  const [left, right] = distinct.map((name) =>
    makeSide(
      rows.flatMap(({ point, read }, at) =>
        read && names[at] === name
          ? [{ point, label: takeRange(point, 'label', read.label), text: read.text }]
          : [],
      ),
      how,
    ),
  )
  return left && right ? [left, right] : null
}

function readNested(point: FormPoint, { hasFigures }: Sides): Side {
  const [first, ...rest] = point.children
  const figure = first && hasFigures ? readSideFigure(first, [0, first.text.length]) : null
  const rows = figure ? rest : point.children
  return { name: takeWhole(point), figure, rows: rows.map(takeWhole) }
}

type LabelledPoint = { point: FormPoint; label: PointText; text: TextRange }

function makeSide(points: readonly LabelledPoint[], { hasFigures }: Sides): Side | null {
  const [first, ...rest] = points
  if (!first || points.length > mostRows + 1) return null
  const figure = hasFigures ? readSideFigure(first.point, first.text) : null
  return {
    name: first.label,
    figure,
    rows: (figure ? rest : points).map(({ point, text }) => takeRange(point, 'text', text)),
  }
}

/** A number at the head of what is said of a side. */
const readSideFigure = (point: FormPoint, [from, to]: TextRange): FigureItem | null =>
  takeFigure(point, readLeadingFigure(point.text.slice(from, to)), from)
