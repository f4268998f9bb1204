// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'

import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { writePptx } from '../write-pptx.ts'

test('CN3 every cell that a chart names holds what it remembers', async () => {
  const deck: Deck = { title: 'Charts', slides: [...chartSlides] }
  await loadCharts()
  const written = await writePptx({ deck, pictures: new Map() }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  const { bytes } = written.value
  const file = openWrittenPptx(bytes)
  const parts = unzipSync(bytes)
  for (const number of chartSlides.keys()) {
    const sheet = readSheet(parts[`ppt/embeddings/Microsoft_Excel_Sheet${number + 1}.xlsx`])
    const references = ['numRef', 'strRef'].flatMap((name) =>
      file.find(`ppt/charts/chart${number + 1}.xml`, name),
    )
    expect(references.length).toBeGreaterThan(1)
    for (const reference of references) {
      const cells = listCells(reference.getElementsByTagNameNS('*', 'f')[0]?.textContent ?? '')
      for (const point of reference.getElementsByTagNameNS('*', 'pt')) {
        const cell = cells[Number(point.getAttribute('idx'))] ?? ''
        expect.soft(sheet.get(cell) ?? '', `${number + 1} ${cell}`).toBe(point.textContent)
      }
    }
  }
})

function readSheet(workbook: Uint8Array | undefined): Map<string, string> {
  const xml = strFromU8(
    unzipSync(workbook ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  return new Map(
    [...document.getElementsByTagName('c')].map((cell) => [
      cell.getAttribute('r') ?? '',
      cell.textContent ?? '',
    ]),
  )
}

/** `Sheet1!$B$2:$B$4` is B2, B3, B4. */
function listCells(range: string): string[] {
  const [, column = '', from = '', to = from] =
    /^Sheet1!\$([A-Z]+)\$(\d+)(?::\$[A-Z]+\$(\d+))?$/.exec(range) ?? []
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, at) => `${column}${Number(from) + at}`,
  )
}
