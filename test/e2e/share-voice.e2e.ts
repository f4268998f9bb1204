import { expect, test } from '@playwright/test'

import { describeSpeech, isSpeechLike } from '../fixtures/is-speech-like.ts'
import { cutOut, measureHeardWords } from './steps/judge-narration.ts'
import { readNarration, recordNarration } from './steps/record-narration.ts'
import { createLink, openShareDialog, pageHeading, sharedDeck } from './steps/shared-deck.ts'
import { findShow, startShow } from './steps/start-show.ts'

// The listener is a script of the test's own. Everything else here is the app as it is served.
test.use({ bypassCSP: true })

test('LK1 whoever opens a link hears the on-device voice, reads along, and may do so in full screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await openShareDialog(owner)
  const link = await createLink(owner)
  await owner.context().close()

  await recordNarration(page)
  await page.goto(link)
  await expect(pageHeading(page, sharedDeck.title)).toBeVisible()
  const presenter = page.getByRole('region', { name: 'AI Presenter' })
  await presenter.getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(page.getByText('Slide 2 of 2 (Auto)', { exact: true })).toBeVisible({
    timeout: 150_000,
  })
  await expect(presenter.getByText('Auto-Advance Complete', { exact: true })).toBeVisible()
  const record = await readNarration(page)
  const { sound, clips, lit } = record
  const { sampleRate } = sound
  const samples = cutOut(sound, clips[0]?.start ?? 0, clips.at(-1)?.end ?? 0)
  expect(isSpeechLike(describeSpeech({ samples, sampleRate }))).toBe(true)
  expect(measureHeardWords(record)).toBeGreaterThan(0.97)
  const words = sharedDeck.slides.flatMap(({ notes }) => notes.split(' '))
  // A busy machine leaves out the frame of a short word.
  expect(lit.length).toBeGreaterThanOrEqual(Math.floor(0.95 * words.length))

  const show = await startShow(page)
  await page.keyboard.press('a')
  const captions = show.getByRole('region', { name: 'Captions' })
  await expect(captions).toContainText('lips give it a shape')
  await page.keyboard.press('Escape')
  await expect(findShow(page)).toHaveCount(0)
})
