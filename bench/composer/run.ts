import { readdirSync, readFileSync } from 'node:fs'

import { composeDeck } from '#core/composer/compose-deck.ts'
import { detectLanguage } from '#core/composer/detect-language.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { checkDeck } from '#core/outline/check-deck.ts'
import { listWords } from '#core/outline/content-words.ts'
import { modern } from '#core/theme/modern.ts'

import type { Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'

const bars = { ms: 300, findings: 1 }
const folder = new URL('../../test/fixtures/articles/', import.meta.url)

async function measureComposer({ quick }: BenchOptions): Promise<Report> {
  const rows = readdirSync(folder).map((name) => composeArticle(name, quick ? 3 : 7))
  const slowest = rows.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) throw new Error('There are no articles')
  const sum = (key: 'ms' | 'wordsMs') => rows.reduce((total, row) => total + row[key], 0)
  const words = 'cutting into words'
  return {
    figures: [
      {
        id: 'slowest',
        name: `slowest article (${slowest.name}, ${slowest.words} words)`,
        value: slowest.ms,
        unit: 'ms',
        peer: { name: words, value: slowest.wordsMs },
        needsRest: true,
        bar: { atMost: bars.ms },
      },
      {
        id: 'all',
        name: `all ${rows.length} articles`,
        value: sum('ms'),
        unit: 'ms',
        peer: { name: words, value: sum('wordsMs') },
      },
      {
        id: 'findings',
        name: 'findings of the deck check, most in an article',
        value: Math.max(...rows.map(({ findings }) => findings)),
        unit: '',
        bar: { atMost: bars.findings },
      },
    ],
    plots: [],
    missing: [],
  }
}

function composeArticle(name: string, rounds: number) {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const compose = () => {
    let count = 0
    return composeDeck({ source, newId: () => `slide-${++count}` })
  }
  const deck = compose()
  return {
    name,
    language: detectLanguage(source).code,
    words: source.split(/\s+/).length,
    slides: deck?.slides.length ?? 0,
    findings: deck ? checkDeck(deck, { request: { source }, overflows }).length : Number.NaN,
    ms: measure(compose, rounds),
    wordsMs: measure(() => listWords(source), rounds),
  }
}

const overflows = (slide: Slide, place: number) =>
  layoutSlide({ slide, theme: modern, place }, roughMetrics).overflows

/** The quickest of several rounds: what others do on the machine only ever makes one slower. */
function measure(act: () => unknown, rounds: number): number {
  return Math.min(
    ...Array.from({ length: rounds }, () => {
      const begin = performance.now()
      act()
      return performance.now() - begin
    }),
  )
}

await runBench(measureComposer)
