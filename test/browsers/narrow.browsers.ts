import { expect } from '@playwright/test'

import { at, expectRightScale, expectSeen, forgetEverything, openSampleDeck } from './steps.ts'
import type { Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const readExcess = (tab: Tab): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - innerWidth)

test('in a window as narrow as it gets nothing is cut off, and no page scrolls sideways', async ({
  tab,
}) => {
  await forgetEverything(tab)
  // A window with a toolbar does not get that narrow: 500 px in Firefox, 447 in WebKit.
  await tab.resize(390, 844)
  await tab.goto(at('/'))
  await expectSeen(tab, 'Begin with the talk')
  expect(await readExcess(tab), 'landing page').toBeLessThanOrEqual(0)
  await openSampleDeck(tab)
  await expectRightScale(tab)
  expect(await readExcess(tab), 'presentation').toBeLessThanOrEqual(0)
  for (const path of ['/dashboard', '/create', '/create?method=template', '/create?method=ai']) {
    await tab.goto(at(path))
    await expect
      .poll(() => tab.run(() => document.querySelector('h1')?.textContent ?? ''))
      .not.toBe('')
    expect(await readExcess(tab), path).toBeLessThanOrEqual(0)
  }
})
