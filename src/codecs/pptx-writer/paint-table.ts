import type { TableBox, TableCell, TextRun } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintSolid } from './master/colour-slots.ts'
import { element } from './element.ts'
import { findTextLanguage } from './text/find-text-language.ts'
import { listStretches } from './text/list-stretches.ts'
import { nameShape } from './name-shape.ts'
import { breakBetweenWords, writeRuns } from './text/paint-paragraph.ts'
import { raiseText } from './text/raise-text.ts'
import { nameFonts } from './text/text-look.ts'
import type { Mark } from './write-mark.ts'
import { placeShape, toEmu } from './to-emu.ts'
import { type LinkTo, writeLink } from './text/write-link.ts'

export type TableToPaint = {
  box: TableBox
  id: number
  theme: Theme
  slots: ColourSlots
  rtl: boolean
  /** Of the deck. */
  language: string
  /** What it is besides a table, if somebody asked for a chart of it. */
  mark: Mark | undefined
  linkTo: LinkTo
}

const tableKind = 'http://schemas.openxmlformats.org/drawingml/2006/table'

/** A table that can be edited as one. Its columns stand in the order of reading. */
export function paintTable(table: TableToPaint): string {
  const { box, id, rtl, mark } = table
  const grid = box.columns.map(({ width }) => element('a:gridCol', { w: toEmu(width) }))
  const rows = box.rows.map(({ height }, row) =>
    element(
      'a:tr',
      { h: toEmu(height) },
      ...box.cells.filter((cell) => cell.row === row).map((cell) => paintCell(cell, table)),
    ),
  )
  return frameTable(
    nameShape({ id, name: `Table ${id}`, ...(mark && { mark }) }),
    placeShape(box, 0, 'p:xfrm'),
    element(
      'a:tbl',
      {},
      element('a:tblPr', {
        rtl: rtl ? 1 : undefined,
        firstRow: box.hasHeader ? 1 : undefined,
      }),
      element('a:tblGrid', {}, ...grid),
      ...rows,
    ),
  )
}

/** A table where it stands on its slide. */
export const frameTable = (name: string, place: string, table: string): string =>
  element(
    'p:graphicFrame',
    {},
    element(
      'p:nvGraphicFramePr',
      {},
      name,
      element('p:cNvGraphicFramePr', {}, element('a:graphicFrameLocks', { noGrp: 1 })),
      element('p:nvPr', {}),
    ),
    place,
    element('a:graphic', {}, element('a:graphicData', { uri: tableKind }, table)),
  )

function paintCell(
  cell: TableCell,
  { box, theme, slots, rtl, language, linkTo }: TableToPaint,
): string {
  const { text, isHeader, sizePt, align } = cell
  const isStart = align === 'start'
  const colour = isHeader ? box.header.colour : box.colour
  const lang = findTextLanguage(text, language)
  const plain = { font: cell.font, colour }
  const writeLook =
    (run: TextRun | null) => (name: 'a:rPr' | 'a:endParaRPr', isWestern: boolean) => {
      const { font, colour: ink } = run ?? plain
      const fonts = nameFonts(font.family, 'content', theme)
      return element(
        name,
        {
          lang,
          sz: sizePt * 100,
          b: font.weight === 700 ? 1 : 0,
          i: font.italic ? 1 : 0,
          u: run?.look?.link === undefined ? undefined : 'sng',
          spc: font.tracking ? Math.round(font.tracking * sizePt * 100) : undefined,
        },
        paintSolid(ink, slots, { prefer: 'tx1' }),
        isWestern ? fonts.westernFont : fonts.font,
        writeLink(run, linkTo),
      )
    }
  return element(
    'a:tc',
    {},
    element(
      'a:txBody',
      {},
      element('a:bodyPr', {}),
      element('a:lstStyle', {}),
      element(
        'a:p',
        {},
        element('a:pPr', {
          algn: isStart === rtl ? 'r' : 'l',
          rtl: cell.rtl ? 1 : 0,
          ...breakBetweenWords(lang),
        }),
        ...listStretches(cell).map(({ words, run }) =>
          writeRuns(words, { lang, rtl: cell.rtl }, writeLook(run)),
        ),
      ),
    ),
    element(
      'a:tcPr',
      findMargins(cell, box, rtl),
      ...paintEdges(cell, box, slots),
      paintGround(cell, box, slots),
    ),
  )
}

/** In px: a text that just fits its cell here would not fit it in a program that rounds otherwise. */
const spare = 1

/** Room at the side where lines end is what they may run over into. */
function findMargins({ y, lines, sizePt, align }: TableCell, { padding }: TableBox, rtl: boolean) {
  const raised = raiseText(y + padding.y, lines[0], sizePt)
  const endsRight = (align === 'start') !== rtl
  return {
    marL: toEmu(padding.x - (endsRight ? 0 : spare)),
    marR: toEmu(padding.x - (endsRight ? spare : 0)),
    marT: toEmu(Math.max(0, padding.y - raised)),
    marB: toEmu(padding.y),
  }
}

const noLine = (name: string): string => element(name, { w: 0 }, element('a:noFill', {}))

/** A line below every row but the header and the last one. */
function paintEdges({ row, isHeader }: TableCell, box: TableBox, slots: ColourSlots): string[] {
  const isRuled = !isHeader && row < box.rows.length - 1
  const isBelowRule = row > 0 && !(row === 1 && box.hasHeader)
  const rule = (name: string) =>
    element(name, { w: toEmu(box.rule.width) }, paintSolid(box.rule.colour, slots))
  return [
    noLine('a:lnL'),
    noLine('a:lnR'),
    isBelowRule ? rule('a:lnT') : noLine('a:lnT'),
    isRuled ? rule('a:lnB') : noLine('a:lnB'),
  ]
}

function paintGround({ isHeader }: TableCell, box: TableBox, slots: ColourSlots): string {
  const colour = isHeader ? box.header.fill : box.plate
  return colour ? paintSolid(colour, slots) : element('a:noFill', {})
}
