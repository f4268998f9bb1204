import { expect, type Locator, type Page, test } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { placedShape, placedText } from '../../fixtures/decks/placed-slide.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'

const slide: Slide = {
  id: 's1',
  title: 'Three dives that changed what we know',
  content: ['1842: First dive with a bell', '1950: First film', '2020: First census'],
  notes: 'Said.',
}

const layer = (page: Page) => page.getByRole('group', { name: 'Elements of the slide' })
const element = (page: Page, name: string) => layer(page).getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Over the slide' })
const length = (page: Page, name: string) => panel(page).getByRole('spinbutton', { name })
const add = (page: Page, name: string) =>
  panel(page).getByRole('group', { name: 'Add to the slide' }).getByRole('button', { name }).click()
const stage = (page: Page) => page.getByRole('group', { name: 'Slide', exact: true })

async function open(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', { title: 'Reefs', theme: 'modern', slides: [slide] })
  await page.goto('/deck/reefs')
}

async function arrange(page: Page) {
  await open(page)
  await panel(page).getByRole('button', { name: 'Put something over the slide' }).click()
  await expect(layer(page)).toBeVisible()
}

test(
  'KL21 something is put over a form, moved and brought back with one undo, and the form stays alive',
  { tag: '@gate' },
  async ({ page }) => {
    await arrange(page)
    await add(page, 'Rectangle')
    const rectangle = element(page, 'Shape 1')
    await expect(rectangle).toHaveAttribute('aria-pressed', 'true')
    const left = await length(page, 'Left').inputValue()
    const box = (await rectangle.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 70, { steps: 4 })
    await page.mouse.up()
    await expect(length(page, 'Left')).not.toHaveValue(left)
    await expectAxeClean(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(length(page, 'Left')).toHaveValue(left)
    await panel(page).getByRole('button', { name: 'Done' }).click()
    const title = stage(page).locator('textarea[data-part="title"]')
    await title.fill('Three dives')
    await expect(title).toHaveValue('Three dives')
    await expect(
      panel(page).getByRole('button', { name: 'Arrange what lies over the slide' }),
    ).toBeVisible()
  },
)

test('KL21 a text box is typed in where it stands, letter by letter dressed, follows the theme, and stays', async ({
  page,
}) => {
  await arrange(page)
  await add(page, 'Text box')
  const field = (place: number) => stage(page).locator(`textarea[data-part="over-0-${place}"]`)
  await expect(field(0)).toBeFocused()
  await page.keyboard.type('Look here')
  await expect(field(0)).toHaveValue('Look here')
  await page.keyboard.press('Enter')
  await page.keyboard.type('and there')
  await expect(field(1)).toHaveValue('and there')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(field(0)).toHaveValue('Look hereand there')
  await page.keyboard.type(' ')
  await expect(field(0)).toHaveValue('Look here and there')
  await field(0).evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(0, 4))
  await page.keyboard.press('ControlOrMeta+b')
  await expect(panel(page).getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const look = stage(page).getByText('Look', { exact: true })
  await expect.poll(() => look.evaluate((one) => getComputedStyle(one).fontWeight)).toBe('700')
  await panel(page).getByRole('button', { name: 'Underline' }).click()
  await expect(field(0)).toBeFocused()
  await expectAxeClean(page)
  // Out of the words to what they stand in, and out of that.
  await page.keyboard.press('Escape')
  const box = element(page, 'Text: Look here and there')
  await expect(box).toHaveAttribute('aria-pressed', 'true')
  // The keys go on with it.
  await expect(box).toBeFocused()
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field(0)).toHaveValue('Look here and there')
  const colour = () => look.evaluate((one) => getComputedStyle(one).color)
  const before = await colour()
  await page
    .getByRole('button', { name: /^Theme/ })
    .first()
    .click()
  await page.getByRole('option', { name: /Paper/ }).click()
  await expect.poll(colour).not.toBe(before)
})

test('KL21 a text box without words goes once it is left, and one undo brings it back', async ({
  page,
}) => {
  await becomeGuest(page)
  const text = placedText([{ text: 'Look', runs: [[4, 0]] }], {
    looks: [{ face: '+mn-lt', size: 24, colour: 'tx1' }],
    fit: 'grow',
  })
  const over = [placedShape({ x: 100, y: 560, height: 60, text })]
  await seedDeck(page, 'reefs', { title: 'Reefs', theme: 'modern', slides: [{ ...slide, over }] })
  await page.goto('/deck/reefs')
  const field = stage(page).locator('textarea[data-part="over-0-0"]')
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('')
  await stage(page).locator('textarea[data-part="title"]').click()
  await page.getByRole('textbox', { name: 'Speaker Notes' }).click()
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Look')
})

test('KL21 a press on a shape over the slide takes hold of it, beside it the slide is typed in', async ({
  page,
}) => {
  await becomeGuest(page)
  const over = [
    placedShape({
      x: 900,
      y: 560,
      width: 200,
      height: 90,
      fill: { kind: 'solid', colour: 'accent2' },
    }),
  ]
  await seedDeck(page, 'reefs', { title: 'Reefs', theme: 'modern', slides: [{ ...slide, over }] })
  await page.goto('/deck/reefs')
  const title = stage(page).locator('textarea[data-part="title"]')
  await title.click()
  await expect(title).toBeFocused()
  const box = (await stage(page).locator('article').boundingBox())!
  await page.mouse.click(box.x + (1000 / 1280) * box.width, box.y + (600 / 720) * box.height)
  await expect(element(page, 'Shape 1')).toHaveAttribute('aria-pressed', 'true')
  await expect(length(page, 'Left')).toHaveValue('900')
})

