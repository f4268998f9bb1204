import { expect, type Page, test } from '@playwright/test'

import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { findShow, startShow } from '../steps/start-show.ts'

const draw = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${colour}"/></svg>`,
  )}`

const slides = [
  {
    id: 'pictures',
    title: 'Three views',
    content: ['From the shore'],
    notes: '',
    imageUrl: draw('teal'),
    imageAlt: 'The shore',
    morePictures: [{ imageUrl: draw('tomato'), imageAlt: 'The wall' }, { imageUrl: draw('gold') }],
  },
  { id: 'plain', title: 'Plain', content: ['A point'], notes: '' },
  {
    id: 'table',
    title: 'Harvest',
    content: [],
    notes: '',
    table: {
      hasHeader: true,
      rows: [
        ['Island', 'Catch'],
        ['Long bay', '2,904'],
      ],
    },
  },
]

const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const cell = (page: Page, name: string) => stage(page).getByRole('cell', { name, exact: true })
const overview = (page: Page) => page.getByRole('navigation', { name: 'Slide Overview' })
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

async function open(page: Page): Promise<void> {
  await becomeGuest(page)
  await seedDeck(page, 'contents', { title: 'Reefs', slides })
  await page.goto('/deck/contents')
  await expect(overview(page)).toBeVisible()
}

test('MP2 several pictures share a slide, each with its description', async ({ page }) => {
  await open(page)
  const pictures = page.getByRole('main').getByRole('img')
  await expect(page.getByRole('img', { name: 'The shore' }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'The wall' }).first()).toBeVisible()
  expect(await pictures.count()).toBeGreaterThanOrEqual(2)
  await expectAxeClean(page)
})

test('MP3 one of several pictures is put first and removed, and undo brings it back', async ({
  page,
}) => {
  await open(page)
  const list = inspector(page).getByRole('list', { name: '3 pictures' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('textbox', { name: 'What picture 3 shows' }).fill('The sand')
  await list.getByRole('button', { name: 'Put picture 3 first' }).click()
  await expect(list.getByRole('textbox').first()).toHaveValue('The sand')
  await list.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(inspector(page).getByRole('list', { name: '2 pictures' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The shore' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(inspector(page).getByRole('list', { name: '3 pictures' })).toBeVisible()
})

test('TB7 cells of a table are typed and pasted in a sheet', async ({ page }) => {
  await open(page)
  await overview(page).getByRole('option').nth(2).click()
  await expect(stage(page).getByRole('columnheader', { name: 'Island' })).toBeVisible()
  await inspector(page).getByRole('button', { name: 'Edit table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Table' })
  await dialog.getByRole('textbox', { name: 'Row 2, column 1' }).fill('Outer wall')
  await dialog.getByRole('textbox', { name: 'Row 2, column 2' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Row 3, column 2' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Row 3, column 1' }).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Lagoon\t812\nReef\t77')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(dialog.getByRole('textbox', { name: 'Row 4, column 1' })).toHaveValue('Reef')
  await expectAxeClean(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(cell(page, 'Outer wall')).toBeVisible()
  await expect(cell(page, '77')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Long bay')).toBeVisible()
})

test('HD1 a hidden slide is marked in the overview and left out of the show', async ({ page }) => {
  await open(page)
  await overview(page).getByRole('option').nth(1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide slide' }).click()
  await expect(
    overview(page).getByRole('option', { name: 'Slide 2 of 3: Plain (hidden)' }),
  ).toBeVisible()
  await expect(page.getByText('This slide is hidden. Shows and prints leave it out.')).toBeVisible()
  await expectAxeClean(page)

  await overview(page).getByRole('option').first().click()
  await startShow(page)
  const show = findShow(page)
  await expect(show.getByText('Slide 1 of 2', { exact: true })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(show.getByText('Slide 2 of 2', { exact: true })).toBeAttached()
  await expect(show.locator('[data-shown]').getByRole('heading', { name: 'Harvest' })).toBeVisible()
  await page.keyboard.press('Escape')

  await overview(page).getByRole('option').nth(1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Show slide' }).click()
  await expect(overview(page).getByRole('option', { name: 'Slide 2 of 3: Plain' })).toBeVisible()
})

test('HD1 a print leaves hidden slides out and says so', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: /^Actions for slide/ }).click()
  await page.getByRole('menuitem', { name: 'Hide slide' }).click()
  await page.keyboard.press('Control+p')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await expect(dialog.getByText('All slides (2)')).toBeVisible()
  await expect(dialog.getByText('1 hidden slide is left out.')).toBeVisible()
})

test('PA1 a deck is shown in its own colours, in the editor and on the dashboard', async ({
  page,
}) => {
  await continueAsGuest(page)
  const palette = { background: '#FDF6E3', title: '#073642', accent: '#B58900' }
  await seedDeck(page, 'own', { title: 'Own colours', palette, slides })
  await page.goto('/deck/own')
  const slide = page.locator('article').first()
  const background = () => slide.evaluate((element) => getComputedStyle(element).background)
  await expect.poll(background).toContain('rgb(253, 246, 227)')
})
