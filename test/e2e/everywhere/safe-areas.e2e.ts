import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { openToolsIfPhone } from '../steps/open-phone-tools.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { keepAwake, startShow, toolbar } from '../steps/start-show.ts'

const notch = 47
const slide = { id: 'ebb', title: 'Ebb', content: ['Flow'], notes: 'The sea goes away.' }

/** A camera on one side or the other, a bar at the bottom: until the page is left. */
async function takeRoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: notch, right: notch, bottom: 21 },
  })
  const readRoom = () => page.evaluate(() => getComputedStyle(document.body).paddingLeft)
  await expect.poll(readRoom, 'the page knows of it').toBe(`${notch}px`)
}

/** Every control and heading that is seen stands beside what the camera takes. */
async function expectClear(page: Page, where: string): Promise<void> {
  await takeRoom(page)
  const hidden = await page.evaluate((room) => {
    const seen = [...document.querySelectorAll('a, button, input, textarea, h1, h2, [role=tab]')]
    return seen.flatMap((element) => {
      const { left, right, width, height, top, bottom } = element.getBoundingClientRect()
      const isOnScreen = width > 1 && height > 1 && bottom > 0 && top < innerHeight
      const isCut = left < room - 0.5 || right > innerWidth - room + 0.5
      const style = getComputedStyle(element)
      if (
        !isOnScreen ||
        !isCut ||
        style.visibility === 'hidden' ||
        element.closest('article, [inert]')
      )
        return []
      return [`${element.tagName} ${element.textContent?.slice(0, 40)} ${left} ${right}`]
    })
  }, notch)
  expect(hidden, where).toEqual([])
}

test('SA1 on a phone on its side nothing is behind its camera', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await expectClear(page, 'landing')
  await becomeGuest(page)
  await seedDeck(page, 'tides', { title: 'Tides', slides: [slide] })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Tides', exact: true })).toBeVisible()
  await expectClear(page, 'dashboard')
  await page.goto('/deck/tides')
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  await expectClear(page, 'editor')
  await openToolsIfPhone(page)
  await startShow(page)
  await keepAwake(page)
  await expect(toolbar(page)).toBeVisible()
  await expectClear(page, 'show')
})
