import { type PlacedElement, placedLimits, type PlacedShape } from '#core/deck/placed.ts'
import { formatTable } from '#core/chart/format-table.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import { round } from '#codecs/look/round.ts'

import { nameFace } from './letter-look.ts'
import type { SheetLook } from './sheet-look.ts'

type Spot = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height'>
type Look = Pick<SheetLook, 'scheme' | 'theme'>

const plate = { fill: '#D9D9D9', ink: '#404040', letters: 18, inset: 8 } as const

/** In the place of a picture that nobody can show: a grey plate that says what was to be seen on it. */
export function standInForPicture(
  frame: Omit<PlacedShape, 'kind'>,
  said: string,
  look: Look,
): PlacedShape {
  const shape: PlacedShape = {
    kind: 'shape',
    ...frame,
    fill: { kind: 'solid', colour: plate.fill },
  }
  if (said === '') return shape
  const { inset } = plate
  shape.text = {
    looks: [{ face: nameFace('+mn-lt', look.theme), size: plate.letters, colour: plate.ink }],
    paragraphs: [{ text: said, runs: [[said.length, 0]], align: 'center' }],
    anchor: 'middle',
    insets: [inset, inset, inset, inset],
    fit: 'shrink',
  }
  return shape
}

/** Smaller letters are not read, larger ones are none of a table. */
const letters = { least: 8, most: 18 } as const
/** Of letters as high as one, with the room of a cell. */
const rowHeight = 1.8

/** The figures of a chart that is not drawn, in its frame; rows beyond its foot are left out. */
export function tabulateChart(
  { x, y, width, height }: Spot,
  { title, table }: { title: string; table: SlideTable },
  look: Look,
): PlacedElement[] {
  const { rows } = formatTable(table)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const lines = rows.length + (title === '' ? 0 : 1)
  const wanted = Math.min(letters.most, height / lines / rowHeight, width / columns / 5)
  const size = round(Math.max(letters.least, Number.isFinite(wanted) ? wanted : 0))
  const high = round(size * rowHeight)
  const shown = rows.slice(0, Math.max(1, Math.floor(height / high) - (lines - rows.length)))
  const colour = look.scheme('tx1') ?? '#000000'
  const font = { face: nameFace('+mn-lt', look.theme), size, colour }
  const looks = [font, { ...font, bold: true as const }]
  const rule = { colour: `${colour.slice(0, 7)}40`, width: 1 }
  const write = (text: string, isBold: boolean, isFigure: boolean) => ({
    looks: [looks[isBold ? 1 : 0] ?? font],
    paragraphs: [
      {
        ...(text !== '' && { text }),
        runs: [[text.length, 0] as [number, number]],
        ...(isFigure && { align: 'right' as const }),
      },
    ],
    anchor: 'middle' as const,
    insets: [4, 0, 4, 0] as [number, number, number, number],
  })
  const top = title === '' ? 0 : high
  const heading: PlacedShape = {
    kind: 'shape',
    x,
    y,
    width,
    height: high,
    text: write(title, true, false),
  }
  return [
    ...(title === '' ? [] : [heading]),
    {
      kind: 'table',
      x,
      y: round(y + top),
      width,
      height: round(high * shown.length),
      columns: Array.from({ length: columns }, () => round(width / columns)),
      rows: shown.map(() => high),
      cells: shown
        .flatMap((row, at) =>
          row.map((text, column) => ({
            row: at,
            column,
            borders: [null, null, null, rule] as (typeof rule | null)[],
            text: write(text, at === 0, column > 0),
          })),
        )
        .slice(0, placedLimits.cells),
    },
  ]
}
