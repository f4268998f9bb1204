import { expect } from '@playwright/test'

import { at, expectRightScale, expectSeen, forgetEverything, openSampleDeck } from './steps.ts'
import type { Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const readExcess = (tab: Tab): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - innerWidth)

const windows = [
  // One with a toolbar does not get that narrow: 500 px in Firefox, 447 in WebKit.
  { name: 'a window as narrow as it gets', width: 390, height: 844 },
  // No driver turns the wheel that zooms; a page gets half as many px of it.
  { name: 'a window of 1440 by 900 at 200 %', width: 720, height: 450 },
]

for (const { name, width, height } of windows)
  test(`in ${name} nothing is cut off, and no page scrolls sideways`, async ({ tab }) => {
    await forgetEverything(tab)
    await tab.resize(width, height)
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
