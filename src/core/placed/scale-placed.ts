import type {
  PlacedElement,
  PlacedFill,
  PlacedLine,
  PlacedParagraph,
  PlacedShadow,
  PlacedSpacing,
  PlacedText,
} from '../deck/placed.ts'
import { stretchGeometry } from './stretch-geometry.ts'

/** How many times as large, and where the corner of the slide comes to lie. */
export type Scaling = { scale: number; x: number; y: number }

/** An element with everything that is a length in it, for a slide of another size. */
export function scaleElement<Element extends PlacedElement>(element: Element, by: Scaling): Element
export function scaleElement(element: PlacedElement, by: Scaling): PlacedElement {
  const { scale } = by
  const place = { ...element, ...scaleRect(element, by) }
  if (place.kind === 'chart') return place
  if (place.kind === 'table')
    return {
      ...place,
      columns: place.columns.map((width) => width * scale),
      rows: place.rows.map((height) => height * scale),
      cells: place.cells.map((cell) => ({
        ...cell,
        borders: cell.borders.map((line) => line && scaleLine(line, scale)),
        ...(cell.fill && { fill: scaleFill(cell.fill, scale) }),
        ...(cell.text && { text: scaleText(cell.text, scale) }),
      })),
    }
  const look = {
    ...(place.geometry && { geometry: stretchGeometry(place.geometry, scale, scale) }),
    ...(place.line && { line: scaleLine(place.line, scale) }),
    ...(place.shadow && { shadow: scaleShadow(place.shadow, scale) }),
  }
  if (place.kind === 'picture') return { ...place, ...look }
  return {
    ...place,
    ...look,
    ...(place.fill && { fill: scaleFill(place.fill, scale) }),
    ...(place.text && { text: scaleText(place.text, scale) }),
    ...(place.textPlace && { textPlace: scaleRect(place.textPlace, by) }),
  }
}

type Spot = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height'>

const scaleRect = ({ x, y, width, height }: Spot, by: Scaling): Spot => ({
  x: by.x + x * by.scale,
  y: by.y + y * by.scale,
  width: width * by.scale,
  height: height * by.scale,
})

export function scaleFill(fill: PlacedFill, scale: number): PlacedFill {
  if (fill.kind !== 'picture' || !fill.tile) return fill
  return { ...fill, tile: scaleRect(fill.tile, { scale, x: 0, y: 0 }) }
}

const scaleLine = (line: PlacedLine, scale: number): PlacedLine => ({
  ...line,
  width: line.width * scale,
  ...(line.dash && { dash: line.dash.map((part) => part * scale) }),
})

const scaleShadow = ({ x, y, blur, colour }: PlacedShadow, scale: number): PlacedShadow => ({
  x: x * scale,
  y: y * scale,
  blur: blur * scale,
  colour,
})

type Sides = PlacedText['insets']

const scaleSides = ([l, t, r, b]: Sides, scale: number): Sides => [
  l * scale,
  t * scale,
  r * scale,
  b * scale,
]

const scaleText = (text: PlacedText, scale: number): PlacedText => ({
  ...text,
  looks: text.looks.map((look) => ({
    ...look,
    size: look.size * scale,
    ...(look.spacing !== undefined && { spacing: look.spacing * scale }),
  })),
  insets: scaleSides(text.insets, scale),
  ...(text.columnGap !== undefined && { columnGap: text.columnGap * scale }),
  paragraphs: text.paragraphs.map((paragraph) => scaleParagraph(paragraph, scale)),
})

function scaleParagraph(paragraph: PlacedParagraph, scale: number): PlacedParagraph {
  const { left, right, indent, before, after, pitch } = paragraph
  return {
    ...paragraph,
    ...(left !== undefined && { left: left * scale }),
    ...(right !== undefined && { right: right * scale }),
    ...(indent !== undefined && { indent: indent * scale }),
    ...(before && { before: scaleSpacing(before, scale) }),
    ...(after && { after: scaleSpacing(after, scale) }),
    ...(pitch && { pitch: scaleSpacing(pitch, scale) }),
  }
}

const scaleSpacing = (spacing: PlacedSpacing, scale: number): PlacedSpacing =>
  'px' in spacing ? { px: spacing.px * scale } : spacing
