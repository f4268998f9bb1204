import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect } from '@playwright/test'

import { type Control, findControl } from './find-control.ts'
import type { Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const at = (path: string): string => new URL(path, process.env['LECTERN_URL']).href
const title = 'Tried in another browser'

async function press(tab: Tab, role: Control['role'], name: string): Promise<void> {
  const find = () => tab.run(findControl, { role, name })
  await expect.poll(find, `${role} ${name}`).not.toBeNull()
  const place = await find()
  if (place) await tab.press(place.x, place.y)
}

const sees = (tab: Tab, text: string): Promise<boolean> =>
  tab.run((words) => document.body.innerText.includes(words), text)

const expectSeen = (tab: Tab, text: string) =>
  expect.poll(() => sees(tab, text), `sees: ${text}`).toBe(true)

/** How many times as wide as their frames the slides are, all that are painted. */
const listScales = (tab: Tab): Promise<number[]> =>
  tab.run(() =>
    [...document.querySelectorAll('article[data-layout], .stage')].map((stage) => {
      const frame = stage.parentElement?.getBoundingClientRect().width ?? 0
      return frame === 0 ? 1 : stage.getBoundingClientRect().width / frame
    }),
  )

async function expectRightScale(tab: Tab): Promise<void> {
  await expect.poll(async () => (await listScales(tab)).length).toBeGreaterThan(0)
  expect((await listScales(tab)).filter((scale) => Math.abs(scale - 1) > 0.01)).toEqual([])
}

/** What the app hands to the browser to be saved, as it would be in the file. */
const keepDownloads = (tab: Tab): Promise<void> =>
  tab.run(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob | MediaSource) => {
      Object.assign(window, { downloaded: blob })
      return create(blob)
    }
  })

async function exportAs(tab: Tab, format: 'JSON' | 'HTML'): Promise<string> {
  await press(tab, 'button', 'Export')
  await press(tab, 'menuitem', 'More formats…')
  await press(tab, 'radio', format)
  await press(tab, 'button', `Export ${format}`)
  await expect.poll(() => readDownload(tab)).toContain(title)
  const text = await readDownload(tab)
  await tab.run(() => void Object.assign(window, { downloaded: null }))
  await press(tab, 'button', 'Done')
  return text
}

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

const readDownload = (tab: Tab): Promise<string> =>
  tab.run(async () => {
    const { downloaded } = window as { downloaded?: Blob }
    return downloaded instanceof Blob ? downloaded.text() : ''
  })

test('a guest makes a deck, edits it, has it spoken, exports, shares and watches it', async ({
  tab,
  sound,
}) => {
  await tab.resize(1440, 900)
  await tab.goto(at('/auth'))
  await press(tab, 'button', 'Continue as guest')
  await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await press(tab, 'button', 'Try the sample deck')
  await expectSeen(tab, 'Slide 1 of')
  await expectRightScale(tab)
  expect(await sees(tab, 'A new version is ready')).toBe(false)

  await press(tab, 'textbox', 'Presentation title')
  await tab.run(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  })
  await tab.type(title)
  await expect
    .poll(() => tab.run(() => (document.activeElement as Partial<HTMLInputElement>).value ?? ''))
    .toBe(title)
  await tab.type('\uE007')
  await expectSeen(tab, 'Saved')

  if (sound) {
    await press(tab, 'button', 'Auto-Present All')
    await expectSeen(tab, 'Auto-Advancing')
    await expect.poll(() => sound.loudest()).toBeGreaterThan(0.02)
    await press(tab, 'button', 'Stop')
  } else test.info().annotations.push({ type: 'not tried', description: 'no sound device' })

  await keepDownloads(tab)
  expect(JSON.parse(await exportAs(tab, 'JSON'))).toMatchObject({ title })
  const written = await exportAs(tab, 'HTML')

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
