import { expect, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'

const pages = [
  { path: '/help', title: 'Help' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/terms', title: 'Terms' },
]

for (const { path, title } of pages)
  test.describe(path, () => {
    test('has its title, one headline, and every entry of its contents leads to a section', async ({
      page,
    }) => {
      // At once: a press while the page still glides to the one before may meet another entry.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} · Lectern`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])

      const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      const sections = page.getByRole('main').getByRole('heading', { level: 2 })
      expect(await entries.allTextContents()).toEqual(await sections.allTextContents())
      for (const entry of await entries.all()) {
        await entry.click()
        await expect(
          page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' }),
        ).toBeInViewport()
      }
    })

    test('axe: wide and on a phone', async ({ page }) => {
      test.slow()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAxeClean(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectAxeClean(page)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    })
  })

test('the name in the header leads home', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Lectern' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Start Creating Free' })).toBeVisible()
})

test('the header offers Sign In, and signed in the dashboard', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth/)

  await becomeGuest(page)
  await page.goto('/help')
  await page.getByRole('banner').getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an address with a section opens at that section', async ({ page }) => {
  await page.goto('/help#shortcuts')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport()
})

test('each page leads to the others and says which one it is', async ({ page }) => {
  await page.goto('/help')
  const others = page.getByRole('contentinfo').getByRole('navigation')
  await expect(others.locator('[aria-current="page"]')).toHaveText('Help')
  await others.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await expect(others.locator('[aria-current="page"]')).toHaveText('Terms')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('Help names the three ways to keep keys and what is planned', async ({ page }) => {
  await page.goto('/help')
  for (const way of ['On this device', 'Only in this tab', 'With a passphrase']) {
    await expect(page.getByRole('term').filter({ hasText: way })).toBeVisible()
  }
  await expect(page.locator('#planned').getByRole('listitem')).not.toHaveCount(0)
})
