import { beforeAll, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'

import { chartSlides } from '../../../test/fixtures/decks/chart-slides.ts'
import { makeDeck, writeTestPdf } from '../../../test/fixtures/files/write-test-pdf.ts'
import { outlineStructure, withOpenPdf } from '../../../test/judges/open-pdf.ts'
import { readPdfTexts } from '../../../test/judges/read-pdf-texts.ts'

beforeAll(async () => {
  await loadCharts()
})

const [columns] = chartSlides
if (!columns) throw new Error('There is a chart')
const figures = 'TWh – 2014: 198, 2016: 328, 2018: 570, 2020: 853, 2022: 1323, 2024: 2131'

test('PW16 a chart is a figure that says what it shows and every number', async () => {
  const deck = makeDeck([columns, { ...columns, chartAlt: 'It grows tenfold' }])
  const { bytes } = await writeTestPdf(deck)
  await withOpenPdf(bytes, async (pdf) => {
    expect(await outlineStructure(pdf, 1)).toContain(`   Figure (${figures})`)
    expect((await outlineStructure(pdf, 2)).join('\n')).toContain(
      `Figure (It grows tenfold\n${figures})`,
    )
  })
})

test('PW16 its labels are text that can be searched and copied', async () => {
  const { bytes } = await writeTestPdf(makeDeck([columns]))
  const [page = []] = await readPdfTexts(bytes)
  const words = page.map(({ text }) => text)
  expect(words).toEqual(expect.arrayContaining(['2131', '198', '2014', '2024']))
})
