import { readdirSync, readFileSync } from 'node:fs'

import { composeDeck, composeInSteps } from '#core/composer/compose-deck.ts'
import { detectLanguage } from '#core/composer/detect-language.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'
import { listWords } from '#core/outline/content-words.ts'
import { modern } from '#core/theme/modern.ts'

import type { Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { gatherTexts } from './gather-texts.ts'
import { measureNoted } from './measure-noted.ts'
import { measureText, sumUp } from './measure-texts.ts'

const bars = {
  shown: 75,
  told: 92,
  dangling: 2,
  cut: 2,
  bare: 2,
  ms: 300,
  findings: 1,
  wordsMs: 150,
  stepMs: 50,
}
const folder = new URL('../../test/fixtures/articles/', import.meta.url)

async function measureComposer({ quick }: BenchOptions): Promise<Report> {
  const rows = readdirSync(folder).map((name) => composeArticle(name, quick ? 3 : 7))
  const slowest = rows.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) throw new Error('There are no articles')
  const sum = (key: 'ms' | 'wordsMs') => rows.reduce((total, row) => total + row[key], 0)
  const words = 'cutting into words'
  const texts = gatherTexts()
  const [tuned, aside] = [false, true].map((isHeldAside) =>
    sumUp(
      texts
        .filter((text) => text.isHeldAside === isHeldAside)
        .flatMap((text) => measureText(text) ?? []),
    ),
  )
  const [noted, notedAside] = [measureNoted('noted'), measureNoted('noted-aside')]
  const steps = measureSteps(quick ? 3 : 7)
  return {
    figures: [
      {
        id: 'words',
        name: `a text of ${steps.words} words`,
        value: steps.ms,
        unit: 'ms',
        needsRest: true,
        bar: { atMost: bars.wordsMs },
      },
      {
        id: 'step',
        name: 'longest step of it',
        value: steps.longest,
        unit: 'ms',
        needsRest: true,
        bar: { atMost: bars.stepMs },
      },
      ...[
        { name: 'texts it was built with', id: 'tuned', sum: tuned },
        { name: 'texts kept aside', id: 'aside', sum: aside },
        { name: 'texts of all kinds, facts noted by hand', id: 'noted', sum: noted },
        { name: 'such texts kept aside', id: 'noted-aside', sum: notedAside },
      ].flatMap(({ name, id, sum: total }) =>
        total
          ? [
              {
                id: `${id}-shown`,
                name: `facts on slides, ${total.texts} ${name}`,
                value: total.shown,
                unit: '%',
                bar: { atLeast: bars.shown },
              },
              {
                id: `${id}-told`,
                name: `on slides or in notes, ${name}`,
                value: total.told,
                unit: '%',
                bar: { atLeast: bars.told },
              },
              {
                id: `${id}-invented`,
                name: `numbers that the text does not have, ${name}`,
                value: total.invented,
                unit: '',
                bar: { atMost: 0 },
              },
              {
                id: `${id}-unsupported`,
                name: `points without a condition or unit of the text, of ${total.slides} slides, ${name}`,
                value: total.unsupported,
                unit: '',
              },
              {
                id: `${id}-dangling`,
                name: `points that cannot stand alone, ${name}`,
                value: total.dangling,
                unit: '%',
                bar: { atMost: bars.dangling },
              },
              {
                id: `${id}-cut`,
                name: `points cut inside a clause, ${name}`,
                value: total.cut,
                unit: '%',
                bar: { atMost: bars.cut },
              },
              {
                id: `${id}-bare`,
                name: `slides that are nothing but a title, ${name}`,
                value: total.bare,
                unit: '%',
                bar: { atMost: bars.bare },
              },
              {
                id: `${id}-plain`,
                name: `slides of plain points, ${name}`,
                value: total.plain,
                unit: '%',
              },
            ]
          : [],
      ),
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
    findings: deck ? countFindings(deck, source) : Number.NaN,
    ms: measure(compose, rounds),
    wordsMs: measure(() => listWords(source), rounds),
  }
}

/** What its author wrote no more of is no fault of the deck. */
const asMuchAsThereIs: ReadonlySet<string> = new Set([
  'notes-length',
  'notes-read-slide',
  'too-many-slides',
  'nothing-to-see',
])

const countFindings = (deck: Deck, source: string): number =>
  checkDeck(deck, { request: { source }, overflows }).filter(
    ({ code, found }) => !asMuchAsThereIs.has(code) && !(code === 'bullet-count' && found === 2),
  ).length

/** So many words as a long article has, and how long nobody else gets a turn. */
function measureSteps(rounds: number) {
  const source = readFileSync(new URL('coffee.md', folder), 'utf8')
    .split(' ')
    .slice(0, 1200)
    .join(' ')
  const runs = Array.from({ length: rounds }, () => {
    let count = 0
    const steps = composeInSteps({ source, newId: () => `slide-${++count}` })
    const times: number[] = []
    let isDone = false
    while (!isDone) {
      const begin = performance.now()
      isDone = steps.next().done === true
      times.push(performance.now() - begin)
    }
    return { ms: times.reduce((sum, ms) => sum + ms, 0), longest: Math.max(...times) }
  })
  return {
    words: source.split(/\s+/).length,
    ms: Math.min(...runs.map(({ ms }) => ms)),
    longest: Math.min(...runs.map(({ longest }) => longest)),
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
