import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import type { Plot } from '../plot/plot.ts'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { type DeckFigures, measureDeck } from './measure-deck.ts'
import { measureNaiveStrip, type StripFigures } from './measure-strip.ts'

const sizes = [10, 100, 1_000]
const peerName = 'plain list'
const bars = { openMs: 1_000, keyMs: 50, taskMs: 50 }

type Pair = { slides: number; ours: DeckFigures; peer: StripFigures }

async function measureEditor({ quick }: BenchOptions): Promise<Report> {
  const typing = quick ? { keystrokes: 30, rounds: 1 } : { keystrokes: 60, rounds: 3 }
  const app = await serveBuiltApp()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const pairs: Pair[] = []
    for (const slides of sizes) {
      const ours = await measureDeck(browser, app.url, slides, typing)
      pairs.push({ slides, ours, peer: await measureNaiveStrip(browser, slides, typing) })
    }
    return { figures: pairs.flatMap(listFigures), plots: drawPlots(pairs), missing: [] }
  } finally {
    await browser.close()
    app.stop()
  }
}

function listFigures({ slides, ours, peer }: Pair): Figure[] {
  const say = (figure: Omit<Figure, 'id'> & { id: string }): Figure => ({
    ...figure,
    id: `${figure.id}-${slides}`,
    name: `${slides.toLocaleString('en-US')} slides: ${figure.name}`,
  })
  const beside = (key: keyof StripFigures) => ({
    value: ours[key],
    peer: { name: peerName, value: peer[key] },
  })
  const clock = { unit: 'ms', needsRest: true }
  const processor = { unit: 'processor ms' }
  return [
    say({
      id: 'first-open',
      name: 'first opening',
      value: ours.firstOpenMs,
      peer: { name: peerName, value: peer.openMs },
      ...clock,
      bar: { atMost: bars.openMs },
    }),
    say({
      id: 'open',
      name: 'opening again',
      ...beside('openMs'),
      ...clock,
      bar: { atMost: bars.openMs },
    }),
    say({ id: 'open-cpu', name: 'opening again', value: ours.openCpuMs, ...processor }),
    say({ id: 'key-p50', name: 'key to paint, median', ...beside('keyP50'), ...clock }),
    say({
      id: 'key-p95',
      name: 'key to paint, p95',
      ...beside('keyP95'),
      ...clock,
      bar: { atMost: bars.keyMs },
    }),
    say({
      id: 'form-key-p95',
      name: 'key to paint in a form, p95',
      value: ours.formKeyP95,
      ...clock,
      bar: { atMost: bars.keyMs },
    }),
    say({ id: 'key-cpu', name: 'a key', ...beside('keyCpuMs'), ...processor }),
    say({
      id: 'typing-task',
      name: 'longest task of typing',
      ...beside('typingTaskCpuMs'),
      ...processor,
    }),
    say({
      id: 'scroll-task',
      name: 'longest task of scrolling',
      ...beside('scrollTaskMs'),
      ...clock,
      bar: { atMost: bars.taskMs },
    }),
    say({
      id: 'scroll-task-cpu',
      name: 'longest task of scrolling',
      ...beside('scrollTaskCpuMs'),
      ...processor,
      bar: { atMost: bars.taskMs },
    }),
    say({ id: 'mounted', name: 'mounted thumbnails', ...beside('mounted'), unit: '' }),
  ]
}

function drawPlots(pairs: readonly Pair[]): Plot[] {
  const draw = (id: string, title: string, key: keyof StripFigures, limit?: number): Plot => ({
    id,
    title,
    unit: 'ms',
    kind: 'lines',
    labels: pairs.map(({ slides }) => `${slides.toLocaleString('en-US')} slides`),
    series: [
      { name: 'Lectern', values: pairs.map(({ ours }) => ours[key]) },
      { name: 'a plain list', values: pairs.map(({ peer }) => peer[key]) },
    ],
    ...(limit !== undefined && { limit: { value: limit, name: 'bar' } }),
  })
  return [
    draw('editor-key', 'From a key to its paint, p95', 'keyP95', bars.keyMs),
    draw('editor-open', 'Opening a deck', 'openMs', bars.openMs),
  ]
}

await runBench(measureEditor)
