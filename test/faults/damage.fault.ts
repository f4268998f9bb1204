import { expect, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { choose, createProfile, launch, openPage, tell } from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const rounds = choose(20, 1000)
const decks = 12
const profile = createProfile()
test.afterAll(() => profile.remove())

test(`${rounds} times a damaged row: the library still lists, and every other deck opens`, async () => {
  test.setTimeout(300_000 + rounds * 2_000)
  const context = await launch(profile.path)
  const page = await openPage(context)
  const ids = Array.from({ length: decks }, (_, at) => `deck-${at}`)
  const make = (id: string): Deck => ({ ...createDeckOfMarks(), title: `Deck ${id}` })
  for (const id of ids) {
    await page.evaluate(([name, deck]) => window.faults.create(name, deck), [id, make(id)] as const)
    // Its first opening gives it a document, which can then be damaged too.
    await page.evaluate((name) => window.faults.tryToOpen(name), id)
  }

  const outcomes = { sound: 0, 'set aside': 0 }
  const random = createRandomNumbers(1)
  for (let round = 0; round < rounds; round++) {
    const victim = random.pick(ids)
    const store = random.pick(['records', 'contents'])
    const damage = await page.evaluate(
      ([rows, id, seed]) => window.faults.damageRow(rows, id, seed),
      [store, victim, round] as const,
    )
    const listed = await page.evaluate(() => window.faults.list())
    const others = ids.filter((id) => id !== victim)
    const listedIds = listed.records.map(({ id }) => id)
    expect(listedIds.filter((id) => id !== victim).toSorted(), damage).toEqual(others.toSorted())

    const bystander = random.pick(others)
    const opened = await page.evaluate((id) => window.faults.tryToOpen(id), bystander)
    expect(opened, damage).toEqual(make(bystander))

    const found = await page.evaluate((id) => window.faults.tryToOpen(id), victim)
    if (typeof found === 'string') {
      expect(['damaged', 'newer-version'], damage).toContain(found)
      outcomes['set aside']++
    } else {
      expect(found.slides.length, damage).toBeGreaterThan(0)
      outcomes.sound++
    }
    await page.evaluate((id) => window.faults.restoreRow(id), victim)
  }
  await context.close()
  tell(
    `damage: ${rounds} damaged rows, the library always listed and every other deck opened; ` +
      `${outcomes.sound} opened all the same, ${outcomes['set aside']} were set aside`,
  )
})
