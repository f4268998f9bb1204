import type { Plot } from '../plot/plot.ts'
import { findPeerProblem } from '../peers/install-peers.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { type Row, runPrinting } from './run-printing.ts'

const peerName = 'PptxGenJS'
const bars = { time: 0.6, size: 0.5, sizeWithPicture: 0.2 }

async function measureExport({ quick }: BenchOptions): Promise<Report> {
  const problem = findPeerProblem()
  if (problem) return { figures: [], plots: [], missing: [`export, since ${problem}.`] }
  const { rows } = await runPrinting('export/run.ts', quick ? { ROUNDS: '1', SIZES: '10,100' } : {})
  if (rows.length === 0) throw new Error('No file was measured')
  return { figures: rows.flatMap(listFigures), plots: drawPlots(rows), missing: [] }
}

function listFigures(row: Row): Figure[] {
  const [slides, holds] = [Number(row['slides']), String(row['holds'])]
  const hasPicture = holds.includes('picture')
  const name = `${slides.toLocaleString('en-US')} slides, ${holds}`
  const id = `${slides}-${hasPicture ? 'picture' : 'text'}`
  const beside = (unit: string) => ({
    value: Number(row[`ours, ${unit}`]),
    unit,
    peer: { name: peerName, value: Number(row[`theirs, ${unit}`]) },
  })
  const atMost = hasPicture ? bars.sizeWithPicture : bars.size
  // Text alone has no bar: ours measures and breaks every line, which the peer leaves to the reader.
  const timeBar = hasPicture && { bar: { atMost: bars.time, of: 'ratio' as const } }
  return [
    { id: `${id}-time`, name, ...beside('processor ms'), ...timeBar },
    { id: `${id}-size`, name, ...beside('kB'), bar: { atMost, of: 'ratio' } },
  ]
}

function drawPlots(rows: readonly Row[]): Plot[] {
  const draw = (id: string, title: string, unit: string): Plot => ({
    id,
    title,
    unit,
    kind: 'bars',
    labels: rows.map((row) => {
      const what = String(row['holds']).includes('picture') ? 'with a picture' : 'text'
      return `${Number(row['slides']).toLocaleString('en-US')} slides, ${what}`
    }),
    series: [
      { name: 'Lectern', values: rows.map((row) => Number(row[`ours, ${unit}`])) },
      { name: peerName, values: rows.map((row) => Number(row[`theirs, ${unit}`])) },
    ],
  })
  return [
    draw('export-time', 'Writing a PowerPoint file', 'processor ms'),
    draw('export-size', 'The size of a PowerPoint file', 'kB'),
  ]
}

await runBench(measureExport)
