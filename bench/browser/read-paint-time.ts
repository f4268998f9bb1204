import type { Page } from '@playwright/test'

/** Milliseconds since the page began to load, once what is there now is painted. */
export const readPaintTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )
