import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'

import { choose, createProfile, launch, openPage, percentile, tell } from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'

const runs = choose(4, 50)
const profile = createProfile()
let context: BrowserContext
let page: Page
let devTools: CDPSession

test.beforeAll(async () => {
  context = await launch(profile.path)
  page = await openPage(context)
  devTools = await context.newCDPSession(page)
})
test.afterAll(async () => {
  await context.close()
  profile.remove()
})

/** Ways in which the edits get to disk once there is room again. */
const ways = ['by itself', 'with the next edit', 'on demand'] as const

test(`${runs} times a full disk: it is said within a second, and nothing is lost`, async () => {
  test.setTimeout(60_000 + runs * 40_000)
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

  const before = Array.from({ length: 20 }, (_, at) => `before-${at}`)
  await writeWords(before)
  await page.evaluate(() => window.faults.waitForStatus('saved'))
  const saved = await page.evaluate((name) => window.faults.load(name), id)

  await limitStorage(true)
  const delay = await page.evaluate(async () => {
    await window.faults.showPicture(600_000, 0)
    const shownAt = Date.now()
    return (await window.faults.waitForStatus('unsaved')) - shownAt
  })
  expect(delay).toBeLessThanOrEqual(1000)
  expect(await page.evaluate(() => window.faults.read().save)).toEqual({
    kind: 'unsaved',
    failure: { code: 'storage-full' },
  })
  await expect(page.getByRole('status')).toHaveText('unsaved')

  const after = Array.from({ length: 20 }, (_, at) => `after-${at}`)
  await writeWords(after)
  const { deck } = await page.evaluate(() => window.faults.read())
  expect(missingFrom(deck, [...before, ...after])).toEqual([])
  expect(deck.slides[0]?.imageUrl).toMatch(/^asset:/)
  expect(await page.evaluate((name) => window.faults.load(name), id)).toEqual(saved)

  await limitStorage(false)
  if (way === 'with the next edit') await writeWords(['next'])
  if (way === 'on demand')
    expect(await page.evaluate(() => window.faults.flush())).toEqual({ ok: true })
  await page.evaluate(() => window.faults.waitForStatus('saved'))
  const stored = await page.evaluate((name) => window.faults.load(name), id)
  expect(missingFrom(stored.deck, [...before, ...after])).toEqual([])
  expect(stored.missingPictures).toBe(0)
  expect(stored.documentDeck).toEqual(stored.deck)
  await page.evaluate(() => window.faults.close())
  return delay
}

async function limitStorage(isFull: boolean): Promise<void> {
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    ...(isFull && { quotaSize: usage + 200_000 }),
  })
}

const missingFrom = (deck: { slides: { notes: string }[] }, words: readonly string[]): string[] => {
  const written = new Set(deck.slides.flatMap(({ notes }) => notes.split(' ')))
  return words.filter((word) => !written.has(word))
}
