import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { seedDeck } from '../steps/seed-library.ts'
import {
  overview,
  list,
  thumbnail,
  news,
  menuItem,
  readSlides,
  expectSlides,
  openLetters,
} from '../steps/overview.ts'

const counter = (page: Page, words: string) => page.getByText(words, { exact: true })

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
})

test('Slide Overview: a thumbnail strip with a total-slides count, the current one marked', async ({
  page,
}) => {
  await createBlankPresentation(page, 'Tides', 5)
  await expect(overview(page).getByText('5 slides', { exact: true })).toBeVisible()
  await expect(overview(page).getByRole('option')).toHaveCount(5)
  await thumbnail(page, 3).click()
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(overview(page).locator('[aria-current]')).toHaveCount(1)
  await expect(counter(page, 'Slide 3 of 5').first()).toBeVisible()
})

test('the strip is walked with the keyboard, and a reader knows place and total', async ({
  page,
}) => {
  await openLetters(page)
  await list(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expectSlides(page, 'A B [C] D E')
  await page.keyboard.press('End')
  await expectSlides(page, 'A B C D [E]')
  await page.keyboard.press('Home')
  await expectSlides(page, '[A] B C D E')
  const active = await list(page).getAttribute('aria-activedescendant')
  const option = page.locator(`[id="${active}"]`)
  await expect(option).toHaveAttribute('aria-posinset', '1')
  await expect(option).toHaveAttribute('aria-setsize', '5')
})

test('Shift+click selects a range, Ctrl+click adds and takes out, Ctrl+A selects all', async ({
  page,
}) => {
  await openLetters(page)
  await thumbnail(page, 2).click()
  await thumbnail(page, 4).click({ modifiers: ['Shift'] })
  await expectSlides(page, 'A [B] [C] [D] E')
  await expect(news(page)).toHaveText('3 slides selected')
  await thumbnail(page, 3).click({ modifiers: ['Control'] })
  await expectSlides(page, 'A [B] C [D] E')
  await page.keyboard.press('Control+a')
  await expectSlides(page, '[A] [B] [C] [D] [E]')
  await page.keyboard.press('Escape')
  await expectSlides(page, 'A B C [D] E')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expectSlides(page, 'A [B] [C] [D] E')
})

test('Delete deletes the selection in one undo step, and one slide always stays', async ({
  page,
}) => {
  await openLetters(page)
  await thumbnail(page, 2).click()
  await thumbnail(page, 4).click({ modifiers: ['Control'] })
  await page.keyboard.press('Delete')
  await expectSlides(page, 'A C [E]')
  await expect(news(page)).toHaveText('2 slides deleted')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await readSlides(page)).replaceAll(/[[\]]/g, '')).toBe('A B C D E')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(overview(page).getByRole('option')).toHaveCount(1)
  await expect(news(page)).toHaveText('4 slides deleted. A presentation keeps at least one slide.')
  await page.keyboard.press('Delete')
  await expect(overview(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(overview(page).getByRole('option')).toHaveCount(5)
})

test('Ctrl+D duplicates the selection in one undo step and selects the copies', async ({
  page,
}) => {
  await openLetters(page)
  await thumbnail(page, 1).click()
  await thumbnail(page, 2).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+d')
  await expectSlides(page, 'A B [A (Copy)] [B (Copy)] C D E')
  await page.keyboard.press('Control+z')
  await expect(overview(page).getByRole('option')).toHaveCount(5)
})

test('Ctrl+arrows move the selection together, and the move is announced', async ({ page }) => {
  await openLetters(page)
  await thumbnail(page, 2).click()
  await thumbnail(page, 3).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+ArrowDown')
  await expectSlides(page, 'A D [B] [C] E')
  await expect(news(page)).toHaveText('2 slides moved, from 3 of 5')
  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('Control+ArrowUp')
  await expectSlides(page, '[B] [C] A D E')
  await page.keyboard.press('Control+z')
  await expectSlides(page, 'A [B] [C] D E')
  await thumbnail(page, 5).click()
  await page.keyboard.press('Control+ArrowUp')
  await expect(news(page)).toHaveText('Slide moved to 4 of 5')
})

test('what is done to a slide is announced wherever it is done, and undo and redo are', async ({
  page,
}) => {
  await openLetters(page)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Actions for slide/ }).click()
    await menuItem(page, name).click()
  }
  await choose('Move down')
  await expect(news(page)).toHaveText('Slide moved to 2 of 5')
  await page.getByRole('textbox', { name: 'Speaker Notes' }).focus()
  await page.keyboard.press('Control+d')
  await expect(news(page)).toHaveText('1 slide duplicated')
  await choose('Delete')
  await expect(news(page)).toHaveText('1 slide deleted')
  await page.keyboard.press('Control+z')
  await expect(news(page)).toHaveText('Undone')
  await page.keyboard.press('Control+y')
  await expect(news(page)).toHaveText('Redone')
})

test('slides are dragged to another place, one or several', { tag: '@gate' }, async ({ page }) => {
  await openLetters(page)
  await thumbnail(page, 1).dragTo(thumbnail(page, 3), { targetPosition: { x: 80, y: 75 } })
  await expectSlides(page, 'B C [A] D E')
  await expect(news(page)).toHaveText('Slide moved to 3 of 5')
  await thumbnail(page, 5).click({ modifiers: ['Control'] })
  await thumbnail(page, 5).dragTo(thumbnail(page, 1), { targetPosition: { x: 80, y: 5 } })
  await expectSlides(page, '[A] [E] B C D')
  await page.keyboard.press('Control+z')
  await expectSlides(page, 'B C [A] D [E]')
})

