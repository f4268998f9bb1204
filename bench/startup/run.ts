import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedDeck } from '../../test/e2e/steps/seed-library.ts'
import type { Plot } from '../plot/plot.ts'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { contextOptions, visitPeers } from './visit-peers.ts'

/** Of scripts, as `npm test` has them. */
const scriptBars: Record<string, number> = { landing: 110, dashboard: 170 }

/** The peers show a deck and nothing else. */
const comparedPage = 'opened deck'

let slides = 0
const deck = createSampleDeck(() => `slide-${++slides}`)

async function measureStartup({ quick }: BenchOptions): Promise<Report> {
  const rounds = quick ? 1 : 5
  const scratch = mkdtempSync(join(tmpdir(), 'lectern-startup-'))
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const ours = await visitLectern(browser, rounds)
    const { peers, missing } = await visitPeers(browser, { deck, rounds, scratch })
    return { figures: listFigures(ours, peers), plots: drawPlots(ours, peers), missing }
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function visitLectern(browser: Browser, rounds: number): Promise<Map<string, Visit>> {
  const app = await serveBuiltApp()
  try {
    const visitor = await browser.newContext(contextOptions)
    const guest = await browser.newContext({ ...contextOptions, baseURL: app.url })
    const page = await guest.newPage()
    await continueAsGuest(page)
    await seedDeck(page, 'sample', deck)
    await page.close()
    const places = {
      landing: { context: visitor, url: `${app.url}/`, ready: 'h1' },
      dashboard: { context: guest, url: `${app.url}/dashboard`, ready: '[data-presentation]' },
      [comparedPage]: {
        context: guest,
        url: `${app.url}/deck/sample`,
        ready: '[role="option"] article',
      },
    }
    const visits = new Map<string, Visit>()
    for (const [name, place] of Object.entries(places))
      visits.set(name, await measureVisit(browser, place, rounds))
    return visits
  } finally {
    app.stop()
  }
}

const measures = [
  { key: 'bytes', name: 'transferred', unit: 'kB', part: 1_000, needsRest: false },
  { key: 'firstPaintMs', name: 'first paint', unit: 'ms', part: 1, needsRest: true },
  { key: 'readyMs', name: 'content painted', unit: 'ms', part: 1, needsRest: true },
  { key: 'readyCpuMs', name: 'until then', unit: 'processor ms', part: 1, needsRest: false },
] as const

function listFigures(ours: Map<string, Visit>, peers: Map<string, Visit>): Figure[] {
  const scripts = [...ours].flatMap(([page, { scriptBytes }]): Figure[] => {
    const bar = scriptBars[page]
    const value = scriptBytes / 1_000
    const figure = { id: `${page}-scripts`, name: `${page}: scripts`, value, unit: 'kB' }
    return [bar === undefined ? figure : { ...figure, bar: { atMost: bar } }]
  })
  const isCompared = (page: string) => page === comparedPage && peers.size > 0
  const alone = [...ours].filter(([page]) => !isCompared(page))
  const rest = alone.flatMap(([page, visit]) =>
    measures.map(({ key, name, unit, part, needsRest }) => ({
      id: `${page}-${key}`,
      name: `${page}: ${name}`,
      value: visit[key] / part,
      unit,
      needsRest,
    })),
  )
  const beside = [...peers].flatMap(([peer, theirs]) =>
    measures.map(({ key, name, unit, part, needsRest }) => ({
      id: `deck-${key}-${peer}`,
      name: `${comparedPage}: ${name}`,
      value: (ours.get(comparedPage)?.[key] ?? Number.NaN) / part,
      unit,
      needsRest,
      peer: { name: peer, value: theirs[key] / part },
    })),
  )
  return [...scripts, ...rest, ...beside]
}

function drawPlots(ours: Map<string, Visit>, peers: Map<string, Visit>): Plot[] {
  const all = [...ours, ...peers]
  return [
    {
      id: 'startup-size',
      title: 'Transferred by a first visit, with gzip',
      unit: 'kB',
      kind: 'bars',
      labels: all.map(([name]) => (ours.has(name) ? `Lectern, ${name}` : `${name}, a deck`)),
      series: [
        { name: 'scripts', values: all.map(([, { scriptBytes }]) => scriptBytes / 1_000) },
        { name: 'everything', values: all.map(([, { bytes }]) => bytes / 1_000) },
      ],
    },
    {
      id: 'startup-time',
      title: 'Until the content of a first visit is painted',
      unit: 'ms',
      kind: 'bars',
      labels: all.map(([name]) => (ours.has(name) ? `Lectern, ${name}` : `${name}, a deck`)),
      series: [
        { name: 'by the clock', values: all.map(([, { readyMs }]) => readyMs) },
        { name: 'by the processor', values: all.map(([, { readyCpuMs }]) => readyCpuMs) },
      ],
    },
  ]
}

await runBench(measureStartup)
