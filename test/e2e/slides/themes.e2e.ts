import { expect, type Page, test } from '@playwright/test'

import { slideLayouts } from '#core/deck/slide-layout.ts'
import { themes } from '#core/theme/themes.ts'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const stage = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).locator('article').first()
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme:/ })
const themeList = (page: Page) => page.getByRole('listbox', { name: 'Themes' })
const theme = (page: Page, name: string) => themeList(page).getByRole('option', { name })
const layoutButton = (page: Page) => page.getByRole('button', { name: /^Layout:/ })
const layoutList = (page: Page) => page.getByRole('radiogroup', { name: 'Layouts for this slide' })
const layout = (page: Page, name: string) => layoutList(page).getByRole('radio', { name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const background = (page: Page) => stage(page).evaluate((one) => one.style.background)

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await expect(stage(page)).toBeVisible()
})

test(
  'a theme is chosen for the whole deck in one undo step, and is there after a reload',
  { tag: '@gate' },
  async ({ page }) => {
    const before = await background(page)
    await themeButton(page).click()
    await expect(theme(page, 'Modern')).toHaveAttribute('aria-selected', 'true')
    await theme(page, 'Paper').click()
    await expect(theme(page, 'Paper')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(themeButton(page)).toHaveText('Theme: Paper')
    await expect.poll(() => background(page)).not.toBe(before)
    const chosen = await background(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => background(page)).toBe(chosen)
    await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(themeButton(page)).toHaveText('Theme: Paper')
    await themeButton(page).click()
    await theme(page, 'Noir').click()
    await page.keyboard.press('Escape')
    await undo(page).click()
    await expect(themeButton(page)).toHaveText('Theme: Paper')
    await expect(undo(page)).toBeDisabled()
  },
)

test('there are at least eight themes, each with a thumbnail of the current slide and a name', async ({
  page,
}) => {
  expect(themes.length).toBeGreaterThanOrEqual(8)
  await themeButton(page).click()
  const options = themeList(page).getByRole('option')
  await expect(options).toHaveCount(themes.length)
  const names = await options.evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(new Set(names).size).toBe(themes.length)
  for (const name of names) expect(name).toMatch(/^[A-Z]/)
  for (const option of await options.all())
    await expect(option.locator('article')).toContainText('Welcome to Tides')
})

test('live preview: pointing shows a theme on the stage without a change of the deck', async ({
  page,
}) => {
  const before = await background(page)
  await themeButton(page).click()
  await theme(page, 'Ocean').hover()
  await expect.poll(() => background(page)).not.toBe(before)
  await expect(undo(page)).toBeDisabled()
  await page.mouse.move(5, 300)
  await expect.poll(() => background(page)).toBe(before)
})

test('live preview: arrows show a theme, Enter chooses it, Escape goes back', async ({ page }) => {
  const before = await background(page)
  await themeButton(page).press('Enter')
  await expect(theme(page, 'Modern')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => background(page)).not.toBe(before)
  await expect(undo(page)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect.poll(() => background(page)).toBe(before)
  await expect(themeButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(themeButton(page)).not.toHaveText('Theme: Modern')
  await expect(undo(page)).toBeEnabled()
})

test('every layout and Automatic, which says what it is now', async ({ page }) => {
  await layoutButton(page).click()
  await expect(layoutList(page).getByRole('radio')).toHaveCount(slideLayouts.length + 1)
  await expect(layout(page, 'Automatic')).toBeChecked()
  await expect(layoutList(page)).toContainText('Now: Title slide')
})

test('a layout is changed in one click and one undo step', { tag: '@gate' }, async ({ page }) => {
  await expect(stage(page)).toHaveAttribute('data-layout', 'cover')
  await layoutButton(page).click()
  await layout(page, 'Two columns').click()
  await expect(stage(page)).toHaveAttribute('data-layout', 'two-columns')
  await expect(layoutButton(page)).toHaveText('Layout: Two columns')
  await page.keyboard.press('Escape')
  await undo(page).click()
  await expect(stage(page)).toHaveAttribute('data-layout', 'cover')
  await expect(layoutButton(page)).toHaveText('Layout: Automatic')
  await expect(undo(page)).toBeDisabled()
})

test('layouts by keyboard: arrows choose, together one step, and only this slide changes', async ({
  page,
}) => {
  await layoutButton(page).press('Enter')
  await expect(layout(page, 'Automatic')).toBeFocused()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  await expect(stage(page)).toHaveAttribute('data-layout', 'two-columns')
  await page.keyboard.press('Escape')
  await expect(layoutButton(page)).toBeFocused()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(stage(page)).toHaveAttribute('data-layout', 'points')
  await undo(page).click()
  await expect(undo(page)).toBeDisabled()
})

test('a layout that cannot show the points says how many it hides', async ({ page }) => {
  await layoutButton(page).click()
  const option = layoutList(page).locator('label').filter({ hasText: 'Title only' })
  await expect(option).toContainText('Hides 3 points')
})

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`the pickers are clean for axe and work ${size}, with the stage in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    if (size === 'on a phone') await openPhoneTools(page)
    await themeButton(page).click()
    await expect(theme(page, 'Modern')).toBeVisible()
    await expectAxeClean(page, '[role=dialog]')
    await expect(stage(page)).toBeInViewport()
    await theme(page, 'Paper').click()
    await page.keyboard.press('Escape')
    await expect(themeButton(page)).toHaveText('Theme: Paper')
    await layoutButton(page).click()
    await expectAxeClean(page, '[role=dialog]')
    await expect(stage(page)).toBeInViewport()
    await layout(page, 'Two columns').click()
    await expect(stage(page)).toHaveAttribute('data-layout', 'two-columns')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

test('a slide keeps its colours where the system forces its own on everything else', async ({
  page,
}) => {
  const shown = () => stage(page).evaluate((one) => getComputedStyle(one).backgroundColor)
  const before = await shown()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await shown()).toBe(before)
  const panel = page.getByRole('button', { name: 'Add slide' })
  const forced = await panel.evaluate((one) => getComputedStyle(one).color)
  await page.emulateMedia({ forcedColors: 'none' })
  expect(await panel.evaluate((one) => getComputedStyle(one).color)).not.toBe(forced)
})
