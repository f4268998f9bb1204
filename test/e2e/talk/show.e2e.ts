import { expect, type Page, test } from '@playwright/test'

import { storePicture } from '../steps/change-stored.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'
import {
  expectSlide,
  findShow,
  keepAwake,
  openDeck,
  startShow,
  toolbar,
  total,
} from '../steps/start-show.ts'

const announced = (page: Page) => findShow(page).getByRole('status').first()
const libraryLink = (page: Page) => page.getByRole('link', { name: 'Tides', exact: true })
const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

test.describe('fullscreen mode', () => {
  test.beforeEach(({ page }) => openDeck(page))

  test('fullscreen shows the deck from the current slide, and Exit Fullscreen leads back to where one was', async ({
    page,
  }) => {
    await page.keyboard.press('PageDown')
    await startShow(page)
    await keepAwake(page)
    await expectSlide(page, 2)
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await toolbar(page).getByRole('button', { name: 'Exit Fullscreen' }).click()
    await expect(findShow(page)).toBeHidden()
    await expect.poll(() => isFullscreen(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeFocused()
    await expect(page.getByText(`Slide 3 of ${total}`, { exact: true }).first()).toBeVisible()
  })

  test('a toast does not lie over the controls of a show', async ({ page }) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'JSON' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Downloaded: Tides.json' })
    await expect(toast).toBeVisible()
    await page.keyboard.press('f')
    await expect(toast).toBeHidden({ timeout: 2_000 })
    await keepAwake(page)
    await expect(toolbar(page)).toBeVisible()
  })

  test('keys: left arrow = previous slide, right arrow = next slide', async ({ page }) => {
    await startShow(page)
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 1)
  })

  test('keys: Escape = exit', async ({ page }) => {
    await startShow(page)
    await page.keyboard.press('Escape')
    await expect(findShow(page)).toBeHidden()
    await expect.poll(() => isFullscreen(page)).toBe(false)
  })

  test('keys: f = toggle fullscreen', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('f')
    await expect(findShow(page)).toBeVisible()
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await page.keyboard.press('f')
    await expect(findShow(page)).toBeHidden()
    await expect.poll(() => isFullscreen(page)).toBe(false)
  })

  test('keys that people expect in a show move it, each by one', async ({ page }) => {
    await startShow(page)
    for (const key of ['Space', 'PageDown', 'ArrowDown', 'Enter', 'n']) {
      await page.keyboard.press('Home')
      await expectSlide(page, 1)
      await page.keyboard.press(key)
      await expectSlide(page, 2)
    }
    for (const key of ['Shift+Space', 'PageUp', 'ArrowUp', 'Backspace', 'p']) {
      await page.keyboard.press('End')
      await expectSlide(page, total)
      await page.keyboard.press(key)
      await expectSlide(page, total - 1)
    }
  })

  test('a number and Enter go to that slide, beyond the last to the last', async ({ page }) => {
    await startShow(page)
    await page.keyboard.press('4')
    await expect(findShow(page).getByText('Go to slide 4')).toBeVisible()
    await page.keyboard.press('Enter')
    await expectSlide(page, 4)
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expectSlide(page, total)
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expectSlide(page, total)
  })

  test('B or . makes the screen black, W or , white; the next key brings the slide back', async ({
    page,
  }) => {
    await startShow(page)
    for (const [key, words] of [
      ['b', 'The screen is black'],
      ['.', 'The screen is black'],
      ['w', 'The screen is white'],
      [',', 'The screen is white'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(announced(page)).toContainText(words)
      await page.keyboard.press(key)
      await expect(announced(page)).toContainText(`Slide 1 of ${total}`)
    }
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowRight')
    await expect(announced(page)).toContainText(`Slide 1 of ${total}`)
  })

  test('? lists the keys of the show and only those, over the show', async ({ page }) => {
    await startShow(page)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Black screen')).toBeVisible()
    await expect(sheet.getByText('Duplicate')).toHaveCount(0)
    await expectAxeClean(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(findShow(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
  })

  test('o shows all slides, at the one that is on, to jump to another', async ({ page }) => {
    await startShow(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('o')
    const all = page.getByRole('dialog', { name: 'All slides' })
    await expect(all.getByRole('button', { name: `Slide 2 of ${total}` })).toBeFocused()
    await expectAxeClean(page)
    await all.getByRole('button', { name: `Slide 4 of ${total}` }).click()
    await expect(all).toBeHidden()
    await expectSlide(page, 4)
    await page.keyboard.press('Space')
    await expectSlide(page, 5)
  })

  test('a click advances', async ({ page }) => {
    await startShow(page)
    await page.mouse.click(300, 300)
    await expectSlide(page, 2)
    await page.mouse.click(300, 300, { button: 'right' })
    await expectSlide(page, 2)
  })

  test('a tool that was clicked does not take the keys: Space goes on', async ({ page }) => {
    await startShow(page)
    await keepAwake(page)
    await toolbar(page).getByRole('button', { name: 'All slides' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
    await expectSlide(page, 2)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a tool that has the keyboard’s focus is pressed by Enter and Space', async ({ page }) => {
    await startShow(page)
    await keepAwake(page)
    await toolbar(page).getByRole('button', { name: 'Previous slide' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    await page.keyboard.press('Enter')
    await expectSlide(page, 1)
  })

  test('after the last slide comes End of presentation, and any forward key leaves', async ({
    page,
  }) => {
    await startShow(page)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(findShow(page).locator('p', { hasText: 'End of presentation' })).toBeVisible()
    await expectAxeClean(page)
    await page.keyboard.press('ArrowLeft')
    await expect(announced(page)).toContainText(`Slide ${total} of ${total}`)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Space')
    await expect(findShow(page)).toBeHidden()
  })

  test('the toolbar hides after 3,000 ms without mouse or key activity, and the cursor with it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 1_000))
    const show = await startShow(page)
    const cursor = () => show.evaluate((main) => getComputedStyle(main.children[1]!).cursor)

    await page.mouse.move(200, 200)
    await page.clock.runFor(2_999)
    await expect(toolbar(page)).toBeVisible()
    await page.clock.runFor(2)
    await expect(toolbar(page)).toBeHidden()
    await expect.poll(() => cursor()).toBe('none')

    await page.mouse.move(210, 210)
    await expect(toolbar(page)).toBeVisible()
    await expect.poll(() => cursor()).toBe('default')
    await page.clock.runFor(2_000)
    await page.keyboard.press('Shift')
    await page.clock.runFor(2_000)
    await expect(toolbar(page)).toBeVisible()
    await page.clock.runFor(1_001)
    await expect(toolbar(page)).toBeHidden()
  })

  test('the toolbar shows Exit Fullscreen and Slide N of M', async ({ page }) => {
    await startShow(page)
    await keepAwake(page)
    await expect(toolbar(page).getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
    await expect(toolbar(page).getByText(`Slide 1 of ${total}`, { exact: true })).toBeVisible()
    await expectAxeClean(page)
    await expect(toolbar(page)).toBeVisible()
  })

  test('a small narration progress box at the bottom right says Ready, and how many words there are', async ({
    page,
  }) => {
    const show = await startShow(page)
    await keepAwake(page)
    const box = show.getByRole('region', { name: 'Narration progress' })
    await expect(box).toContainText('Ready')
    await expect(box).toContainText(/0 \/ \d+ words/)
    await expect(box.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    const { x, y, width, height } = (await box.boundingBox())!
    const screen = page.viewportSize()!
    expect(screen.width - (x + width)).toBeLessThan(40)
    expect(screen.height - (y + height)).toBeLessThan(40)
    const motion = await box
      .getByRole('progressbar')
      .evaluate((track) => getComputedStyle(track.firstElementChild!).transitionDuration)
    expect(motion).toBe('0.5s')
  })

  test('fullscreen follows the browser’s fullscreen change', async ({ page }) => {
    await startShow(page)
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await expect(findShow(page)).toBeHidden()
  })

  test('if the request fails, an internal flag is toggled instead: the show fills the window', async ({
    page,
  }) => {
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
    })
    const show = await startShow(page)
    await expect.poll(() => isFullscreen(page)).toBe(false)
    await expect.poll(() => show.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! })
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    await page.keyboard.press('f')
    await expect(show).toBeHidden()
  })

  test('editing is for outside: no shortcut of the view behind reaches the deck', async ({
    page,
  }) => {
    await startShow(page)
    for (const key of ['Control+d', 'Control+m', 'Delete', 'Control+z'])
      await page.keyboard.press(key)
    await expectSlide(page, 1)
  })

  test('the keyboard stays in the show, whatever way it goes', async ({ page }) => {
    const show = await startShow(page)
    for (let turn = 0; turn < 14; turn += 1) {
      await page.keyboard.press(turn < 10 ? 'Tab' : 'Shift+Tab')
      const isInside = await show.evaluate(
        (main) => document.activeElement === document.body || main.contains(document.activeElement),
      )
      expect(isInside).toBe(true)
    }
  })

  test('a screen reader hears the slide that comes, with its place', async ({ page }) => {
    await startShow(page)
    await expect(announced(page)).toHaveText(`Slide 1 of ${total}: Welcome to Tides`)
    await page.keyboard.press('ArrowRight')
    await expect(announced(page)).toHaveText(`Slide 2 of ${total}: Slide 2`)
  })

  test('slides are letterboxed on black, at any aspect', async ({ page }) => {
    const show = await startShow(page)
    const slide = show.locator('[data-shown]')
    const screen = await page.context().newCDPSession(page)
    for (const { width, height } of [
      { width: 1000, height: 900 },
      { width: 1600, height: 500 },
    ]) {
      // A window that fills the screen cannot be resized; what it shows can.
      await screen.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      const box = (await slide.boundingBox())!
      expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
      expect(box.width).toBeCloseTo(Math.min(width, (height * 16) / 9), -1)
      expect(box.x).toBeCloseTo((width - box.width) / 2, -1)
      expect(box.y).toBeCloseTo((height - box.height) / 2, -1)
    }
  })

  test('last presented is set when the deck is presented', async ({ page }) => {
    await page.goto('/dashboard')
    const card = page.getByRole('listitem').filter({ has: libraryLink(page) })
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('Presented')
    await libraryLink(page).click()
    await startShow(page)
    await page.keyboard.press('Escape')
    await page.goto('/dashboard')
    await expect(card).toContainText('Presented')
  })

  test('going back in the browser ends the show with its deck', async ({ page }) => {
    await page.goto('/dashboard')
    await libraryLink(page).click()
    await startShow(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(findShow(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the screen is kept awake while the show runs, and no longer', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          locks.held += 1
          return { release: async () => void (locks.held -= 1) }
        },
      },
    })
  })
  const held = () =>
    page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held)
  await openDeck(page)
  await expect.poll(() => held()).toBe(0)
  await startShow(page)
  await expect.poll(held).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(held).toBe(0)
})

test('the pictures of the neighbouring slides are loaded before they come', async ({ page }) => {
  await continueAsGuest(page)
  const hash = 'ab'.repeat(32)
  await storePicture(page, hash)
  const words = { title: 'A bee', content: ['It hums'], notes: '' }
  await seedDeck(page, 'bees', {
    title: 'Bees',
    slides: [
      { ...words, id: 'one' },
      { ...words, id: 'two', imageUrl: `asset:${hash}` },
    ],
  })
  await page.goto('/deck/bees')
  const show = await startShow(page)
  const waiting = show.locator('[inert]').locator('img, image')
  await expect(waiting).toHaveCount(1)
  await waiting.evaluate((picture) => picture.setAttribute('data-waited', ''))
  await page.keyboard.press('ArrowRight')
  await expect(show.locator('[data-shown] [data-waited]')).toHaveCount(1)
})
