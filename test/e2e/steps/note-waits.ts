import { expect, type Page } from '@playwright/test'

/** From now on remembers how long the page asks to wait, each time. */
export const noteWaits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits: unknown[] = []
    const wait = window.setTimeout
    const noteWait = (...asked: Parameters<typeof wait>) => {
      waits.push(asked[1])
      return wait(...asked)
    }
    Object.assign(window, { waits, setTimeout: noteWait })
  })

/** For a stopped clock: what comes before the wait happens in real time, however long that takes. */
export const expectWait = (page: Page, milliseconds: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'waits') as unknown[]))
    .toContain(milliseconds)
