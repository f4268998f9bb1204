import type { Page } from '@playwright/test'

/**
 * Goes to an address, and answers how many milliseconds after it began to load so many elements
 * were painted. Looked for in every frame from within the page: from outside, Playwright asks only
 * every so often.
 */
export async function openUntilPainted(
  page: Page,
  address: string,
  selector: string,
  count = 1,
): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        // A method, because functions with a name of their own do not survive the way into the page.
        const watcher = {
          look() {
            if (document.querySelectorAll(wanted.selector).length < wanted.count)
              requestAnimationFrame(() => watcher.look())
            // A task after the frame's callbacks runs once the frame has been painted.
            else setTimeout(() => resolve(performance.now()))
          },
        }
        requestAnimationFrame(() => watcher.look())
      }),
    { selector, count },
  )
}
