import { expect, type Locator, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Simple Text Editor' })
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const title = (page: Page) => preview(page).getByRole('heading')
/** Also while the dialog lies over it. */
const stage = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true, includeHidden: true })
const stageTitle = (page: Page) =>
  stage(page).getByRole('heading', { level: 2, includeHidden: true })
const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const toggle = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const hex = (page: Page, field: string) => dialog(page).getByLabel(`${field}: hex value`)
const preset = (page: Page, name: string) =>
  dialog(page)
    .getByRole('group', { name: 'Style presets' })
    .getByRole('button', { name, exact: true })

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Text Editor' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

async function applyStyles(page: Page) {
  await apply(page).click()
  await expect(dialog(page)).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await openEditor(page)
})

test('default title style: h1, left, #FFFFFF, transparent, bold, normal, none, fadeIn', async ({
  page,
}) => {
  await expect(choice(page, 'Text to style', 'Title')).toBeChecked()
  await expect(choice(page, 'Font size', 'H1')).toBeChecked()
  await expect(choice(page, 'Alignment', 'Left')).toBeChecked()
  await expect(hex(page, 'Text color')).toHaveValue('#FFFFFF')
  await expect(toggle(page, 'Transparent')).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle(page, 'Italic')).toHaveAttribute('aria-pressed', 'false')
  await expect(toggle(page, 'Underline')).toHaveAttribute('aria-pressed', 'false')
  await expect(choice(page, 'Animation', 'Fade in')).toBeChecked()
})

test('the default content style is the same except fontSize p and fontWeight normal', async ({
  page,
}) => {
  await choice(page, 'Text to style', 'Content').check()
  await expect(choice(page, 'Font size', 'P')).toBeChecked()
  await expect(choice(page, 'Alignment', 'Left')).toBeChecked()
  await expect(hex(page, 'Text color')).toHaveValue('#FFFFFF')
  await expect(toggle(page, 'Transparent')).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await expect(choice(page, 'Animation', 'Fade in')).toBeChecked()
})

test('text style: every field has its allowed values', async ({ page }) => {
  const values = (group: string) =>
    dialog(page)
      .getByRole('group', { name: group })
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await expect.poll(() => values('Font size')).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'p'])
  await expect.poll(() => values('Alignment')).toEqual(['left', 'center', 'right'])
  await expect.poll(() => values('Animation')).toEqual(['none', 'fadeIn', 'slideIn', 'bounce'])
})

test('a live preview of all eight fields, and the slide shows the same after Apply', async ({
  page,
}) => {
  const line = title(page).locator('span').first()
  const sizeOf = () => line.evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize))
  // Sizes on the stage of 1280 px: 1 rem is 32 px. A form takes them as factors on its own.
  await choice(page, 'Font size', 'H1').check()
  const whole = await sizeOf()
  for (const [name, px] of [
    ['H1', 72],
    ['H2', 60],
    ['H3', 48],
    ['H4', 40],
    ['H5', 36],
    ['P', 32],
  ] as const) {
    await choice(page, 'Font size', name).check()
    await expect.poll(async () => (await sizeOf()) / whole).toBeCloseTo(px / 72, 1)
  }
  const startOf = () => line.evaluate((span) => span.getBoundingClientRect().left)
  const left = await startOf()
  await choice(page, 'Alignment', 'Right').check()
  const right = await startOf()
  await choice(page, 'Alignment', 'Center').check()
  await expect.poll(() => startOf()).toBeGreaterThan(left)
  await expect.poll(() => startOf()).toBeLessThan(right)

  await hex(page, 'Text color').fill('#ffe08a')
  await hex(page, 'Background color').fill('#123')
  await hex(page, 'Background color').press('Enter')
  await toggle(page, 'Bold').click()
  await toggle(page, 'Italic').click()
  await toggle(page, 'Underline').click()
  await choice(page, 'Animation', 'Bounce').check()
  const looks = {
    color: 'rgb(255, 224, 138)',
    'font-weight': '400',
    'font-style': 'italic',
  }
  const expectUnderlined = (of: Locator) =>
    expect(of.locator('span').first()).toHaveCSS('text-decoration-line', 'underline')
  for (const [property, value] of Object.entries(looks))
    await expect(title(page)).toHaveCSS(property, value)
  await expectUnderlined(title(page))
  const plate = preview(page).locator('article > div[style*="rgb(17, 34, 51)"]')
  await expect(plate).toBeVisible()

  await applyStyles(page)
  for (const [property, value] of Object.entries(looks))
    await expect(stageTitle(page)).toHaveCSS(property, value)
  await expectUnderlined(stageTitle(page))
  await page.reload()
  await expect(stageTitle(page)).toHaveCSS('color', looks.color)
  await openEditor(page)
  await expect(choice(page, 'Animation', 'Bounce')).toBeChecked()
  await expect(hex(page, 'Background color')).toHaveValue('#112233')
})

