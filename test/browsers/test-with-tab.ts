import { test } from '@playwright/test'

import type { Driver } from './driver.ts'
import { findBrowser, findSound } from './find-browsers.ts'
import { type SoundDevice, startSound } from './start-sound.ts'
import { openTab, type Tab } from './tab.ts'

type OfWorker = { browserKind: Driver['name']; sound: SoundDevice | null; ownTab: Tab | null }

/** A test in the one page of another browser, one after the other; skipped where there is none. */
export const testWithTab = test.extend<{ tab: Tab }, OfWorker>({
  browserKind: ['Firefox', { option: true, scope: 'worker' }],
  sound: [
    // Playwright insists on a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      // The short part of it is silent.
      const paths = process.env['LECTERN_GATE'] ? null : await findSound()
      if (!paths) return provide(null)
      const device = await startSound(paths)
      try {
        return await provide(device)
      } finally {
        await device.end()
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  ownTab: [
    async ({ browserKind, sound }, provide) => {
      const start = await findBrowser(browserKind)
      if (!start) return provide(null)
      const env = sound?.env ?? {}
      // Once more, because on a machine under load a browser may give up before it has begun.
      const driver = await start(env).catch(() => start(env))
      try {
        return await provide(await openTab(driver))
      } finally {
        await driver.end()
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  tab: async ({ browserKind, ownTab }, provide, info) => {
    test.skip(ownTab === null, `${browserKind} is not here, and cannot be installed`)
    if (!ownTab) return
    await provide(ownTab)
    if (info.status !== info.expectedStatus)
      await info.attach(browserKind, { body: await ownTab.photograph(), contentType: 'image/png' })
  },
})
