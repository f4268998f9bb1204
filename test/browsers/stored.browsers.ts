import { expect } from '@playwright/test'

import { at, expectSeen, forgetEverything, openSampleDeck } from './steps.ts'
import type { Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

test('RC6 what an older version stored is read by a worker, which notes how much it is', async ({
  tab,
}) => {
  await forgetEverything(tab)
  await openSampleDeck(tab)
  await expectSeen(tab, 'Saved')
  const deck = await tab.run(() => location.href)
  await tab.goto(at('/robots.txt'))
  expect(await takeNotes(tab, true)).toEqual([{ revision: expect.any(Number), isLarge: false }])
  expect(await takeNotes(tab, false)).toEqual([null])
  await tab.goto(deck)
  await expectSeen(tab, 'Slide 1 of')
  expect(await takeNotes(tab, false)).toEqual([{ revision: expect.any(Number), isLarge: false }])
})

type Note = { revision: number; isLarge: boolean }

/** What is noted of each presentation, and whether it is then forgotten. */
const takeNotes = (tab: Tab, forget: boolean): Promise<(Note | null)[]> =>
  tab.run(
    (isForgotten) =>
      new Promise<(Note | null)[]>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          const records = transaction.objectStore('records')
          const notes: (Note | null)[] = []
          const reading = records.getAll()
          reading.addEventListener('success', () => {
            for (const { content, ...row } of reading.result) {
              notes.push(content ?? null)
              if (isForgotten) records.put(row)
            }
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve(notes)
          })
        })
      }),
    forget,
  )
