import type { Page } from '@playwright/test'

/** As text, because functions with names of their own do not survive the way into the page. */
const listen = `
  addEventListener('click', () => performance.mark('press'), { capture: true, once: true })
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    const look = () =>
      this.currentTime > 0 ? performance.mark('sound') : requestAnimationFrame(look)
    look()
    return play.call(this)
  }
`

/** Milliseconds from the press on Play until the file that came along has begun to move. */
export async function pressAndHear(page: Page, link: string): Promise<number> {
  await page.addInitScript({ content: listen })
  await page.goto(link)
  await page.getByRole('button', { name: 'Play' }).first().click()
  await page.waitForFunction(() => performance.getEntriesByName('sound').length > 0)
  return page.evaluate(() => {
    const [press] = performance.getEntriesByName('press')
    const [sound] = performance.getEntriesByName('sound')
    return (sound?.startTime ?? 0) - (press?.startTime ?? 0)
  })
}
