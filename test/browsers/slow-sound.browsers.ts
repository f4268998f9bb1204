import { expect } from '@playwright/test'

import { openSoundSlowly } from '../e2e/steps/sound/open-sound-slowly.ts'
import { expectSeen, forgetEverything, openSampleDeck, press } from './steps.ts'
import { testWithTab as test } from './test-with-tab.ts'

const opensInMs = 3_000

test('PL9 PR21 Auto-Present All speaks at the first press with a sound device that takes 3 s to open', async ({
  tab,
  sound,
}) => {
  test.skip(sound === null, 'There is no sound device, and none can be installed')
  await forgetEverything(tab)
  await tab.resize(1440, 900)
  await openSampleDeck(tab)
  // Before the talk makes its own; no driver of these two runs a script before those of the page.
  await tab.run(openSoundSlowly, opensInMs)
  await sound?.forget()
  await press(tab, 'button', 'Auto-Present All')
  await expectSeen(tab, 'Auto-Advancing')
  await expect
    .poll(() => tab.run(() => document.querySelector('[data-word=now]') !== null))
    .toBe(true)
  await expect.poll(() => sound?.loudest()).toBeGreaterThan(0.02)
  await press(tab, 'button', 'Stop')
})
