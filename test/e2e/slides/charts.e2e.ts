import { expect, type Page, test } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'

const slides: Slide[] = [
  {
    id: 'chart',
    title: 'Ten Times More',
    content: [],
    notes: '',
    table: {
      hasHeader: true,
      show: 'columns',
      rows: [
        ['', 'TWh'],
        ['2014', '198'],
        ['2024', '2,131'],
      ],
    },
  },
  { id: 'plain', title: 'Plain', content: [], notes: '' },
]

const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const overview = (page: Page) => page.getByRole('navigation', { name: 'Slide Overview' })
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Chart' })
const cellOf = (page: Page, row: number, column: number) =>
  dialogOf(page).getByRole('textbox', { name: `Row ${row}, column ${column}` })

async function open(page: Page): Promise<void> {
  await becomeGuest(page)
  await seedDeck(page, 'charts', { title: 'Power', theme: 'forest', slides })
  await page.goto('/deck/charts')
  await expect(overview(page)).toBeVisible()
}

test('CE1 a chart stands on the slide, says what it shows, and is changed in one dialog', async ({
  page,
}) => {
  await open(page)
  await expect(stage(page).getByRole('img', { name: 'TWh – 2014: 198, 2024: 2,131' })).toBeVisible()
  await inspector(page).getByRole('button', { name: 'Edit chart' }).click()
  const preview = dialogOf(page).getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: /2014: 198/ })).toBeVisible()
  await dialogOf(page).getByRole('radio', { name: 'Pie' }).check()
  await expect(preview.getByText('2024 91%')).toBeVisible()
  await cellOf(page, 2, 2).fill('-1')
  await expect(dialogOf(page).getByText(/cannot be negative/)).toBeVisible()
  await cellOf(page, 2, 2).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '300\n1,200\n500')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(cellOf(page, 4, 2)).toHaveValue('500')
  await expect(preview.getByText('2024 60%')).toBeVisible()
  await expectAxeClean(page)
  await dialogOf(page)
    .getByRole('textbox', { name: 'Description for those who do not see it' })
    .fill('Most of it is recent')
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click()
  await expect(stage(page).getByRole('img', { name: 'Most of it is recent' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stage(page).getByRole('img', { name: /2014: 198/ })).toBeVisible()
})

test('CE2 a chart is made with the keyboard alone, on a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeGuest(page)
  await seedDeck(page, 'phone', { title: 'Power', slides: slides.slice(1) })
  await page.goto('/deck/phone')
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('button', { name: 'Add chart' }).press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'Columns' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Bars' })).toBeChecked()
  await cellOf(page, 1, 2).focus()
  await page.keyboard.type('Tons')
  await cellOf(page, 2, 1).focus()
  await page.keyboard.type('Wheat')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 3, 2)).toBeFocused()
  await page.keyboard.type('8')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: 'Tons – Wheat: 12.5, 8' })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
  const apply = dialog.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeInViewport()
  await expectAxeClean(page)
  await apply.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: /Wheat/ }).first()).toBeVisible()
})