test('KL21 what lies over a form is copied onto another slide, and in the show', async ({
  page,
}) => {
  await becomeGuest(page)
  const other: Slide = { id: 's2', title: 'Shores', content: ['Sand', 'Rock'], notes: '' }
  await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide, other] })
  await page.goto('/deck/reefs')
  await panel(page).getByRole('button', { name: 'Put something over the slide' }).click()
  await add(page, 'Circle')
  await element(page, 'Shape 1').focus()
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(element(page, 'Shape 2')).toBeVisible()
  await page.keyboard.press('PageDown')
  await panel(page).getByRole('button', { name: 'Put something over the slide' }).click()
  await layer(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(element(page, 'Shape 1')).toBeVisible()
})

const three = [0, 300, 600].map((x) =>
  placedShape({
    x: 100 + x,
    y: 300,
    width: 120,
    height: 90,
    fill: { kind: 'solid', colour: 'accent2' },
  }),
)

async function arrangeThree(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', {
    title: 'Reefs',
    theme: 'modern',
    slides: [{ ...slide, over: three }],
  })
  await page.goto('/deck/reefs')
  await panel(page).getByRole('button', { name: 'Arrange what lies over the slide' }).click()
  await expect(element(page, 'Shape 1')).toBeVisible()
}

async function drag(page: Page, from: Locator, by: { x: number; y: number }, key?: string) {
  const box = (await from.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  if (key) await page.keyboard.down(key)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 })
  await page.mouse.up()
  if (key) await page.keyboard.up(key)
}

test('KL21 another tab sees what is put over a slide, moves it, and takes back its own step alone', async ({
  page,
  context,
}) => {
  await arrange(page)
  const other = await context.newPage()
  await other.goto('/deck/reefs')
  await add(page, 'Rectangle')
  await expect(length(page, 'Left')).toHaveValue('499')
  await panel(other).getByRole('button', { name: 'Arrange what lies over the slide' }).click()
  await element(other, 'Shape 1').focus()
  await other.keyboard.press('Shift+ArrowRight')
  await expect(length(page, 'Left')).toHaveValue('509')
  await other.keyboard.press('ControlOrMeta+z')
  await expect(length(page, 'Left')).toHaveValue('499')
  await expect(element(other, 'Shape 1')).toBeVisible()
})

test('KL22 elements are grouped by key, moved, pulled larger and turned as one, and taken apart', async ({
  page,
}) => {
  await arrangeThree(page)
  await element(page, 'Shape 1').click()
  await element(page, 'Shape 2').click({ modifiers: ['Shift'] })
  await page.keyboard.press('ControlOrMeta+g')
  const [one, two] = [element(page, 'Shape 1, group 1'), element(page, 'Shape 2, group 1')]
  await expect(two).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await one.click()
  await expect(two).toHaveAttribute('aria-pressed', 'true')
  const left = async (which: Locator) => (await which.boundingBox())!.x
  const [x1, x2] = [await left(one), await left(two)]
  await drag(page, one, { x: 40, y: 30 })
  expect((await left(one)) - x1).toBeCloseTo((await left(two)) - x2, 0)
  expect(await left(one)).toBeGreaterThan(x1 + 20)
  const width = async () => (await one.boundingBox())!.width
  const before = await width()
  await drag(page, layer(page).locator('[data-handle="1 1"]'), { x: 60, y: 40 })
  await expect.poll(width).toBeGreaterThan(before + 5)
  await drag(page, layer(page).locator('[data-handle="turn"]'), { x: 90, y: 90 })
  await expect.poll(() => one.evaluate((node) => getComputedStyle(node).rotate)).not.toBe('none')
  await expectAxeClean(page)
  // Pressed again, one is meant alone.
  await one.click()
  await expect(two).toHaveAttribute('aria-pressed', 'false')
  await two.click({ modifiers: ['Shift'] })
  await one.focus()
  await page.keyboard.press('ControlOrMeta+Shift+g')
  await expect(element(page, 'Shape 1')).toBeVisible()
})

test('KL22 dragged with Alt, a copy goes along', async ({ page }) => {
  await arrangeThree(page)
  const first = element(page, 'Shape 1')
  const { x } = (await first.boundingBox())!
  await drag(page, first, { x: 30, y: 70 }, 'Alt')
  const copy = element(page, 'Shape 4')
  await expect(copy).toHaveAttribute('aria-pressed', 'true')
  expect((await first.boundingBox())!.x).toBeCloseTo(x, 0)
  expect((await copy.boundingBox())!.x).toBeGreaterThan(x + 10)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(copy).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('KL21 a finger adds a text box, types in it and moves it', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'More actions' }).tap()
    await panel(page).getByRole('button', { name: 'Put something over the slide' }).tap()
    await add(page, 'Text box')
    await panel(page).getByRole('textbox', { name: 'Words' }).fill('Look here')
    const text = element(page, 'Text: Look here')
    await expect(text).toHaveAttribute('aria-pressed', 'true')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await expectAxeClean(page)
  })
})
