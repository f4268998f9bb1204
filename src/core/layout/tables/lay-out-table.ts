import type { SlideTable } from '../../deck/slide-table.ts'
import type { Slide } from '../../deck/slide.ts'
import { fontSizeRem } from '../../deck/texts/text-style.ts'
import { makeReadable, measureWorstContrast, mixColours } from '../../theme/contrast.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Rect, SlideLayout, TableBox } from '../boxes.ts'
import { findGround } from '../backdrop/find-backdrop.ts'
import { findEmphasis } from '../../emphasis/opened-emphasis.ts'
import { fitTable, measureTable, type TableToFit } from './fit-table.ts'
import { remPt } from '../stage.ts'
import type { TextMetrics } from '../text-metrics.ts'

export type TableOnSlide = {
  slide: Slide
  table: SlideTable
  theme: Theme
  frame: Rect
  rtl: boolean
}

const largestPt = 20
const readableRatio = 4.5

/** How much of its frame a table would like to have. */
export const measureTableHeight = (input: TableOnSlide, metrics: TextMetrics): number =>
  measureTable(describeTable(input), metrics)

/** `below` is all that is painted before it. */
export function layOutTable(
  input: TableOnSlide,
  below: Pick<SlideLayout, 'background' | 'boxes'>,
  metrics: TextMetrics,
): TableBox {
  const { slide, theme, frame, table } = input
  const { height, ...fitted } = fitTable(describeTable(input), metrics)
  const area: Rect = { x: frame.x, y: frame.y, width: frame.width, height }
  const chosenColour = slide.textStyles?.content?.textColor ?? theme.content.style.textColor
  const backdrop = findGround(below, area)
  const isReadable = measureWorstContrast(chosenColour, backdrop) >= readableRatio
  const readable = isReadable ? chosenColour : makeReadable(chosenColour, backdrop, readableRatio)
  const ground = backdrop[0] ?? '#FFFFFF'
  // On a picture no colour is safe: there the table brings its own ground.
  const plate = readable === null ? (theme.dark ? '#14161C' : '#FFFFFF') : null
  const colour =
    readable ?? makeReadable(chosenColour, [plate ?? ground], readableRatio) ?? chosenColour
  const { accent } = theme
  const header = {
    fill: accent,
    colour: makeReadable(pickOn(accent), [accent], readableRatio) ?? colour,
  }
  return {
    kind: 'table',
    ...area,
    ...fitted,
    cells:
      findEmphasis()?.colourCells(fitted.cells, (isHeader) => ({
        plain: isHeader ? header.colour : colour,
        grounds: isHeader ? [header.fill] : plate === null ? backdrop : [plate],
        accent,
      })) ?? fitted.cells,
    hasHeader: table.hasHeader === true,
    colour,
    plate,
    header,
    rule: { colour: mixColours(colour, plate ?? ground, 0.22), width: 1.5 },
  }
}

/** Dark on a light accent, light on a dark one. */
const pickOn = (accent: string): string =>
  measureWorstContrast('#FFFFFF', [accent]) >= readableRatio ? '#FFFFFF' : '#14161C'

function describeTable({ slide, table, theme, frame, rtl }: TableOnSlide): TableToFit {
  const { family, style } = theme.content
  const chosen = slide.textStyles?.content
  const { fontWeight, fontStyle } = { ...style, ...chosen }
  return {
    table,
    frame,
    rtl,
    standIns: theme.standIns,
    font: {
      family,
      weight: fontWeight === 'bold' ? 700 : 400,
      italic: fontStyle === 'italic',
    },
    sizePt: chosen?.fontSize ? fontSizeRem[chosen.fontSize] * remPt : largestPt,
  }
}
