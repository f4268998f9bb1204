import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { createSampleDeck } from '#core/outline/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedDeck } from '../../test/e2e/steps/seed-library.ts'
import type { Plot } from '../plot/plot.ts'
import { findPeerProblem } from '../peers/install-peers.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { buildSlidevDeck } from './build-slidev-deck.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { serveFolder } from './serve-folder.ts'
import { writeRevealDeck } from './write-reveal-deck.ts'

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
    const missing: string[] = []
    const peers = new Map<string, Visit>()
    for (const { name, folder, write, ready } of listPeers()) {
      const home = join(scratch, name)
      const problem = findPeerProblem(folder) ?? findProblem(() => write(deck, home))
      if (problem) missing.push(`${name}, since ${problem}.`)
      else peers.set(name, await visitFolder(browser, { home, ready, rounds }))
    }
    return { figures: listFigures(ours, peers), plots: drawPlots(ours, peers), missing }
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const listPeers = () => [
  {
    name: 'reveal.js 6.0.2',
    folder: '.',
    write: writeRevealDeck,
    ready: '.reveal.ready .slides section.present h2',
  },
  {
    name: 'Slidev 52.16.0',
    folder: 'slidev',
    write: buildSlidevDeck,
    ready: '.slidev-page h1',
  },
]

function findProblem(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    return `it could not be built (${String(error).split('\n')[0]})`
  }
}

const contextOptions = {
  viewport: { width: 1440, height: 900 },
  // What it keeps for later visits it fetches once the page is idle, and is no part of starting up.
  serviceWorkers: 'block' as const,
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

type FolderVisit = { home: string; ready: string; rounds: number }

async function visitFolder(browser: Browser, { home, ready, rounds }: FolderVisit): Promise<Visit> {
  const server = await serveFolder(home)
  const context = await browser.newContext(contextOptions)
  // Nothing of theirs may come from elsewhere: there may be no network, and it would not be compared.
  await context.route(
    (url) => url.origin !== server.url,
    (route) => route.abort(),
  )
  try {
    return await measureVisit(browser, { context, url: server.url, ready }, rounds)
  } finally {
    await context.close()
    server.stop()
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
