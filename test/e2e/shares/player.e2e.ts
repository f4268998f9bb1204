import { expect, type Page, test } from '@playwright/test'

import { type HeardStretch, type PlayerStage, playerRules } from '#ports/sound/player.contract.ts'

import { withBuiltPage } from '../../../cli/with-built-page.ts'
import type { PlayerPage } from '../pages/player/page.ts'
import {
  readSound,
  type RecordedSound,
  recordSound,
  waitForSoundTap,
} from '../steps/sound/record-sound.ts'

declare const playerPage: PlayerPage

/** Fades and the ringing of a resampled edge are no stretches of their own. */
const leastSeconds = 0.03

for (const { name, prove } of playerRules)
  test(`in Chromium: ${name}`, async ({ page }) => {
    await recordSound(page)
    await withBuiltPage(page, 'test/e2e/pages/player', async () => {
      await page.waitForFunction(() => 'playerPage' in window)
      await page.getByRole('button', { name: 'Press' }).click()
      await prove(createStage(page))
    })
  })

test('in Chromium: PL8 with nothing to play it lets the device rest, and wakes for the next clip', async ({
  page,
}) => {
  await recordSound(page)
  await withBuiltPage(page, 'test/e2e/pages/player', async () => {
    await page.waitForFunction(() => 'playerPage' in window)
    await page.getByRole('button', { name: 'Press' }).click()
    const stage = createStage(page)
    await stage.open()
    await stage.add({ value: 0.1, seconds: 0.2 }, 0)
    await page.waitForFunction(() => playerPage.isAtRest())
    await stage.add({ value: 0.2, seconds: 0.4 }, 0)
    await stage.listen(1)
    const heard = await stage.listHeard()
    expect(heard.map(({ value }) => value)).toEqual([0.1, 0.2])
    expect(heard[1]?.seconds).toBeCloseTo(0.4, 1)
  })
})

const createStage = (page: Page): PlayerStage => ({
  async open() {
    const isOpen = await page.evaluate(() => playerPage.open())
    await waitForSoundTap(page)
    // The browser moves to another thread for the tap, and skips a beat.
    await page.waitForTimeout(500)
    return isOpen
  },
  position: () => page.evaluate(() => playerPage.position()),
  add: ({ value, seconds }, at, offset) =>
    page.evaluate(
      ([clip, time, from]) => playerPage.addSteady(clip.value, clip.seconds, time, from),
      [{ value, seconds }, at, offset] as const,
    ),
  clear: (time) => page.evaluate((from) => playerPage.clear(from), time),
  pause: () => page.evaluate(() => playerPage.pause()),
  resume: () => page.evaluate(() => playerPage.resume()),
  setVolume: (volume) => page.evaluate((next) => playerPage.setVolume(next), volume),
  level: () => page.evaluate(() => playerPage.level()),
  listen: (seconds) => page.waitForTimeout(seconds * 1000),
  async listHeard() {
    // What the tap has not handed over yet is part of what was heard.
    await page.waitForTimeout(300)
    return findStretches(await readSound(page))
  },
})

function findStretches({ samples, sampleRate }: RecordedSound): HeardStretch[] {
  const stretches: HeardStretch[] = []
  let from = 0
  for (let at = 1; at <= samples.length; at++) {
    if (at < samples.length && round(samples[at]) === round(samples[from])) continue
    const seconds = (at - from) / sampleRate
    const value = round(samples[from])
    if (value !== 0 && seconds > leastSeconds)
      stretches.push({ value, seconds, at: from / sampleRate })
    from = at
  }
  return stretches
}

const round = (sample = 0): number => Math.round(sample * 20) / 20
