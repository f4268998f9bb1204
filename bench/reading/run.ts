import type { Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { judgeReading, openDictionary, readTask } from './judge-reading.ts'
import { readingTexts } from './texts.ts'

const mostWrong = 2

async function measureReading(): Promise<Report> {
  const lexicon = openDictionary()
  const judged = readingTexts.map((text) => judgeReading(readTask(text), lexicon))
  const wrong = judged.flatMap((one) => one.wrong)
  for (const line of wrong) console.error(line)
  const words = judged.reduce((sum, one) => sum + one.words, 0)
  return {
    figures: [
      {
        id: 'wrong-readings',
        name: `wrong readings in 1,000 words, over ${readingTexts.length} texts`,
        value: (1000 * wrong.length) / words,
        unit: '',
        bar: { atMost: mostWrong },
      },
    ],
    plots: [],
    missing: [],
  }
}

await runBench(measureReading)
