import { expect, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { card, cards, openLibrary } from '../steps/library.ts'
import type { SeededPresentation } from '../steps/seed-library.ts'

/** Whether no row is missing between those at the top and at the end of the window. */
function isScreenCovered(all: Element[]): boolean {
  const boxes = all.map((element) => element.getBoundingClientRect())
  const seen = boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
  const isAt = (y: number) => seen.some(({ top, bottom }) => top - 30 <= y && y <= bottom + 30)
  return [0, 0.25, 0.5, 0.75, 1].every((share) => isAt(share * innerHeight))
}

/** The cards whose cover has not come. */
const listUnpainted = (all: Element[]): string[] =>
  all.flatMap((item) => (item.querySelector('article') ? [] : [item.textContent]))

test.describe('finding', () => {
  const library: SeededPresentation[] = [
    { title: 'Café culture', status: 'published' },
    { title: 'Rivers', tags: ['water'] },
    { title: 'Old rivers', status: 'archived' },
  ]

  test('searches titles, descriptions and tags, together with the status', async ({ page }) => {
    await openLibrary(page, library)
    const search = page.getByRole('searchbox', { name: 'Search presentations' })
    await expect(search).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()

    await search.fill('cafe')
    await expect(cards(page).getByRole('heading')).toHaveText(['Café culture'])
    await search.fill('rivers')
    await expect(cards(page)).toHaveCount(2)
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(status.locator('option')).toHaveText([
      'All Status',
      'Draft',
      'Published',
      'Archived',
    ])
    await status.selectOption('Archived')
    await expect(cards(page).getByRole('heading')).toHaveText(['Old rivers'])
  })

  test('says so when nothing matches, and leads back', async ({ page }) => {
    await openLibrary(page, library)
    await page.getByRole('searchbox').fill('nothing like it')
    await expect(page.getByRole('heading', { name: 'No presentations found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
    await expectAxeClean(page)
    await page.getByRole('button', { name: 'Show all presentations' }).click()
    await expect(cards(page)).toHaveCount(3)
  })

  test('stays at hand among a thousand, of which only those near are on the page', async ({
    page,
  }) => {
    await openLibrary(
      page,
      Array.from({ length: 1000 }, (_, index) => ({ title: `Talk ${index}` })),
    )
    await expect(page.getByText('My Presentations').locator('..')).toContainText('1,000')
    await expect(card(page, 'Talk 0')).toBeVisible()
    expect(await cards(page).count()).toBeLessThan(100)

    await page.getByRole('searchbox').fill('talk 999')
    await expect(cards(page).getByRole('heading')).toHaveText(['Talk 999'])
    await page.getByRole('searchbox').fill('')
    await expect(card(page, 'Talk 0')).toBeVisible()
  })

  for (const view of ['grid', 'list'])
    test(`KB11 every one of a thousand is reached, and the focus is kept meanwhile: ${view}`, async ({
      page,
    }) => {
      await openLibrary(
        page,
        Array.from({ length: 1000 }, (_, index) => ({ title: `Talk ${index}` })),
      )
      if (view === 'list') await page.getByRole('radio', { name: 'List' }).check()
      const second = page.getByRole('link', { name: 'Talk 1', exact: true })
      await second.focus()
      await expect(card(page, 'Talk 1')).toHaveAttribute('aria-posinset', '2')
      await expect(card(page, 'Talk 1')).toHaveAttribute('aria-setsize', '1000')

      await page.keyboard.press('End')
      await expect(card(page, 'Talk 999')).toBeInViewport()
      expect(await cards(page).count()).toBeLessThan(100)
      await expect(second).toBeFocused()
      await expectAxeClean(page)

      for (const name of ['Play Talk 1', 'Actions for Talk 1']) {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
      }
      await expect(card(page, 'Talk 1')).toBeInViewport()
      for (const next of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]) {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: `Talk ${next}`, exact: true })).toBeFocused()
        for (const name of [`Play Talk ${next}`, `Actions for Talk ${next}`]) {
          const button = page.getByRole('button', { name, exact: true })
          await expect(button).toBeVisible()
          await page.keyboard.press('Tab')
          await expect(button).toBeFocused()
        }
      }

      await card(page, 'Talk 16').hover()
      await page.mouse.wheel(0, 30_000)
      await expect(card(page, 'Talk 40')).toHaveCount(0)
      await expect.poll(() => cards(page).evaluateAll(isScreenCovered)).toBe(true)
      await expect.poll(() => cards(page).evaluateAll(listUnpainted)).toEqual([])
    })
})
