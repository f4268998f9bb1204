import { expect, test } from '@playwright/test'

import { describeSpeech, isSpeechLike } from '../../fixtures/is-speech-like.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { cutOut, measureHeardWords } from '../steps/sound/judge-narration.ts'
import { readNarration, recordNarration } from '../steps/sound/record-narration.ts'
import {
  findControls,
  openShareDialog,
  openShareOptions,
  readLink,
  pageHeading,
  shareDialog,
  sharedDeck,
  visit,
} from '../steps/shared-deck.ts'

// The listener is a script of the test's own. Everything else here is the app as it is served.
test.use({ bypassCSP: true })

test('LK1 whoever opens a link hears the on-device voice, and reads along', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await openShareDialog(owner)
  const link = await readLink(owner)
  await owner.context().close()

  await recordNarration(page)
  await page.goto(link)
  await expect(pageHeading(page, sharedDeck.title)).toBeVisible()
  await page.getByRole('button', { name: 'Show transcript' }).click()
  await expect(page.getByRole('complementary', { name: 'Transcript' })).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await expect(page.getByText('Slide 2 of 2', { exact: true })).toBeVisible({ timeout: 150_000 })
  await expect(page.getByRole('region', { name: 'Captions' })).toContainText('lips give it a shape')
  await expect(findControls(page).getByRole('button', { name: 'Play again' })).toBeVisible({
    timeout: 60_000,
  })
  const record = await readNarration(page)
  const { sound, clips, lit } = record
  const { sampleRate } = sound
  const samples = cutOut(sound, clips[0]?.start ?? 0, clips.at(-1)?.end ?? 0)
  expect(isSpeechLike(describeSpeech({ samples, sampleRate }))).toBe(true)
  expect(measureHeardWords(record)).toBeGreaterThan(0.97)
  const words = sharedDeck.slides.flatMap(({ notes }) => notes.split(' '))
  // A busy machine leaves out the frame of a short word.
  expect(lit.length).toBeGreaterThanOrEqual(Math.floor(0.95 * words.length))
})

test('LK12 a link that brings its voice along is heard at once, without any voice being fetched', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await openShareDialog(page)
  const first = await readLink(page)
  await openShareOptions(page)
  await expect(shareDialog(page).getByLabel('Include the voice')).toBeEnabled()
  await shareDialog(page).getByLabel('Include the voice').check()
  await expectAxeClean(page)
  await shareDialog(page).getByRole('button', { name: 'Create another link' }).click()
  await expect(shareDialog(page).getByRole('progressbar')).toBeVisible()
  await expect(shareDialog(page).getByLabel('Link', { exact: true })).not.toHaveValue(first, {
    timeout: 200_000,
  })
  const link = await shareDialog(page).getByLabel('Link', { exact: true }).inputValue()

  const asked: string[] = []
  const guest = await visit(browser, link, async (visitor) => {
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  })
  await guest.getByRole('button', { name: 'Play' }).first().click()
  const lit = guest.getByRole('region', { name: 'Captions' }).locator('[data-word=now]')
  await expect(lit).toBeVisible()
  expect(await guest.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')

  await guest.keyboard.press('t')
  const transcript = guest.getByRole('complementary', { name: 'Transcript' })
  await transcript.getByText('shape.', { exact: true }).click()
  await expect(guest.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await expect(findControls(guest).getByRole('button', { name: 'Play again' })).toBeVisible({
    timeout: 60_000,
  })
  expect(asked.filter((path) => path.startsWith('/voice/'))).toEqual([])
  expect(asked.filter((path) => /narrators|yjs|deck-page/.test(path))).toEqual([])
  await expectAxeClean(guest)
  await guest.context().close()
})
