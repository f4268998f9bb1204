import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { describeContent } from '#core/deck/create-record.ts'

import { watchMachine } from '../fixtures/watch-machine.ts'
import {
  choose,
  createProfile,
  launch,
  openPage,
  percentile,
  prepareKill,
  tell,
  waitForOwnProcessor,
} from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const kills = choose(4, 50)
const id = 'deck'
const random = createRandomNumbers(Date.now())
const profile = createProfile()
const measureStandstill = watchMachine()
test.beforeAll(waitForOwnProcessor)
test.afterAll(() => profile.remove())

/** What the page had told when it was killed. */
type Told = { killedAt: number; writes: { word: string; at: number }[]; saved: number }

test(`${kills} kills while editing: nothing torn, nothing lost that was shown as saved`, async () => {
  test.setTimeout(300_000 + kills * 30_000)
  let { context, page } = await start()
  await page.evaluate((deck) => window.faults.create('deck', deck), createDeckOfMarks())

  const windows: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const told = await writeAndKill(context, page, kill * 10_000)
    ;({ context, page } = await start())
    windows.push(await measureLoss(page, told))
  }
  await context.close()

  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(windows, share))
  tell(
    `kill: ${kills} kills, 0 torn, 0 lost that were shown as saved; ` +
      `oldest edit not on disk: p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`,
  )
  expect(p95).toBeLessThanOrEqual(600)
})

async function start(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await launch(profile.path)
  return { context, page: await openPage(context) }
}

async function writeAndKill(context: BrowserContext, page: Page, firstWord: number): Promise<Told> {
  const writes: Told['writes'] = []
  let saved = 0
  await page.exposeFunction('tellWritten', (word: string, at: number) => writes.push({ word, at }))
  await page.exposeFunction('tellSaved', (words: number) => (saved = words))
  const kill = await prepareKill(context)
  await page.evaluate((name) => window.faults.open(name), id)
  await page.evaluate(([seed, first]) => window.faults.startWriting(seed, first), [
    random.below(2 ** 31),
    firstWord,
  ] as const)
  await new Promise((resolve) => setTimeout(resolve, 300 + random.below(2500)))
  const killedAt = Date.now()
  kill()
  // It says that the browser has gone.
  await context.close().catch(() => {})
  return { killedAt, writes, saved }
}

/** How old the oldest edit was, at the kill, that is not on disk. */
async function measureLoss(page: Page, { killedAt, writes, saved }: Told): Promise<number> {
  const stored = await page.evaluate((name) => window.faults.load(name), id)
  expect(stored.documentDeck).toEqual(stored.deck)
  expect(stored.record).toMatchObject(describeContent(stored.deck))
  expect(stored.missingPictures).toBe(0)

  const onDisk = new Set(stored.deck.slides.flatMap(({ notes }) => notes.split(' ')))
  const missing = writes.filter(({ word }) => !onDisk.has(word))
  expect(writes.slice(0, saved).filter((write) => missing.includes(write))).toEqual([])
  const [oldest] = missing
  return oldest ? killedAt - oldest.at - measureStandstill(oldest.at, killedAt) : 0
}
