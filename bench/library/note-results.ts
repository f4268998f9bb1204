import type { Page } from '@playwright/test'

/** A change of what is searched for; emptying the box is one, too. */
type Letter = { query: string; pressedAt: number; changedAt: number }

declare global {
  interface Window {
    letters: Letter[]
  }
}

/** Notes, in the page, how long the cards take to follow each letter. */
export const noteResults = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.letters = []
    let pressedAt = 0
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
    addEventListener(
      'input',
      ({ target }) => {
        const query = target instanceof HTMLInputElement ? target.value : ''
        window.letters.push({ query, pressedAt, changedAt: 0 })
      },
      { capture: true },
    )
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        // A task after the frame's callbacks runs once the frame has been painted.
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => {
          const last = window.letters.at(-1)
          if (last) last.changedAt = performance.now()
        })
        channel.port1.start()
        channel.port2.postMessage(null)
      }),
    ).observe(document.body, { childList: true, subtree: true })
  })

/** Milliseconds from each letter to the last change of the page that it brought about. */
export async function takeResults(page: Page): Promise<number[]> {
  const letters = await page.evaluate(() => window.letters)
  return letters
    .filter(({ query, changedAt }) => query !== '' && changedAt > 0)
    .map(({ pressedAt, changedAt }) => changedAt - pressedAt)
}
