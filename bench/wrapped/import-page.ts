import { hasCorpus } from '../../test/corpus/corpus.ts'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { runPrinting } from './run-printing.ts'

const barMs = 50

async function measureImportPage({ quick }: BenchOptions): Promise<Report> {
  if (!hasCorpus)
    return {
      figures: [],
      plots: [],
      missing: ['the page while files are read, since they are not beside this repository.'],
    }
  const { rows } = await runPrinting('import/page.mjs', quick ? { FILES: '1', PASSES: '1' } : {})
  if (rows.length === 0) throw new Error('No file was measured')
  const longest = (stage: string, measure: string) =>
    Math.max(...rows.map((row) => Number(row[`${stage}, ${measure}`] ?? Number.NaN)))
  const stages = { reading: 'reading and preview', applying: 'adding the slides' }
  const figures = Object.entries(stages).flatMap(([stage, stageName]): Figure[] => {
    const name = `longest task of ${stageName}, the heaviest ${rows.length} files`
    return [
      {
        id: `${stage}-cpu`,
        name: `${name}, median pass`,
        value: longest(stage, 'cpu'),
        unit: 'processor ms',
        bar: { atMost: barMs },
      },
      {
        id: `${stage}-cpu-any`,
        name: `${name}, any pass`,
        value: longest(stage, 'cpu, any'),
        unit: 'processor ms',
      },
      {
        id: `${stage}-ms`,
        name: `${name}, median pass`,
        value: longest(stage, 'ms'),
        unit: 'ms',
        needsRest: true,
      },
    ]
  })
  return { figures, plots: [], missing: [] }
}

await runBench(measureImportPage)
