import { expect } from '@playwright/test'

import { hostApp } from '../e2e/steps/host-app.ts'
import { countMissing } from '../e2e/steps/wait-until-kept.ts'
import { exportAs, keepDownloads } from './file-steps.ts'
import { expectRightScale, expectSeen, press, readFields, write } from './steps.ts'
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
