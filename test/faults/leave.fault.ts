import { expect, test } from '@playwright/test'

import { choose, createProfile, launch, openPage, tell } from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const runs = choose(5, 50)
const profile = createProfile()
test.afterAll(() => profile.remove())

test(`${runs} times a page left right after an edit: the edit is there when it is opened again`, async () => {
  test.setTimeout(300_000 + runs * 10_000)
  const context = await launch(profile.path)
  const random = createRandomNumbers(Date.now())
  let page = await openPage(context)
  await page.evaluate((deck) => window.faults.create('deck', deck), createDeckOfMarks())
  await page.evaluate(() => window.faults.open('deck'))

  for (let run = 0; run < runs; run++) {
    const word = `word-${run}`
    await page.evaluate((text) => window.faults.write(text, 0), word)
    await new Promise((resolve) => setTimeout(resolve, random.below(200)))
    if (run % 2 === 0) {
      await page.reload()
      await page.waitForFunction(() => 'faults' in window)
    } else {
      await page.close({ runBeforeUnload: true })
      page = await openPage(context)
    }
    await page.evaluate(() => window.faults.open('deck'))
    await page.evaluate(() => window.faults.flush())
    const { deck } = await page.evaluate(() => window.faults.load('deck'))
    expect(deck.slides[0]?.notes.split(' ')).toContain(word)
  }
  await context.close()
  tell(`leave: ${runs} reloads and closings within 200 ms of an edit, 0 edits lost`)
})