test('nothing touches the deck until Apply: Cancel, Close and Escape leave all unchanged', async ({
  page,
}) => {
  for (const leave of ['Cancel', 'Close', 'Escape']) {
    await toggle(page, 'Italic').click()
    await expect(title(page)).toHaveCSS('font-style', 'italic')
    await expect(stageTitle(page)).toHaveCSS('font-style', 'normal')
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await dialog(page).getByRole('button', { name: leave }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(stageTitle(page)).toHaveCSS('font-style', 'normal')
    await expect(undo(page)).toBeDisabled()
    await openEditor(page)
    await expect(toggle(page, 'Italic')).toHaveAttribute('aria-pressed', 'false')
  }
})

test('style presets for the title and content styles', async ({ page }) => {
  for (const part of ['Title', 'Content'] as const) {
    await choice(page, 'Text to style', part).check()
    const presets = dialog(page).getByRole('group', { name: 'Style presets' }).getByRole('button')
    await expect.poll(() => presets.count()).toBe(8)
    const before = await preview(page).innerHTML()
    await expect(preset(page, 'Theme')).toHaveAttribute('aria-pressed', 'true')
    for (const one of (await presets.all()).slice(1)) {
      await one.click()
      await expect(one).toHaveAttribute('aria-pressed', 'true')
      await expect(preset(page, 'Theme')).toHaveAttribute('aria-pressed', 'false')
    }
    await preset(page, 'Accent').click()
    await expect.poll(() => preview(page).innerHTML()).not.toBe(before)
    await preset(page, 'Theme').click()
    await expect.poll(() => preview(page).innerHTML()).toBe(before)
  }
})

test('the slide fills the preview, for title and content alike', async ({ page }) => {
  const readWidths = () =>
    preview(page)
      .getByRole('article')
      .evaluate((slide) => [
        Math.round(slide.getBoundingClientRect().width),
        slide.parentElement?.clientWidth,
      ])
  await preset(page, 'Label').click()
  await choice(page, 'Text to style', 'Content').check()
  const [painted, room] = await readWidths()
  expect(painted).toBe(room)
})

test('the slide fills the preview while what is hard to read is said below it, and after', async ({
  page,
}) => {
  const slide = preview(page).getByRole('article')
  const note = preview(page).getByText('Hard to read')
  for (const [colour, notes] of [
    ['#000000', 1],
    ['#FFFFFF', 0],
    ['#222222', 1],
  ] as const) {
    await hex(page, 'Text color').fill(colour)
    await hex(page, 'Text color').press('Enter')
    await expect(note).toHaveCount(notes)
    const share = await slide.evaluate(
      (painted) =>
        painted.getBoundingClientRect().width / (painted.parentElement?.clientWidth ?? 0),
    )
    expect(share).toBeCloseTo(1, 2)
  }
})

test('Reset goes back to the theme’s style, and a slide without choices stores none', async ({
  page,
}) => {
  const reset = dialog(page).getByRole('button', { name: 'Reset' })
  await expect(reset).toBeDisabled()
  await preset(page, 'Editorial').click()
  await applyStyles(page)
  await expect(stageTitle(page)).toHaveCSS('font-style', 'italic')
  await openEditor(page)
  await reset.click()
  await expect(reset).toBeDisabled()
  await applyStyles(page)
  await expect(stageTitle(page)).toHaveCSS('font-style', 'normal')
  await openEditor(page)
  await expect(preset(page, 'Theme')).toHaveAttribute('aria-pressed', 'true')
})

test('on all slides it is one undo step', async ({ page }) => {
  await toggle(page, 'Italic').click()
  await choice(page, 'Apply to', 'All slides').check()
  await applyStyles(page)
  const next = page.getByRole('button', { name: 'Next' })
  for (let slide = 1; slide <= 3; slide += 1) {
    await expect(stageTitle(page)).toHaveCSS('font-style', 'italic')
    if (slide < 3) await next.click()
  }
  await undo(page).click()
  await expect(undo(page)).toBeDisabled()
  await expect(stageTitle(page)).toHaveCSS('font-style', 'normal')
})

test('on this slide the others stay as they are', async ({ page }) => {
  await toggle(page, 'Italic').click()
  await applyStyles(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(stageTitle(page)).toHaveCSS('font-style', 'normal')
})

test('colours that are hard to read are said to be, and can be made readable', async ({ page }) => {
  const note = preview(page).getByText(/^Hard to read here/)
  await expect(note).toHaveCount(0)
  await hex(page, 'Text color').fill('#2A3348')
  await expect(note).toContainText('3 : 1')
  await preview(page).getByRole('button', { name: 'Make it readable' }).click()
  await expect(note).toHaveCount(0)
})

test('half a colour changes nothing, and gives way when it is left', async ({ page }) => {
  await hex(page, 'Text color').fill('#12')
  await expect(hex(page, 'Text color')).toHaveAttribute('aria-invalid', 'true')
  await expect(title(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await hex(page, 'Text color').blur()
  await expect(hex(page, 'Text color')).toHaveValue('#FFFFFF')
})

test('on a slide that reads from the right, the theme’s alignment is the right side', async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await stage(page).getByLabel('Title', { exact: true }).fill('مرحبا بالعالم')
  await openEditor(page)
  await expect(choice(page, 'Alignment', 'Right')).toBeChecked()
})

test.describe('animations', () => {
  const motionOf = (page: Page) =>
    title(page).evaluate((heading) => getComputedStyle(heading).animationName)

  test('none, fadeIn, slideIn and bounce are played in the preview when asked for', async ({
    page,
  }) => {
    const play = dialog(page).getByRole('button', { name: 'Play' })
    await expect.poll(() => motionOf(page)).toBe('none')
    const names = new Set<string>()
    for (const name of ['Fade in', 'Slide in', 'Bounce']) {
      await choice(page, 'Animation', name).check()
      await play.click()
      names.add(await motionOf(page))
    }
    expect(names.size).toBe(3)
    expect(names).not.toContain('none')
    await choice(page, 'Animation', 'None').check()
    await expect(play).toBeDisabled()
  })

  test('are never played under reduced motion, and the dialog says why', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await choice(page, 'Animation', 'Bounce').check()
    await expect(dialog(page).getByRole('button', { name: 'Play' })).toHaveCount(0)
    await expect(dialog(page).getByText(/asks for less motion/)).toBeVisible()
    await expect.poll(() => motionOf(page)).toBe('none')
  })
})

test('the dialog is clean for axe', async ({ page }) => {
  await expectAxeClean(page, '[role=dialog]')
})

test('on a phone the dialog is clean for axe, and preview and Apply stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await choice(page, 'Text to style', 'Content').check()
  await expectAxeClean(page, '[role=dialog]')
  const body = dialog(page).locator('> div').first()
  await expect
    .poll(() => body.evaluate((one) => one.scrollWidth - one.clientWidth))
    .toBeLessThanOrEqual(0)
  await choice(page, 'Animation', 'Bounce').check()
  await expect(title(page)).toBeInViewport()
  await expect(apply(page)).toBeInViewport()
})

test('works with the keyboard alone, and the focus goes back to where it came from', async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Text Editor' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Text to style', 'Title')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Text to style', 'Content')).toBeChecked()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await apply(page).evaluate((button) => button === document.activeElement)) break
  }
  await expect(apply(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
})