test('while slides are dragged a line shows where they would go, and the strip scrolls along', async ({
  page,
}) => {
  await openLetters(page, 'ABCDEFGHIJKLMNOP')
  const line = overview(page).locator('[data-gap]')
  const box = await thumbnail(page, 2).boundingBox()
  /** Twice, because a move onto another thumbnail only enters it here. */
  const moveTo = async (y: number) => {
    await page.mouse.move(box!.x + 80, y - 1)
    await page.mouse.move(box!.x + 80, y)
  }
  await thumbnail(page, 1).hover()
  await page.mouse.down()
  await moveTo(box!.y - 10)
  // A browser that is busy passes over a move, so it moves until it is seen.
  await expect(async () => {
    await moveTo(box!.y + box!.height - 4)
    await expect(line).toHaveAttribute('data-gap', '2', { timeout: 500 })
  }).toPass()
  await expect(async () => {
    await moveTo(page.viewportSize()!.height - 4)
    await expect(line).toHaveAttribute('data-gap', '16', { timeout: 5_000 })
  }).toPass()
  await page.mouse.up()
  await expect(line).toBeHidden()
  await expect(thumbnail(page, 16)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 16)).toHaveAccessibleName('Slide 16 of 16: A')
})

test('Move up is disabled on the first slide, Move down on the last, Delete when only one remains', async ({
  page,
}) => {
  await openLetters(page, 'AB')
  await thumbnail(page, 1).click({ button: 'right' })
  await expect(menuItem(page, 'Move up')).toHaveAttribute('aria-disabled', 'true')
  await expect(menuItem(page, 'Move down')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeFocused()

  await thumbnail(page, 2).click({ button: 'right' })
  await expect(menuItem(page, 'Move down')).toHaveAttribute('aria-disabled', 'true')
  await menuItem(page, 'Move up').click()
  await expectSlides(page, '[B] A')
  await thumbnail(page, 2).hover()
  await page.getByRole('button', { name: 'Actions for slide 2' }).click()
  await menuItem(page, 'Delete').click()
  await expectSlides(page, '[B]')
  await expect(list(page)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(menuItem(page, 'Delete')).toHaveAttribute('aria-disabled', 'true')
  await expect(menuItem(page, 'Cut')).toHaveAttribute('aria-disabled', 'true')
  await menuItem(page, 'Duplicate').click()
  await expectSlides(page, 'B [B (Copy)]')
})

test('the menu of a slide opened by a key leads to its first item, and back to its button', async ({
  page,
}) => {
  await openLetters(page, 'AB')
  const more = page.getByRole('button', { name: 'Actions for slide 1' })
  await more.press('Enter')
  await expect(menuItem(page, 'Cut')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await list(page).press('Shift+F10')
  await expect(menuItem(page, 'Cut')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeFocused()
})

test('of 1,000 slides only those in sight are mounted, and the strip follows the current one', async ({
  page,
}) => {
  const slides = Array.from({ length: 1_000 }, (_, index) => ({
    id: `slide-${index + 1}`,
    title: `Number ${index + 1}`,
    content: ['Point'],
    notes: 'Said',
  }))
  await seedDeck(page, 'long', { title: 'Long', slides })
  await page.goto('/deck/long')
  await expect(overview(page).getByText('1,000 slides')).toBeVisible()
  expect(await overview(page).getByRole('option').count()).toBeLessThan(30)
  await list(page).focus()
  await page.keyboard.press('End')
  await expect(thumbnail(page, 1_000)).toBeInViewport()
  await expect(thumbnail(page, 1_000)).toHaveAttribute('aria-setsize', '1000')
  await expect(list(page)).toBeFocused()
  await page.mouse.move(80, 400)
  await page.mouse.wheel(0, -200_000)
  await expect(thumbnail(page, 1)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(thumbnail(page, 999)).toBeInViewport()
})

test('the overview is axe clean, wide and narrow, with its menu', async ({ page }) => {
  await openLetters(page)
  await thumbnail(page, 2).click()
  await thumbnail(page, 3).click({ modifiers: ['Shift'] })
  await expectAxeClean(page, 'nav')
  await page.keyboard.press('Shift+F10')
  await expect(menuItem(page, 'Duplicate')).toBeVisible()
  await expectAxeClean(page, '[role="menu"]')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPhoneTools(page)
  await expect(list(page)).toHaveAttribute('aria-orientation', 'horizontal')
  await expectAxeClean(page, 'nav')
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the strip is a row to swipe, and every operation is in reach', async ({ page }) => {
    await openLetters(page)
    await thumbnail(page, 2).tap()
    await expectSlides(page, 'A [B] C D E')
    const boxes = await Promise.all([1, 2].map((number) => thumbnail(page, number).boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    await page.getByRole('button', { name: 'Actions for slide 2' }).tap()
    await menuItem(page, 'Move down').tap()
    await expectSlides(page, 'A C [B] D E')
    await list(page).evaluate((element) => element.closest('nav')?.scrollIntoView())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
