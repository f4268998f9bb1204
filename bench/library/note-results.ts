import type { Page } from '@playwright/test'

/** A change of what is searched for; emptying the box is one, too. */
type Search = { pressedAt: number; changedAt: number }

declare global {
  interface Window {
    searches: Search[]
  }
}

/** Notes, in the page, how long the cards take to follow each key in the search box. */
export const noteResults = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.searches = []
    let pressedAt = 0
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
    addEventListener('input', () => window.searches.push({ pressedAt, changedAt: 0 }), {
      capture: true,
    })
    new MutationObserver(() => {
      // Now, because the next key may come before the frame.
      const search = window.searches.at(-1)
      requestAnimationFrame(() => {
        // A task after the frame's callbacks runs once the frame has been painted.
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => {
          if (search) search.changedAt = performance.now()
        })
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Milliseconds from each key to the last change of the page that it brought about; many bring none. */
export async function takeResults(page: Page): Promise<number[]> {
  const searches = await page.evaluate(() => window.searches)
  return searches
    .filter(({ changedAt }) => changedAt > 0)
    .map(({ pressedAt, changedAt }) => changedAt - pressedAt)
}
