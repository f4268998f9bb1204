import { expect } from '@playwright/test'

import { exportAs, keepDownloads } from './file-steps.ts'
import {
  at,
  expectRightScale,
  expectSeen,
  forgetEverything,
  press,
  sees,
  shareDeck,
  write,
} from './steps.ts'
import { keys } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'
import { withPage } from './with-page.ts'

const title = 'Tried in another browser'

test('a guest makes a deck, edits it, has it spoken, exports, shares and watches it', async ({
  tab,
  sound,
}) => {
  await forgetEverything(tab)
  await tab.resize(1440, 900)
  await tab.goto(at('/auth'))
  await press(tab, 'button', 'Continue as guest')
  await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await press(tab, 'button', 'Try the sample deck')
  await expectSeen(tab, 'Slide 1 of')
  await expectRightScale(tab)
  expect(await sees(tab, 'A new version is ready')).toBe(false)

  await write(tab, 'Presentation title', title)
  await tab.type(keys.enter)
  await expectSeen(tab, 'Saved')

  if (sound) {
    await press(tab, 'button', 'Auto-Present All')
    await expectSeen(tab, 'Auto-Advancing')
    await expect.poll(() => sound.loudest()).toBeGreaterThan(0.02)
    await press(tab, 'button', 'Stop')
  } else test.info().annotations.push({ type: 'not tried', description: 'no sound device' })

  await keepDownloads(tab)
  const json = await exportAs(tab, 'JSON')
  expect(JSON.parse(json.bytes.toString())).toMatchObject({ title })
  const written = (await exportAs(tab, 'HTML')).bytes.toString()

  await tab.goto(await shareDeck(tab))
  await expectSeen(tab, title)
  await expectRightScale(tab)

  await tab.goto(at('/dashboard'))
  await expectSeen(tab, title)
  await expectRightScale(tab)

  await withPage(written, async (url) => {
    await tab.goto(url)
    await expectRightScale(tab)
    await tab.resize(700, 500)
    await expectRightScale(tab)
  })
})
