import { expect, type Page, test } from '@playwright/test'

import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Search actions and presentations' })
const search = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const marked = (page: Page) => palette(page).getByRole('option', { selected: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** A screen with no actions of its own, ready to be used. */
async function openHelp(page: Page) {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search(page)).toBeFocused()
}

test.describe('the command palette', () => {
  test(
    'opens and closes with the same keys, and gives the focus back',
    { tag: '@gate' },
    async ({ page }) => {
      await becomeGuest(page)
      await page.goto('/create?method=blank')
      await page.getByLabel('Title').focus()
      await openPalette(page)
      await expectAxeClean(page)
      await page.keyboard.press('ControlOrMeta+k')
      await expect(palette(page)).toBeHidden()
      await expect(page.getByLabel('Title')).toBeFocused()
      await openPalette(page)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await expect(page.getByLabel('Title')).toBeFocused()
    },
  )

  test('KB9 has what was typed before it was there, and the text beneath does not', async ({
    page,
  }) => {
    await becomeGuest(page)
    await page.goto('/create?method=blank')
    const title = page.getByLabel('Title')
    await title.fill('Bees')
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/command-palette-*.js', async (route) => {
      await held
      await route.continue()
    })
    await title.focus()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('helq')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('p')
    arrive()
    await expect(search(page)).toHaveValue('help')
    await expect(marked(page)).toContainText('Help')
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue('Bees')
    await openPalette(page)
    await expect(search(page)).toHaveValue('')
  })

  test(
    'goes places: typed words narrow the list, arrows move, Enter goes',
    { tag: '@gate' },
    async ({ page }) => {
      await continueAsGuest(page)
      await openPalette(page)
      await page.keyboard.type('presentation create')
      await expect(options(page).first()).toContainText('Create')
      await search(page).fill('help')
      await expect(marked(page)).toContainText('Help')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/help$/)
    },
  )

  test('arrows walk round the list, and the marked option is the active descendant', async ({
    page,
  }) => {
    await openHelp(page)
    await openPalette(page)
    const count = await options(page).count()
    expect(count).toBeGreaterThan(2)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const active = await search(page).getAttribute('aria-activedescendant')
    expect(active).toBe(await options(page).first().getAttribute('id'))
  })

  test('finds an action by what else it is called, and every look', async ({ page }) => {
    await continueAsGuest(page)
    await createBlankPresentation(page, 'Tea')
    await openPalette(page)
    await expect(options(page).filter({ hasText: 'Theme:' })).toHaveCount(0)
    await page.keyboard.type('download')
    await expect(options(page).filter({ hasText: 'PPTX' })).toBeVisible()
    await search(page).fill('ocean')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Theme: Ocean' })).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('two columns')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Layout: Two columns' })).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('finds the user’s presentations by title, whatever the accents', async ({ page }) => {
    await continueAsGuest(page)
    await createBlankPresentation(page, 'Économie du thé')
    const address = new URL(page.url()).pathname
    await openHelp(page)
    await openPalette(page)
    await expect(options(page).filter({ hasText: 'Économie du thé' })).toBeVisible()
    await page.keyboard.type('the econ')
    await expect(options(page)).toHaveText(['Économie du théPresentations'])
    await expectAxeClean(page)
    await options(page).first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(address))
  })

  test('says so when nothing matches', async ({ page }) => {
    await openHelp(page)
    await openPalette(page)
    await page.keyboard.type('zzz')
    await expect(palette(page).getByRole('status')).toContainText('Nothing matches')
    await expect(options(page)).toHaveCount(0)
    await expectAxeClean(page)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeVisible()
  })

  test('does what an action does, with its shortcut beside it', async ({ page }) => {
    await continueAsGuest(page)
    await openPalette(page)
    await page.keyboard.type('keyboard')
    await expect(marked(page)).toContainText('?')
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await openPalette(page)
    await page.keyboard.type('settings')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'API Configuration' })).toBeVisible()
  })

  test('lists this screen first and the app’s own last, also right after signing in', async ({
    page,
  }) => {
    await continueAsGuest(page)
    await openPalette(page)
    await expect(options(page).last()).toContainText('Settings')
    await expect(options(page).first()).not.toContainText('Keyboard shortcuts')
  })

  test('offers a visitor only what a visitor can do', async ({ page }) => {
    await openHelp(page)
    await openPalette(page)
    await expect(options(page).filter({ hasText: 'Sign in' })).toBeVisible()
    for (const hidden of ['Dashboard', 'Settings'])
      await expect(options(page).filter({ hasText: hidden })).toHaveCount(0)
  })
})

test.describe('shortcuts', () => {
  test('? lists what the keys do here, this screen first', async ({ page }) => {
    await continueAsGuest(page)
    await createBlankPresentation(page, 'Keys')
    const opener = page.getByRole('button', { name: 'Add slide' })
    await opener.focus()
    await page.keyboard.press('?')
    const groups = sheet(page).getByRole('heading', { level: 3 })
    // What is pressed while something is typed comes after what is there on every screen.
    await expect(groups.nth(-2)).toHaveText('Everywhere')
    await expect(groups.last()).toHaveText('Words of a point')
    expect(await groups.count()).toBeGreaterThan(2)
    await expect(sheet(page)).toContainText('Search actions and presentations')
    await expect(sheet(page).getByText('Redo', { exact: true })).toHaveCount(1)
    await expect(sheet(page).getByText('Ctrl+Shift+Z', { exact: true })).toBeVisible()
    await expectAxeClean(page)
    // However long it is, its title and the way out stay in sight.
    await groups.last().scrollIntoViewIfNeeded()
    await expect(sheet(page)).toBeInViewport({ ratio: 1 })
    await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a key that types something stays with the field it is typed in', async ({ page }) => {
    await becomeGuest(page)
    await page.goto('/create?method=blank')
    await page.getByLabel('Title').focus()
    await page.keyboard.type('Why? And what for?')
    await expect(page.getByLabel('Title')).toHaveValue('Why? And what for?')
    await expect(sheet(page)).toBeHidden()
  })

  test('nothing behind a dialog answers to keys', async ({ page }) => {
    await continueAsGuest(page)
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page)).toBeHidden()
  })
})
