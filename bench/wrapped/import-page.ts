import { hasCorpus } from '../../test/corpus/corpus.ts'
import type { Figure, Report, Wish } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { runPrinting } from './run-printing.ts'

const barMs = 50

async function measureImportPage({ quick }: Wish): Promise<Report> {
  if (!hasCorpus)
    return {
      figures: [],
      plots: [],
      missing: ['the page while files are read, since they are not beside this repository.'],
    }
  const { rows } = await runPrinting('import/page.mjs', quick ? { FILES: '1' } : {})
  if (rows.length === 0) throw new Error('No file was measured')
  const longest = (stage: string, measure: string) =>
    Math.max(...rows.map((row) => Number(row[`${stage}, ${measure}`] ?? Number.NaN)))
  const stages = { reading: 'reading and preview', applying: 'adding the slides' }
  const figures = Object.entries(stages).flatMap(([stage, name]): Figure[] => [
    {
      id: `${stage}-cpu`,
      name: `longest task of ${name}, the heaviest ${rows.length} files`,
      value: longest(stage, 'cpu'),
      unit: 'processor ms',
      bar: { atMost: barMs },
    },
    {
      id: `${stage}-ms`,
      name: `longest task of ${name}, the heaviest ${rows.length} files`,
      value: longest(stage, 'ms'),
      unit: 'ms',
      needsRest: true,
    },
  ])
  return { figures, plots: [], missing: [] }
}

await runBench(measureImportPage)
