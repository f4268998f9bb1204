import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { choose, createProfile, launch, openPage, tell } from './browser.ts'
import { findDamageByUndo, findLosses } from './find-losses.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
import type { LoggedEdit } from './page/edit-at-random.ts'
import { markPlanes } from './page/marks.ts'

const seeds = choose(5, 100)
const steps = 200
const profile = createProfile()
let context: BrowserContext

test.beforeAll(async () => (context = await launch(profile.path)))
test.afterAll(async () => {
  await context.close()
  profile.remove()
})

/** What happens to the second tab between its halves. */
const events = ['nothing', 'reload', 'close', 'nothing', 'reopen'] as const

test(`${seeds} times ${steps} random steps in each of two tabs: both end equal, nothing is lost`, async () => {
  test.setTimeout(300_000 + seeds * 120_000)
  let typed = 0
  for (let seed = 1; seed <= seeds; seed++)
    typed += await editInTwoTabs(seed, events[seed % events.length]!)
  tell(`two tabs: ${seeds} seeds, ${2 * steps} steps each, ${typed} texts typed, 0 lost`)
})

async function editInTwoTabs(seed: number, event: (typeof events)[number]): Promise<number> {
  const id = `deck-${seed}`
  const one = await openPage(context)
  await one.evaluate(([name, deck]) => window.faults.create(name, deck), [
    id,
    createDeckOfMarks(),
  ] as const)
  let other = await openPage(context)
  await Promise.all([openDeck(one, id), openDeck(other, id)])

  const half = steps / 2
  const logs = await Promise.all([
    edit(one, seed, markPlanes.one, steps),
    (async () => {
      const first = await edit(other, seed + 1_000_000, markPlanes.other, half)
      other = await interrupt(other, id, event)
      const second = await edit(other, seed + 2_000_000, markPlanes.other + 0x1000, half)
      return [...first, ...second]
    })(),
  ])
  const [end, otherEnd] = await settle(one, other)
  const stored = await one.evaluate((name) => window.faults.load(name), id)
  const message = `seed ${seed}, ${event}`
  expect(otherEnd, message).toEqual(end)
  expect(stored.deck, message).toEqual(end)
  expect(stored.documentDeck, message).toEqual(end)
  expect(findLosses(end, logs), message).toEqual([])
  expect(logs.flatMap(findDamageByUndo), message).toEqual([])
  await Promise.all([one.close(), other.close()])
  return logs.flat().filter((logged) => logged.typed).length
}

const openDeck = (page: Page, id: string) => page.evaluate((name) => window.faults.open(name), id)

const edit = (page: Page, seed: number, firstMark: number, count: number): Promise<LoggedEdit[]> =>
  page.evaluate((editing) => window.faults.editAtRandom(editing), {
    seed,
    firstMark,
    count,
    pauseMs: 6,
  })

/** Without a word of warning, as people do it. */
async function interrupt(page: Page, id: string, event: (typeof events)[number]): Promise<Page> {
  if (event === 'nothing') return page
  if (event === 'reload') {
    await page.reload()
    await openDeck(page, id)
    return page
  }
  if (event === 'close') await page.close()
  else await page.evaluate(() => window.faults.close())
  const fresh = await openPage(context)
  if (event === 'reopen') await page.close()
  await openDeck(fresh, id)
  return fresh
}

/** Waits until neither tab has anything left to save or to hear. */
async function settle(one: Page, other: Page) {
  const read = (page: Page) =>
    page.evaluate(async () => {
      await window.faults.flush()
      return window.faults.read()
    })
  for (let attempt = 0; ; attempt++) {
    const [first, second] = await Promise.all([read(one), read(other)])
    const isQuiet = [first, second].every(({ save }) => save.kind === 'saved')
    const isEqual = JSON.stringify(first.deck) === JSON.stringify(second.deck)
    if ((isQuiet && isEqual) || attempt === 50) return [first.deck, second.deck] as const
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
