import { expect, test } from '@playwright/test'

import { choose, createProfile, launch, openPage, tell } from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const runs = choose(5, 50)

test(`${runs} times a reload right after an edit: the edit is on disk`, async () => {
  test.setTimeout(60_000 + runs * 10_000)
  const profile = createProfile()
  const context = await launch(profile.path)
  const page = await openPage(context)
  const random = createRandomNumbers(Date.now())
  await page.evaluate((deck) => window.faults.create('deck', deck), createDeckOfMarks())

  const lost: number[] = []
  for (let run = 0; run < runs; run++) {
    await page.evaluate(() => window.faults.open('deck'))
    const wait = random.below(200)
    await page.evaluate((word) => window.faults.write(word, 0), `word-${run}`)
    await new Promise((resolve) => setTimeout(resolve, wait))
    await page.reload()
    await page.waitForFunction(() => 'faults' in window)
    const { deck } = await page.evaluate(() => window.faults.load('deck'))
    if (!deck.slides[0]?.notes.split(' ').includes(`word-${run}`)) lost.push(wait)
  }
  await context.close()
  profile.remove()
  tell(
    `leave: ${runs} reloads within 200 ms of an edit, ${lost.length} edits lost ${lost.join(' ')}`,
  )
  expect(lost).toEqual([])
})
