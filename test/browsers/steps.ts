import { expect } from '@playwright/test'

import { type Control, findControl } from './find-control.ts'
import { keys, type Place, type Tab } from './tab.ts'

/** An address of the app that is tested. */
export const at = (path: string): string => new URL(path, process.env['LECTERN_URL']).href

/** Where a control stands once it can be used and no longer moves. */
async function findPlace(tab: Tab, control: Control): Promise<Place> {
  let before: Place | null = null
  let place: Place | null = null
  await expect
    .poll(async () => {
      before = place
      place = await tab.run(findControl, control)
      return place !== null && place.x === before?.x && place.y === before.y
    }, `${control.role} ${control.name}`)
    .toBe(true)
  return place ?? { x: 0, y: 0 }
}

export async function press(tab: Tab, role: Control['role'], name: string): Promise<void> {
  const { x, y } = await findPlace(tab, { role, name })
  await tab.press(x, y)
}

/** As a person would, letter by letter, in place of what is there. */
export async function write(tab: Tab, field: string, text: string): Promise<void> {
  await press(tab, 'textbox', field)
  await tab.chord(keys.control, 'a')
  await tab.type(text)
  await expect
    .poll(() => tab.run(() => (document.activeElement as Partial<HTMLInputElement>).value ?? ''))
    .toBe(text)
}

export const sees = (tab: Tab, text: string): Promise<boolean> =>
  tab.run((words) => document.body.innerText.includes(words), text)

export const expectSeen = (tab: Tab, text: string): Promise<void> =>
  expect.poll(() => sees(tab, text), `sees: ${text}`).toBe(true)

export const expectFocus = (tab: Tab, name: string): Promise<void> =>
  expect
    .poll(() => tab.run(() => document.activeElement?.getAttribute('aria-label') ?? ''))
    .toBe(name)

export const expectNoDialog = (tab: Tab): Promise<void> =>
  expect.poll(() => tab.run(() => document.querySelector('[role=dialog]') === null)).toBe(true)

export const expectPath = (tab: Tab, path: RegExp): Promise<void> =>
  expect.poll(() => tab.run(() => location.pathname)).toMatch(path)

/** What stands in the fields of a name, in their order. */
export const readFields = (tab: Tab, name: string): Promise<string[]> =>
  tab.run(
    (pattern) =>
      [...document.querySelectorAll('textarea, input')].flatMap((field) =>
        new RegExp(pattern).test(field.getAttribute('aria-label') ?? '')
          ? [(field as HTMLInputElement).value]
          : [],
      ),
    name,
  )

/** From nowhere to the sample deck of somebody without a profile. */
export async function openSampleDeck(tab: Tab): Promise<void> {
  await tab.goto(at('/auth'))
  await press(tab, 'button', 'Continue as guest')
  await press(tab, 'button', 'Try the sample deck')
  await expectSeen(tab, 'Slide 1 of')
}

/** Of the deck that is open: the link to watch it. */
export async function shareDeck(tab: Tab): Promise<string> {
  await press(tab, 'button', 'Share')
  const readLink = () =>
    tab.run(
      () =>
        [...document.querySelectorAll('input')].find(({ value }) => value.includes('/demo-share/'))
          ?.value ?? '',
    )
  await expect.poll(readLink).toContain('/demo-share/')
  return readLink()
}

/** Every test begins in a browser that knows nothing. */
export async function forgetEverything(tab: Tab): Promise<void> {
  await tab.goto(at('/robots.txt'))
  await tab.run(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      await one.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    await new Promise((resolve) => {
      const removing = indexedDB.deleteDatabase('lectern')
      for (const event of ['success', 'error', 'blocked']) removing.addEventListener(event, resolve)
    })
  })
}

/** How many times as wide as their frames the slides are, all that are painted. */
const listScales = (tab: Tab): Promise<number[]> =>
  tab.run(() =>
    [...document.querySelectorAll('article[data-layout], .stage')].map((stage) => {
      const frame = stage.parentElement?.getBoundingClientRect().width ?? 0
      return frame === 0 ? 1 : stage.getBoundingClientRect().width / frame
    }),
  )

export async function expectRightScale(tab: Tab): Promise<void> {
  await expect.poll(async () => (await listScales(tab)).length).toBeGreaterThan(0)
  expect((await listScales(tab)).filter((scale) => Math.abs(scale - 1) > 0.01)).toEqual([])
}
