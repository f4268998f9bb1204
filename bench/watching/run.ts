import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { type Browser, chromium } from '@playwright/test'

import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { inProject } from '../../scripts/project-root.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { openUntilPainted } from '../browser/open-until-painted.ts'
import { percentile } from '../editor/measure-page.mjs'
import type { BenchOptions, Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { measurePaint, type Visit } from '../startup/measure-visit.ts'
import { contextOptions, revealName, slidevName, visitPeers } from '../startup/visit-peers.ts'
import { pressAndHear } from './press-and-hear.ts'
import { shareSample } from './share-sample.ts'

/** Nothing of the slide is there before all that it is painted with. */
const firstSlide = 'main article h2'

/** So long after nothing was asked for any more the slide has all it needs. */
const quietMs = 400

/** Our time to theirs. */
const paintBars: Record<string, number> = { [revealName]: 3, [slidevName]: 1 }

let slides = 0
const deck = createSampleDeck(() => `slide-${++slides}`)

/** Somebody opens a link: what comes until the first slide stands, when that is, and when it is heard. */
async function measureWatching({ quick }: BenchOptions): Promise<Report> {
  const rounds = quick ? 1 : 5
  const scratch = mkdtempSync(join(tmpdir(), 'lectern-watching-'))
  const app = await serveBuiltApp()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const silent = await shareSample(browser, app.url, { withVoice: false })
    const spoken = await shareSample(browser, app.url, { withVoice: true })
    const fetched = await listFetched(browser, silent)
    const context = await browser.newContext(contextOptions)
    const place = { context, url: silent, ready: firstSlide }
    const ours = await measurePaint(place, rounds)
    const { peers, missing } = await visitPeers(browser, { deck, rounds, scratch })
    const heard = await measureSound(browser, spoken, rounds)
    const figures = [...weigh(fetched), ...compare(ours, peers), ...heard]
    return { figures, plots: [], missing }
  } finally {
    await browser.close()
    app.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

type Fetched = { path: string; bytes: number }

/** Over the wire, packed by Brotli, workers among it; without the share itself. */
async function listFetched(browser: Browser, link: string): Promise<Fetched[]> {
  const context = await browser.newContext(contextOptions)
  const fetched: Promise<Fetched>[] = []
  context.on('requestfinished', (request) => {
    const { pathname: path, protocol } = new URL(request.url())
    if (!protocol.startsWith('http') || path.startsWith('/api/')) return
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        path,
        // Of a worker nobody is told: it is as large as the file that is sent.
        bytes: responseBodySize || statSync(inProject('dist', `${path}.br`)).size,
      })),
    )
  })
  let lastAsked = 0
  context.on('request', () => {
    lastAsked = performance.now()
  })
  const page = await context.newPage()
  await openUntilPainted(page, link, firstSlide)
  // It stands once its letters are its own; what comes for whoever wants more comes a second later.
  while (performance.now() - lastAsked < quietMs) await sleep(20)
  const files = await Promise.all(fetched)
  await context.close()
  return files.toSorted((a, b) => b.bytes - a.bytes)
}

const toKilobytes = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0) / 1_000

function weigh(fetched: readonly Fetched[]): Figure[] {
  for (const { path, bytes } of fetched) console.error(String(bytes).padStart(8), path)
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'))
  const packed = scripts.map(
    ({ path }) => gzipSync(readFileSync(inProject('dist', path)), { level: 9 }).length,
  )
  return [
    {
      id: 'requests',
      name: 'requests until the first slide stands',
      value: fetched.length,
      unit: '',
      bar: { atMost: 15 },
    },
    {
      id: 'bytes',
      name: 'fetched until then',
      value: toKilobytes(fetched.map(({ bytes }) => bytes)),
      unit: 'kB',
      bar: { atMost: 250 },
    },
    {
      id: 'scripts',
      name: 'scripts of it, with gzip',
      value: toKilobytes(packed),
      unit: 'kB',
      bar: { atMost: 160 },
    },
  ]
}

function compare(ours: number, peers: ReadonlyMap<string, Visit>): Figure[] {
  return [...peers].map(([name, theirs]) => ({
    id: `painted-${name}`,
    name: 'first slide painted',
    value: ours,
    unit: 'ms',
    needsRest: true,
    peer: { name, value: theirs.readyMs },
    bar: { atMost: paintBars[name] ?? Number.NaN, of: 'ratio' as const },
  }))
}

async function measureSound(browser: Browser, link: string, rounds: number): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext(contextOptions)
    times.push(await pressAndHear(await context.newPage(), link))
    await context.close()
  }
  return [
    {
      id: 'press-to-sound',
      name: `press to sound, the voice in the share, slowest of ${times.length}`,
      value: percentile(times, 1),
      unit: 'ms',
      needsRest: true,
      bar: { atMost: 1_000 },
    },
  ]
}

await runBench(measureWatching)
