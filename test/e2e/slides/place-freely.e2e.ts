import { expect, type Locator, type Page, test } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { placedShape } from '../../fixtures/decks/placed-slide.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'

const slide: Slide = {
  id: 's1',
  title: 'Three dives that changed what we know',
  content: ['1842: First dive with a bell', '1950: First film', '2020: First census'],
  notes: 'Said.',
  layout: 'timeline',
}

const layer = (page: Page) => page.getByRole('group', { name: 'Elements of the slide' })
const element = (page: Page, name: string | RegExp) =>
  layer(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const over = (page: Page) => page.getByRole('region', { name: 'Over the slide' })
const placing = (page: Page) => page.getByRole('region', { name: 'Placed freely' })
const stage = (page: Page) => page.getByRole('group', { name: 'Slide', exact: true })
/** Parts are as large as they are painted: what is shown is where they stand (WCAG 2.5.8, essential). */
const panel = 'aside'
const dialog = (page: Page) => page.getByRole('alertdialog')
const title = (page: Page) => element(page, /^Title/)

async function open(page: Page, more: Partial<Slide> = {}) {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', {
    title: 'Reefs',
    theme: 'modern',
    slides: [
      { ...slide, ...more },
      { ...slide, id: 's2', title: 'Shores' },
    ],
  })
  await page.goto('/deck/reefs')
  // A key that is pressed before is heard by nobody.
  await expect(stage(page)).toBeVisible()
}

async function free(page: Page) {
  await over(page).getByRole('button', { name: 'Put something over the slide' }).click()
  await over(page).getByRole('button', { name: 'Place parts of the slide freely' }).click()
}

async function drag(page: Page, from: Locator, by: { x: number; y: number }) {
  const box = (await from.boundingBox())!
  const [x, y] = [box.x + 12, box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 })
  await page.mouse.up()
}

/** What is seen of the slide, without whatever lies over it to take hold of. */
const shoot = async (page: Page) =>
  (await stage(page).locator('article').screenshot({ animations: 'disabled' })).toString('base64')

test('KL24 a part of a form is moved, asked once, and one undo brings the form back', async ({
  page,
}) => {
  await open(page)
  await free(page)
  await expect(dialog(page)).toContainText('Place this slide freely?')
  await expectAxeClean(page)
  await dialog(page).getByRole('button', { name: 'Place freely' }).click()
  await expect(title(page)).toBeVisible()
  // So far nothing was changed.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  const before = (await title(page).boundingBox())!
  await drag(page, title(page), { x: 60, y: 50 })
  await expect(placing(page)).toBeVisible()
  const after = (await title(page).boundingBox())!
  expect(after.y - before.y).toBeGreaterThan(30)
  await expect(title(page)).toHaveAttribute('aria-pressed', 'true')
  await expectAxeClean(page, panel)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(over(page)).toBeVisible()
  await expect(placing(page)).toHaveCount(0)
  // Asked once.
  await over(page).getByRole('button', { name: 'Place parts of the slide freely' }).click()
  await expect(title(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('KL24 a form that was taken apart looks as before, and its words are typed where they stand', async ({
  page,
}) => {
  await open(page, {
    over: [
      placedShape({
        x: 1000,
        y: 560,
        width: 120,
        height: 80,
        fill: { kind: 'solid', colour: 'accent2' },
      }),
    ],
  })
  const date = stage(page).locator('textarea[data-part="point-0-date"]')
  await expect(date).toHaveValue('1842')
  await page.mouse.move(0, 0)
  const form = await shoot(page)
  await over(page).getByRole('button', { name: 'Arrange what lies over the slide' }).click()
  await over(page).getByRole('button', { name: 'Place parts of the slide freely' }).click()
  await dialog(page).getByRole('button', { name: 'Place freely' }).click()
  // There and back is a change that leaves everything where it was.
  await title(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await placing(page).getByRole('button', { name: 'Move and resize elements' }).click()
  await expect(layer(page)).toHaveCount(0)
  await expect(date).toHaveValue('1842')
  await page.mouse.move(0, 0)
  const placed = await shoot(page)
  expect(await compare(page, form, placed)).toBeLessThan(0.002)
  await date.fill('1841')
  await expect(stage(page).getByText('1841').first()).toBeVisible()
  await placing(page).getByRole('button', { name: 'Back to its layout' }).click()
  await expect(
    over(page).getByRole('button', { name: 'Arrange what lies over the slide' }),
  ).toBeVisible()
  await expect(date).toHaveValue('1841')
})

test('KL24 keys move a part, and the palette leads there', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('freely')
  await expect(page.getByRole('option', { name: 'Place parts of the slide freely' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await title(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(placing(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(placing(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('KL24 a finger takes a form apart', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'More actions' }).tap()
    await free(page)
    await dialog(page).getByRole('button', { name: 'Place freely' }).tap()
    await title(page).tap()
    await expect(title(page)).toHaveAttribute('aria-pressed', 'true')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAxeClean(page, panel)
  })
})

/** The share of px that are clearly another colour. */
const compare = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    async ([first, second]) => {
      const read = async (data = '') => {
        const image = new Image()
        image.src = `data:image/png;base64,${data}`
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const brush = canvas.getContext('2d')!
        brush.drawImage(image, 0, 0)
        return brush.getImageData(0, 0, image.width, image.height).data
      }
      const [a, b] = [await read(first), await read(second)]
      let apart = 0
      for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > 48))
          apart++
      return apart / (a.length / 4)
    },
    [one, other],
  )
