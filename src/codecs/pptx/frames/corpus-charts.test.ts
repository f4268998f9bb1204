import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import type { Deck } from '#core/deck/deck.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../../test/corpus/corpus.ts'
import { readPptx } from '../read-pptx.ts'

/** The figures of each chart that a slide shows, read by nothing but their marks in the file. */
function listTrueCharts(bytes: Uint8Array): number[][] {
  const files = unzipSync(bytes, { filter: ({ name }) => /^ppt\/(?:slides|charts)\//.test(name) })
  const read = (path: string) => (files[path] ? strFromU8(files[path]) : '')
  const slides = Object.keys(files).filter((path) => /^ppt\/slides\/[^/]+\.xml$/.test(path))
  return slides.flatMap((slide) => {
    const rels = read(slide.replace('slides/', 'slides/_rels/').concat('.rels'))
    const targets = [...rels.matchAll(/<Relationship\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /relationships\/chart"/.test(tag))
      .map((tag) => ({
        id: /\bId="([^"]+)"/.exec(tag)?.[1] ?? '',
        path: `ppt/${(/\bTarget="([^"]+)"/.exec(tag)?.[1] ?? '').replace(/^(?:\.\.|\/ppt)\//, '')}`,
      }))
    return targets
      .filter(({ id }) => new RegExp(`<\\w+:chart\\b[^>]*:id="${id}"`).test(read(slide)))
      .map(({ path }) => listFigures(read(path)))
      .filter((figures) => figures.length > 0)
  })
}

const listFigures = (xml: string): number[] =>
  [...xml.matchAll(/<(?:\w+:)?(val|yVal)>([^]*?)<\/(?:\w+:)?\1>/g)].flatMap(([, , values = '']) =>
    [...values.matchAll(/<(?:\w+:)?v>([^<]*)</g)]
      .map(([, text = '']) => (text.trim() === '' ? Number.NaN : Number(text)))
      .filter(Number.isFinite),
  )

const sort = (figures: readonly number[]): string =>
  JSON.stringify(figures.toSorted((a, b) => a - b))

const listOurCharts = (deck: Deck): string[] =>
  deck.slides.flatMap(({ table }) => {
    const chart = table && readChartOfTable(table)
    return chart
      ? [sort(chart.series.flatMap(({ values }) => values.filter((value) => value !== null)))]
      : []
  })

describe.skipIf(!hasCorpus)(
  'charts of the corpus beside the repository (skipped where it is not there)',
  () => {
    test('PX9 at least 95 of 100 charts are charts, and every figure of them is exact', async () => {
      const missed: string[] = []
      let count = 0
      for (const [name, truth] of listCorpus('pptx')) {
        if (truth.error !== undefined) continue
        const bytes = readCorpusFile(name)
        const charts = listTrueCharts(bytes)
        if (charts.length === 0) continue
        const read = await readPptx(bytes, { fileName: name })
        const ours = read.ok ? listOurCharts(read.value.deck) : []
        for (const figures of charts) {
          count++
          const at = ours.indexOf(sort(figures))
          if (at === -1) missed.push(`${name}: ${figures.length} figures`)
          else ours.splice(at, 1)
        }
      }
      if (process.env['LECTERN_MISSES'])
        process.stdout.write(`${count} charts, missed:\n${missed.join('\n')}\n`)
      expect(count).toBeGreaterThan(20)
      expect(1 - missed.length / count).toBeGreaterThanOrEqual(0.95)
    }, 60_000)
  },
)
