import { expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'

import { frame, packPptx, paragraph } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readPptx } from '../read-pptx.ts'
import { drawPoints } from './draw-points.ts'

async function readElements(shapes: string): Promise<PlacedElement[]> {
  const bytes = packPptx({ slides: [{ shapes }] })
  const read = await readPptx(bytes, { fileName: 'Talk.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value.deck.slides[0]?.placed?.elements ?? []
}

const cell = (properties: string, body: string) => `<a:tc${properties}>${body}<a:tcPr/></a:tc>`
const written = `<a:txBody><a:bodyPr/>${paragraph('x')}</a:txBody>`

async function readTable(properties: string, rows: readonly string[]) {
  const [table] = await readElements(
    frame(
      `<a:tbl><a:tblPr ${properties}><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr><a:tblGrid>${'<a:gridCol w="9525"/>'.repeat(3)}</a:tblGrid>${rows.map((row) => `<a:tr h="9525">${row}</a:tr>`).join('')}</a:tbl>`,
    ),
  )
  if (table?.kind !== 'table') throw new Error('It is no table')
  return table
}

test('KL14 a cell that nobody wrote in has an empty line, as the one that is written for it', async () => {
  const { cells } = await readTable('', [cell('', written) + cell('', '')])
  const [full, blank] = cells
  expect(blank?.text).toMatchObject({ paragraphs: [{ runs: [[0, 0]] }] })
  expect(blank?.text?.looks).toEqual(full?.text?.looks)
  expect(blank?.text?.insets).toEqual(full?.text?.insets)
})

test('KL11 of a table, the strongest part of its style is that of its first row, then of its sides', async () => {
  const row = cell('', written).repeat(3)
  const { cells } = await readTable('firstRow="1" firstCol="1" bandRow="1"', [row, row, row])
  const boldness = cells.map(({ text }) => text?.looks[0]?.bold === true)
  expect(boldness).toEqual([true, true, true, true, false, false, true, false, false])
  const fills = cells.map(({ fill }) => fill?.kind === 'solid' && fill.colour)
  const [head = '', band = '', other = ''] = [fills[0], fills[4], fills[7]].map(String)
  expect(new Set([head, band, other]).size).toBe(3)
  expect(fills).toEqual([head, head, head, head, band, band, head, other, other])
  expect(cells[1]?.borders[3]?.width).toBe(4)
  expect(cells[4]?.borders[3]?.width).toBeCloseTo(4 / 3)
})

test('KL53 a table keeps what its author said of it', async () => {
  const described = frame(
    `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="9525"/></a:tblGrid><a:tr h="9525">${cell('', written)}</a:tr></a:tbl>`,
  ).replace('name="z"', 'name="z" descr=" Tides by port "')
  expect(await readElements(described)).toMatchObject([{ kind: 'table', alt: 'Tides by port' }])
})

test('KL14 boxes drawn for a diagram have lengths that a file can hold', () => {
  const look = { scheme: () => '#336699', theme: undefined }
  const points = [0, 1, 2].map((index) => ({ index, level: 0, text: 'Nine here', id: '' }))
  const spot = { x: 1 / 3, y: 0, width: 1000, height: 401 }
  const boxes = drawPoints(spot, points, look)
  expect(boxes).toHaveLength(3)
  for (const { x, y, width, height } of boxes)
    for (const length of [x, y, width, height])
      expect(length).toBe(Math.round(length * 1000) / 1000)
})
