import { expect, type Page, test } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { keptSlide, placedShape, placedText } from '../../fixtures/decks/placed-slide.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { seedDeck } from '../steps/seed-library.ts'

const words = (index: number) =>
  placedText([{ part: { field: 'content', index }, runs: [[99, 0]] }])

/** A slide that keeps its look: a title, two texts in boxes, and a circle over one of them. */
const slide: Slide = keptSlide({ content: ['Polyps', 'Fish'] }, {}, [
  placedShape({
    x: 80,
    y: 40,
    width: 600,
    height: 80,
    role: 'title',
    text: placedText([{ part: { field: 'title' }, runs: [[99, 0]] }]),
  }),
  placedShape({
    x: 100,
    y: 200,
    width: 300,
    height: 120,
    fill: { kind: 'solid', colour: '#CFE8FF' },
    text: words(0),
  }),
  placedShape({
    x: 700,
    y: 400,
    width: 300,
    height: 120,
    fill: { kind: 'solid', colour: '#FFE0CF' },
    text: words(1),
  }),
  placedShape({
    x: 1050,
    y: 150,
    width: 120,
    height: 120,
    geometry: { preset: 'ellipse' },
    fill: { kind: 'solid', colour: '#2266AA' },
    alt: 'The sun',
  }),
])

const layer = (page: Page) => page.getByRole('group', { name: 'Elements of the slide' })
const element = (page: Page, name: string) => layer(page).getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Original look' })
const length = (page: Page, name: string) => panel(page).getByRole('spinbutton', { name })
const start = (page: Page) => panel(page).getByRole('button', { name: 'Move and resize elements' })

async function arrange(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide] })
  await page.goto('/deck/reefs')
  await start(page).click()
  await expect(layer(page)).toBeVisible()
}

test(
  'KL17 elements are selected, dragged and brought back with one undo',
  { tag: '@gate' },
  async ({ page }) => {
    await arrange(page)
    const polyps = element(page, 'Shape: Polyps')
    await polyps.click()
    await expect(polyps).toHaveAttribute('aria-pressed', 'true')
    await expect(length(page, 'Left')).toHaveValue('100')
    const box = (await polyps.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 60, { steps: 4 })
    await page.mouse.up()
    await expect(length(page, 'Left')).not.toHaveValue('100')
    await expectAxeClean(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(length(page, 'Left')).toHaveValue('100')
    await expect(length(page, 'Top')).toHaveValue('200')
  },
)

test('KL17 everything is done with the keyboard alone, and held keys are one step', async ({
  page,
}) => {
  await arrange(page)
  // In the order of reading: title, then point by point.
  await element(page, 'Title: Reefs').focus()
  await page.keyboard.press('Tab')
  await expect(element(page, 'Shape: Polyps')).toBeFocused()
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key)
  await expect(length(page, 'Left')).toHaveValue('102')
  await expect(length(page, 'Top')).toHaveValue('210')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(length(page, 'Width')).toHaveValue('310')
  // Both texts at once.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Space')
  await expect(panel(page).getByRole('status')).toHaveText('2 elements selected')
  await panel(page).getByRole('button', { name: 'Align left' }).click()
  await element(page, 'Shape: Fish').focus()
  await page.keyboard.press('Space')
  await expect(length(page, 'Left')).toHaveValue('102')
  await page.keyboard.press('Delete')
  await expect(element(page, 'Shape: Fish')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(element(page, 'Shape: Fish')).toBeVisible()
  await element(page, 'Shape: Fish').focus()
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
})

test('KL17 an element is pulled larger by a handle, turned, put in front, copied and described', async ({
  page,
}) => {
  await arrange(page)
  await element(page, 'Shape: The sun').click()
  const handle = layer(page).locator('[data-handle="1 1"]')
  const box = (await handle.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => Number(await length(page, 'Width').inputValue()))
    .toBeGreaterThan(140)
  await length(page, 'Turn').fill('45')
  await expect(layer(page).locator('[data-handle="turn"]')).toBeVisible()
  await panel(page).getByLabel('Alternative text').fill('The moon')
  await expect(element(page, 'Shape: The moon')).toBeVisible()
  await panel(page).getByRole('button', { name: 'To back' }).click()
  await panel(page).getByRole('button', { name: 'Duplicate' }).click()
  await expect(element(page, 'Shape: The moon')).toHaveCount(2)
})

test('KL76 what is dragged between two others stands in the middle, with a guide in each gap', async ({
  page,
}) => {
  await arrange(page)
  const { x, y, width } = (await layer(page).boundingBox())!
  const at = (px: number) => (px * width) / 1280
  await page.mouse.move(x + at(850), y + at(460))
  await page.mouse.down()
  // Between the first text, which ends at 400, and the sun, which begins at 1050.
  await page.mouse.move(x + at(850 - 123), y + at(460 - 191), { steps: 4 })
  await expect(layer(page).locator('[data-guide="gap"]')).toHaveCount(2)
  await page.mouse.up()
  await expect(length(page, 'Left')).toHaveValue('575')
  await expect(layer(page).locator('[data-guide]')).toHaveCount(0)
})

test('KL75 another picture takes the place of one, with its description', async ({ page }) => {
  await arrange(page)
  const files = panel(page).locator('input[type="file"]')
  const choose = (at: number, wide: number, high: number) =>
    files.nth(at).setInputFiles(makePng(wide, high))
  const shown = page.getByRole('region', { name: 'Slide', exact: true }).locator('img')
  await choose(0, 200, 100)
  await panel(page).getByLabel('Alternative text').fill('The reef from above')
  const before = (await shown.getAttribute('src'))!
  await choose(1, 90, 90)
  await expect(shown).not.toHaveAttribute('src', before)
  await expect(panel(page).getByLabel('Alternative text')).toHaveValue('The reef from above')
  await expect(length(page, 'Width')).toHaveValue('200')
  await expect(length(page, 'Height')).toHaveValue('100')
})

test('KL17 elements are copied and pasted, also onto another slide, with their words', async ({
  page,
}) => {
  await becomeGuest(page)
  const other = { ...keptSlide({ id: 's2', title: 'Shores', content: [] }, {}, []) }
  await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide, other] })
  await page.goto('/deck/reefs')
  await start(page).click()
  await element(page, 'Shape: Polyps').click()
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(element(page, 'Shape: Polyps')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+x')
  await expect(element(page, 'Shape: Polyps')).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await start(page).click()
  await layer(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(element(page, 'Shape: Polyps')).toBeVisible()
})

