import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect } from '@playwright/test'

import { exportAs, keepDownloads } from './file-steps.ts'
import { at, expectRightScale, expectSeen, forgetEverything, press, sees, write } from './steps.ts'
import { keys } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const title = 'Tried in another browser'

/** Serves one page, as it would be opened from a disk. */
async function withPage(html: string, visit: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

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

  await press(tab, 'button', 'Share')
  await press(tab, 'button', 'Create link')
  const readLink = () =>
    tab.run(
      () =>
        [...document.querySelectorAll('input')].find(({ value }) => value.includes('/demo-share/'))
          ?.value ?? '',
    )
  await expect.poll(readLink).toContain('/demo-share/')
  await tab.goto(await readLink())
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
