import { expect } from '@playwright/test'

import { hostApp } from '../e2e/steps/host-app.ts'
import { countMissing } from '../e2e/steps/wait-until-kept.ts'
import { exportAs, keepDownloads } from './file-steps.ts'
import {
  at,
  expectRightScale,
  expectSeen,
  forgetEverything,
  press,
  readFields,
  sees,
  write,
} from './steps.ts'
import { keys } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

test('OF1 after one visit it works without a network: sample deck, edit, reload, file', async ({
  tab,
}) => {
  const host = await hostApp()
  try {
    await tab.resize(1440, 900)
    await tab.goto(host.url)
    await expect.poll(() => tab.run(countMissing), 'files to be kept').toBe(0)
    await host.goOffline()

    await tab.goto(`${host.url}/auth`)
    await press(tab, 'button', 'Continue as guest')
    await press(tab, 'button', 'Try the sample deck')
    await expectSeen(tab, 'Slide 1 of')
    await expectRightScale(tab)
    await write(tab, 'Presentation title', 'Kept')
    await tab.type(keys.enter)
    await expectSeen(tab, 'Saved')
    await tab.goto(await tab.run(() => location.href))
    await expect.poll(() => readFields(tab, '^Presentation title$')).toEqual(['Kept'])
    await keepDownloads(tab)
    expect((await exportAs(tab, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    await host.close()
  }
})

test('OF5 a first visit is no new version, however busy its page is', async ({ tab }) => {
  // More than once: a Firefox that was busy told of one in 4 of 14 first visits.
  for (const visit of [1, 2, 3, 4, 5]) {
    await forgetEverything(tab)
    await tab.goto(at('/auth'))
    await tab.run(() => {
      setInterval(() => {
        const until = performance.now() + 180
        while (performance.now() < until);
      }, 190)
    })
    // What it fetches once the worker has taken over: by then it has said what it had to say.
    await expect.poll(() => tab.run(countMissing), `files to be kept, visit ${visit}`).toBe(0)
    expect(await sees(tab, 'A new version is ready')).toBe(false)
  }
})