test('KL17 a frame that is drawn around elements selects them', async ({ page }) => {
  await arrange(page)
  const stage = (await layer(page).boundingBox())!
  const at = (x: number, y: number) =>
    [stage.x + (x / 1280) * stage.width, stage.y + (y / 720) * stage.height] as const
  await page.mouse.move(...at(60, 180))
  await page.mouse.down()
  await page.mouse.move(...at(600, 400), { steps: 3 })
  await page.mouse.move(...at(1040, 600), { steps: 3 })
  await page.mouse.up()
  await expect(panel(page).getByRole('status')).toHaveText('2 elements selected')
  await expect(element(page, 'Shape: Fish')).toHaveAttribute('aria-pressed', 'true')
  await expect(element(page, 'Shape: The sun')).toHaveAttribute('aria-pressed', 'false')
})

test('KL19 selected letters are dressed by key and by button, and one undo takes each back', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide] })
  await page.goto('/deck/reefs')
  const stage = page.getByRole('group', { name: 'Slide', exact: true })
  const point = stage.locator('textarea').nth(1)
  await point.click()
  await point.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 3))
  await page.keyboard.press('ControlOrMeta+b')
  const bold = panel(page).getByRole('button', { name: 'Bold' })
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  const pieces = () =>
    stage
      .locator('[data-box] span, span')
      .evaluateAll((all) =>
        all
          .filter(({ children, textContent }) => children.length === 0 && textContent)
          .map((one) => [one.textContent, getComputedStyle(one).fontWeight].join(' ')),
      )
  await expect.poll(pieces).toContain('Pol 700')
  // The selection is still there, and buttons mean it.
  await panel(page).getByRole('button', { name: 'Underline' }).click()
  await expect(panel(page).getByRole('button', { name: 'Underline' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(point).toBeFocused()
  await panel(page).getByRole('spinbutton', { name: 'Size in points' }).fill('40')
  await expectAxeClean(page)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(pieces).not.toContain('Pol 700')
})

test('KL20 a text, a shape and a line are put on the slide, coloured, and typed in', async ({
  page,
}) => {
  await arrange(page)
  const add = panel(page).getByRole('group', { name: 'Add to the slide' })
  await add.getByRole('button', { name: 'Rectangle' }).click()
  await expect(element(page, 'Shape 5')).toHaveAttribute('aria-pressed', 'true')
  await panel(page).getByRole('textbox', { name: 'Fill: hex value' }).fill('#00C000')
  await expectAxeClean(page)
  await add.getByRole('button', { name: 'Arrow' }).click()
  // The keys are for what was put there, and words are typed at once.
  await expect(layer(page).getByRole('button', { pressed: true })).toBeFocused()
  await add.getByRole('button', { name: 'Text box' }).click()
  const field = page.locator('textarea[data-part="point-2"]')
  await expect(field).toBeFocused()
  await page.keyboard.type('Grows back')
  await expect(field).toHaveValue('Grows back')
  await start(page).click()
  await element(page, 'Text: Grows back').click()
  const centre = panel(page).getByRole('button', { name: 'Text in the center' })
  await centre.click()
  await expect(centre).toHaveAttribute('aria-pressed', 'true')
})

test('KL1 on a kept slide a click reaches the words, whatever is painted around them', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide] })
  await page.goto('/deck/reefs')
  const point = page.getByRole('group', { name: 'Slide', exact: true }).locator('textarea').nth(1)
  await point.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' grow')
  await expect(point).toHaveValue('Polyps grow')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('KL17 a finger selects an element and moves it, and the page stays where it is', async ({
    page,
  }) => {
    await becomeGuest(page)
    await seedDeck(page, 'reefs', { title: 'Reefs', slides: [slide] })
    await page.goto('/deck/reefs')
    await page.getByRole('button', { name: 'More actions' }).tap()
    await start(page).tap()
    const polyps = element(page, 'Shape: Polyps')
    await polyps.tap()
    await expect(polyps).toHaveAttribute('aria-pressed', 'true')
    const before = (await polyps.boundingBox())!
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by === undefined ? [] : [{ x: x + by, y: y + by }],
      })
    await touch('touchStart', 0)
    for (const by of [10, 20, 30]) await touch('touchMove', by)
    await touch('touchEnd')
    await expect
      .poll(async () => ((await polyps.boundingBox())?.y ?? 0) - before.y)
      .toBeGreaterThan(20)
  })
})
