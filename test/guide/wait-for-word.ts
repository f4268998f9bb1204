import type { Page } from '@playwright/test'

/** Until a word so far into the notes is spoken. The voice is fetched first, which takes a while. */
export const waitForWord = (page: Page, index: number) =>
  page.waitForFunction(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('[data-word=now]')].some(
        (word) => Number(word.dataset['index']) >= least,
      ),
    index,
    { timeout: 120_000 },
  )
