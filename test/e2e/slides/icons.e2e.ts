import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { exportFile } from '../steps/export-file.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { seedDeck } from '../steps/seed-library.ts'

const needs = ['Light: it is eaten', 'Water: it is lifted', 'Air: it slips in']

async function openCards(page: Page): Promise<void> {
  await becomeGuest(page)
  await seedDeck(page, 'leaves', {
    title: 'Leaves',
    theme: 'paper',
    slides: [
      {
        id: 'a',
        title: 'What a leaf needs',
        content: needs,
        notes: 'A leaf needs light, water and air, and it takes each of them in another way.',
        layout: 'cards',
      },
    ],
  })
  await page.goto('/deck/leaves')
}

const stage = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).locator('article').first()
/** Both layers of each icon are paths; nothing else of this slide is. */
const paths = (page: Page) =>
  stage(page)
    .locator('path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')))
const iconButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'IC7 an icon is found and chosen with the keyboard alone, in one undo step, and leaves with the file',
  { tag: '@gate' },
  async ({ page }) => {
    await openCards(page)
    await expect.poll(() => paths(page)).toHaveLength(6)
    const found = await paths(page)
    await iconButton(page, 'Air: By itself').focus()
    await page.keyboard.press('Enter')
    const options = page.getByRole('radiogroup', { name: 'Icon for Air' })
    await expect(page.getByRole('searchbox', { name: 'Search icons' })).toBeFocused()
    await page.keyboard.type('anchor')
    await expect(options.getByRole('radio')).toHaveCount(3)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(options.getByRole('radio', { name: 'anchor' })).toBeChecked()
    await expectAxeClean(page)
    await page.keyboard.press('Escape')
    await expect(iconButton(page, 'Air: anchor')).toBeFocused()
    await expect.poll(() => paths(page)).not.toEqual(found)

    const { bytes } = await exportFile(page, 'PPTX')
    const parts = unzipSync(new Uint8Array(bytes))
    const written = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array())
    for (const icon of ['sun', 'drop', 'anchor']) expect(written).toContain(`name="Icon ${icon}"`)
    const read = await readPptx(new Uint8Array(bytes), { fileName: 'leaves.pptx' })
    expect(read.ok && read.value.deck.slides[0]?.content).toEqual([
      ...needs.slice(0, 2),
      `:anchor: ${needs[2]}`,
    ])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(iconButton(page, 'Air: By itself')).toBeVisible()
    await expect.poll(() => paths(page)).toEqual(found)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
)

const firstNumber = (page: Page) => stage(page).locator('[data-text="1"]')

test('IC8 points show icons for their numbers and numbers again, each in one press and one undo step', async ({
  page,
}) => {
  await becomeGuest(page)
  const content = [
    'Grids were built for power that flows one way',
    'Permits take longer than the building itself',
  ]
  await seedDeck(page, 'solar', {
    title: 'Solar',
    theme: 'paper',
    slides: [{ id: 'a', title: 'What holds it back', content, notes: '', layout: 'points' }],
  })
  await page.goto('/deck/solar')
  await expect(firstNumber(page)).toBeVisible()
  expect(await paths(page)).toHaveLength(0)
  await iconButton(page, 'Show icons').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => paths(page)).not.toHaveLength(0)
  await expect(firstNumber(page)).toBeHidden()
  await expect(iconButton(page, 'Remove icons')).toBeFocused()
  await expectAxeClean(page)

  const { bytes } = await exportFile(page, 'PPTX')
  const read = await readPptx(new Uint8Array(bytes), { fileName: 'solar.pptx' })
  const back = read.ok ? read.value.deck.slides[0]?.content : []
  expect(back?.map((point) => point.replace(/^:[a-z-]+: /u, ''))).toEqual(content)
  expect(back?.every((point) => point.startsWith(':'))).toBe(true)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(firstNumber(page)).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await iconButton(page, 'Remove icons').click()
  await expect(firstNumber(page)).toBeVisible()
  await expect.poll(() => paths(page)).toHaveLength(0)
})

test('IC7 at the width of a small phone icons are chosen, too, and none is a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openCards(page)
  await expect.poll(() => paths(page)).toHaveLength(6)
  await openPhoneTools(page)
  await iconButton(page, 'Light: By itself').click()
  const options = page.getByRole('radiogroup', { name: 'Icon for Light' })
  await options.getByRole('radio', { name: 'None' }).check({ force: true })
  await expect.poll(() => paths(page)).toHaveLength(4)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await expectAxeClean(page)
})
