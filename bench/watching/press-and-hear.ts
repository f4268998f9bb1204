import type { Page } from '@playwright/test'

/** Milliseconds from the press on Play until the file that came along has begun to move. */
export async function pressAndHear(page: Page, link: string): Promise<number> {
  await page.addInitScript(() => {
    document.addEventListener('click', () => performance.mark('press'), {
      capture: true,
      once: true,
    })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function begin() {
      // A method, because functions with a name of their own do not survive the way into the page.
      const watcher = {
        look: () => {
          if (this.currentTime > 0) performance.mark('sound')
          else requestAnimationFrame(() => watcher.look())
        },
      }
      watcher.look()
      return play.call(this)
    }
  })
  await page.goto(link)
  await page.getByRole('button', { name: 'Play' }).first().click()
  await page.waitForFunction(() => performance.getEntriesByName('sound').length > 0)
  return page.evaluate(() => {
    const [press] = performance.getEntriesByName('press')
    const [sound] = performance.getEntriesByName('sound')
    return (sound?.startTime ?? 0) - (press?.startTime ?? 0)
  })
}
