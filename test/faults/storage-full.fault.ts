import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { watchMachine } from '../fixtures/watch-machine.ts'
import {
  choose,
  createProfile,
  launch,
  openPage,
  percentile,
  tell,
  waitForOwnProcessor,
} from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'

const runs = choose(4, 50)
const pictureBytes = 400_000
const profile = createProfile()
const measureStandstill = watchMachine()
let context: BrowserContext
let page: Page
let devTools: CDPSession

test.beforeAll(waitForOwnProcessor)
test.beforeAll(async () => {
  context = await launch(profile.path)
  page = await openPage(context)
  devTools = await context.newCDPSession(page)
  // Chromium remembers for half a minute how much room it has seen, so it must never see much.
  await allowStorage(2_000_000)
})
test.afterAll(async () => {
  await context.close()
  profile.remove()
})

/** Ways in which the edits get to disk once there is room again. */
const ways = ['by itself', 'with the next edit', 'on demand'] as const

test(`${runs} times a full disk: it is said within a second, and nothing is lost`, async () => {
  test.setTimeout(300_000 + runs * 40_000)
  const delays: number[] = []
  for (let run = 0; run < runs; run++)
    delays.push(await fillUpAndRecover(`deck-${run}`, ways[run % ways.length]!))
  tell(
    `storage full: ${runs} runs, 0 lost; said after p50 ${percentile(delays, 0.5)} ms, ` +
      `max ${percentile(delays, 1)} ms`,
  )
})

async function fillUpAndRecover(id: string, way: (typeof ways)[number]): Promise<number> {
  await page.evaluate(([name, deck]) => window.faults.create(name, deck), [
    id,
    createDeckOfMarks(),
  ] as const)
  await page.evaluate((name) => window.faults.open(name), id)
  const writeWords = (words: readonly string[]) =>
    page.evaluate((all) => all.forEach((word, at) => window.faults.write(word, at)), words)

  const before = listWords('before')
  await writeWords(before)
  await page.evaluate(() => window.faults.waitForSave('saved'))

  const { lastSaved, shownAt, saidAt } = await page.evaluate(
    (bytes) => window.faults.fillUp(bytes),
    pictureBytes,
  )
  const delay = saidAt - shownAt - measureStandstill(shownAt, saidAt)
  expect(delay).toBeLessThanOrEqual(1000)
  await expect(page.getByRole('status')).toHaveText('unsaved')
  const failed = await page.evaluate(() => window.faults.read())
  expect(failed.save).toEqual({ kind: 'unsaved', failure: { code: 'storage-full' } })

  const after = listWords('after')
  await writeWords(after)
  const file = JSON.parse(await page.evaluate(() => window.faults.download())) as Deck
  expect(missingFrom(file, [...before, ...after])).toEqual([])
  // The picture too, which is nowhere but in memory.
  expect(file.slides[0]?.imageUrl?.length).toBeGreaterThan(pictureBytes)
  const onDisk = await page.evaluate((name) => window.faults.load(name), id)
  expect(onDisk).toMatchObject({ deck: lastSaved, documentDeck: lastSaved, missingPictures: 0 })

  await allowStorage(1_500_000)
  if (way === 'with the next edit') await writeWords(['next'])
  if (way === 'on demand') await page.evaluate(() => window.faults.flush())
  await page.evaluate(() => window.faults.waitForSave('saved'))
  const end = await page.evaluate((name) => window.faults.load(name), id)
  expect(missingFrom(end.deck, [...before, ...after])).toEqual([])
  expect(end).toMatchObject({ documentDeck: end.deck, missingPictures: 0 })
  expect(end.deck.slides[0]?.imageUrl).toBe(failed.deck.slides[0]?.imageUrl)
  await page.evaluate(() => window.faults.close())
  return delay
}

/** So many bytes more than are in use. */
async function allowStorage(bytes: number): Promise<void> {
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: usage + bytes,
  })
}

const listWords = (name: string) => Array.from({ length: 20 }, (_, at) => `${name}-${at}`)

const missingFrom = (deck: Deck, words: readonly string[]): string[] => {
  const written = new Set(deck.slides.flatMap(({ notes }) => notes.split(' ')))
  return words.filter((word) => !written.has(word))
}
