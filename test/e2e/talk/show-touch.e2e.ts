import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { expectSlide, keepAwake, openDeck, startShow, toolbar } from '../steps/start-show.ts'

test.describe('touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test.beforeEach(({ page }) => openDeck(page))

  async function swipe(page: Page, from: number, to: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 420 }],
      })
    await touch('touchStart', from)
    await touch('touchMove', (from + to) / 2)
    await touch('touchMove', to)
    await touch('touchEnd')
  }

  test('a swipe to the left goes on, to the right goes back', async ({ page }) => {
    await startShow(page)
    await swipe(page, 300, 100)
    await expectSlide(page, 2)
    await swipe(page, 300, 280)
    await expectSlide(page, 2)
    await swipe(page, 100, 300)
    await expectSlide(page, 1)
  })

  test('a tap at the right edge goes on, at the left edge back, in the middle it wakes the toolbar', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 1_000))
    await startShow(page)
    await page.touchscreen.tap(370, 420)
    await expectSlide(page, 2)
    await page.touchscreen.tap(20, 420)
    await expectSlide(page, 1)
    await page.clock.runFor(3_001)
    await expect(toolbar(page)).toBeHidden()
    await page.touchscreen.tap(195, 420)
    await expect(toolbar(page)).toBeVisible()
    await expectSlide(page, 1)
  })

  test('everything fits and is axe clean', { tag: '@gate' }, async ({ page }) => {
    await startShow(page)
    const { x, width } = (await toolbar(page).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await keepAwake(page)
    await expectAxeClean(page)
    await toolbar(page).getByRole('button', { name: 'All slides' }).tap()
    await expect(page.getByRole('dialog', { name: 'All slides' })).toBeVisible()
    await expectAxeClean(page)
  })
})
