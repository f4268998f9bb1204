import type { Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { runPrinting } from './run-printing.ts'

const barMs = 10
const line = /^(?<kind>first|again|browser)\s+median (?<median>[\d.]+) ms, p95 (?<p95>[\d.]+) ms/u
const names = { first: 'a slide with nothing measured before', again: 'the same slide again' }

async function measureLayout(): Promise<Report> {
  const { lines } = await runPrinting('layout/run.ts', {})
  const times = new Map(
    lines.flatMap((printed) => {
      const found = line.exec(printed)?.groups
      if (!found) return []
      const { kind = '', median, p95 } = found
      return [[kind, { median: Number(median), p95: Number(p95) }] as const]
    }),
  )
  const figure = (kind: keyof typeof names, share: 'median' | 'p95'): Figure => ({
    id: `${kind}-${share}`,
    name: `${names[kind]}, ${share}`,
    value: times.get(kind)?.[share] ?? Number.NaN,
    unit: 'ms',
    peer: { name: 'Chromium', value: times.get('browser')?.[share] ?? Number.NaN },
  })
  const figures: Figure[] = [
    { ...figure('first', 'median'), bar: { atMost: barMs }, needsRest: true },
    figure('first', 'p95'),
    figure('again', 'median'),
    figure('again', 'p95'),
  ]
  return { figures, plots: [], missing: [] }
}

await runBench(measureLayout)
