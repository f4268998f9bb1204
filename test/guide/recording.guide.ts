import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { startShow } from '../e2e/steps/start-show.ts'
import { openSample } from './fill-library.ts'
import { encodeScenes, startRecording } from './record-screen.ts'
import { waitForWord } from './wait-for-word.ts'
import { writeAnimatedWebp } from './write-animated-webp.ts'

const size = { width: 960, height: 600 }
/** Smaller than a screen, so that words can be read where the recording is shown small. */
const view = { width: 1280, height: 800 }
const maxBytes = 2_500_000

const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })
const press = (page: Page, name: string) => presenter(page).getByRole('button', { name }).click()

/** To where the last sentences of the slide begin. */
async function skipSentences(page: Page, count: number) {
  for (let sentence = 0; sentence < count; sentence++) {
    await page.keyboard.press('l')
    await page.waitForTimeout(300)
  }
}

test('the sample deck presents itself, recorded', async ({ page, browser }) => {
  test.setTimeout(400_000)
  await page.setViewportSize(view)
  // A screen of its own would be another size than the recording; the show then fills the page.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not in a recording'))
  })
  await continueAsGuest(page)
  await openSample(page)

  // Once before, so that what is recorded waits for no voice: what was spoken is kept.
  await press(page, 'Auto-Present All')
  await expect(page.getByText('Slide 2 of 6 (Auto)', { exact: true })).toBeVisible({
    timeout: 180_000,
  })
  await waitForWord(page, 30)
  await press(page, 'Stop')
  await page.getByRole('button', { name: 'Previous', exact: true }).click()

  const stopEditor = await startRecording(page, size)
  await page.waitForTimeout(600)
  await press(page, 'Auto-Present All')
  await page.mouse.move(640, 790)
  await waitForWord(page, 14)
  const editor = await stopEditor()
  await press(page, 'Stop')

  await startShow(page)
  await page.mouse.move(640, 250)
  await page.keyboard.press('a')
  await waitForWord(page, 1)
  await skipSentences(page, 7)
  const stopShow = await startRecording(page, size)
  await expect(page.getByText('Slide 2 of 6', { exact: true })).toBeAttached()
  await waitForWord(page, 13)
  const show = await stopShow()

  const frames = await encodeScenes(browser, size, [editor, show])
  const file = writeAnimatedWebp(size, frames)
  expect(file.length).toBeLessThan(maxBytes)
  const seconds = frames.reduce((sum, { durationMs }) => sum + durationMs / 1000, 0)
  expect(seconds).toBeGreaterThan(10)
  expect(seconds).toBeLessThan(15)
  await writeFile(join(import.meta.dirname, '../../docs/lectern.webp'), file)
})
