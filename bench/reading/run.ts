import type { Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { freshNotes } from './fresh-notes.ts'
import { heldNotes } from './held-notes.ts'
import { judgeReading, openDictionary, readTask } from './judge-reading.ts'
import { firstHeldNote, talkNotes } from './talk-notes.ts'
import { readingTexts } from './texts.ts'

const mostWrong = 2

async function measureReading(): Promise<Report> {
  const lexicon = openDictionary()
  const sets = [
    { id: 'wrong-readings', name: 'texts', texts: readingTexts },
    { id: 'wrong-in-notes', name: 'notes of talks', texts: talkNotes },
    {
      id: 'wrong-in-held-notes',
      name: 'of them held aside',
      texts: talkNotes.slice(firstHeldNote),
    },
    { id: 'wrong-in-everyday-notes', name: 'notes of everyday talks', texts: heldNotes },
    { id: 'wrong-in-fresh-notes', name: 'notes of many fields', texts: freshNotes },
  ]
  return {
    figures: sets.map(({ id, name, texts }) => {
      const judged = texts.map((text) => judgeReading(readTask(text), lexicon))
      const wrong = judged.flatMap((one) => one.wrong)
      for (const line of wrong) console.error(line)
      const words = judged.reduce((sum, one) => sum + one.words, 0)
      return {
        id,
        name: `wrong readings in 1,000 words, over ${texts.length} ${name}`,
        value: (1000 * wrong.length) / words,
        unit: '',
        bar: { atMost: mostWrong },
      }
    }),
    plots: [],
    missing: [],
  }
}

await runBench(measureReading)
