import { expect, type Locator, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makeBrokenPng, makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import {
  apply,
  applyAs,
  choice,
  describedAs,
  dialog,
  openEditor,
  preview,
  problem,
  readStoredPictures,
  slider,
  stagePicture,
  tab,
  upload,
  uploadPicture,
} from '../steps/photo-editor.ts'

const clearStoredPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('assets', 'readwrite')
          transaction.objectStore('assets').clear()
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await openEditor(page)
})

test('photo editor dialog: tabs Upload & Select, Shape & Style, Effects & Filters, Position & Size', async ({
  page,
}) => {
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'Upload & Select',
    'Shape & Style',
    'Effects & Filters',
    'Position & Size',
  ])
  await expect(dialog(page).getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
  await expect(apply(page), 'Apply is disabled with no image').toBeDisabled()
})

test('shape and style: the fields, ranges and defaults of the spec', async ({ page }) => {
  await tab(page, 'Shape & Style').click()
  const expectChoices = async (group: string, names: string[], chosen: string) => {
    const radios = dialog(page).getByRole('group', { name: group, exact: true }).getByRole('radio')
    await expect(radios).toHaveCount(names.length)
    for (const name of names) await expect(choice(page, group, name)).toBeVisible()
    await expect(choice(page, group, chosen)).toBeChecked()
  }
  await expectChoices(
    'Shape',
    ['Rectangle', 'Circle', 'Rounded', 'Hexagon', 'Triangle', 'Star', 'Heart'],
    'Rectangle',
  )
  await expectChoices('Border style', ['Solid', 'Dashed', 'Dotted', 'Double'], 'Solid')
  await expectChoices('Shadow', ['None', 'Small', 'Medium', 'Large', 'Glow'], 'Medium')
  await expectChoices('Overlay', ['None', 'Dark', 'Light', 'Gradient', 'Color'], 'None')
  await expectRange(slider(page, 'Border width'), 0, 20, 0)
  await expectRange(slider(page, 'Overlay opacity'), 0, 100, 30)
  await expect(dialog(page).getByLabel('Border color: hex value')).toHaveValue('#3B82F6')
  await choice(page, 'Overlay', 'Color').check()
  await expect(dialog(page).getByLabel('Overlay color: hex value')).toHaveValue('#000000')

  await tab(page, 'Position & Size').click()
  await expectChoices('Size', ['Small 25%', 'Medium 50%', 'Large 75%', 'Full 100%'], 'Full 100%')
  await expectChoices(
    'Position',
    [
      'Top left',
      'Top',
      'Top right',
      'Left',
      'Center',
      'Right',
      'Bottom left',
      'Bottom',
      'Bottom right',
    ],
    'Center',
  )
})

async function expectRange(range: Locator, min: number, max: number, value: number) {
  await expect(range).toHaveAttribute('min', String(min))
  await expect(range).toHaveAttribute('max', String(max))
  await expect(range).toHaveValue(String(value))
}

test('effects: the ranges and defaults of the spec', async ({ page }) => {
  await tab(page, 'Effects & Filters').click()
  for (const name of ['Brightness', 'Contrast', 'Saturation'])
    await expectRange(slider(page, name), 0, 200, 100)
  await expectRange(slider(page, 'Hue'), -180, 180, 0)
  await expectRange(slider(page, 'Blur'), 0, 10, 0)
  await expectRange(slider(page, 'Sepia'), 0, 100, 0)
  await expectRange(slider(page, 'Grayscale'), 0, 100, 0)
  await expectRange(slider(page, 'Opacity'), 0, 100, 100)
  await tab(page, 'Position & Size').click()
  await expectRange(slider(page, 'Rotation'), -180, 180, 0)
  await expectRange(slider(page, 'Scale'), 50, 200, 100)
})

test('settings are seen at once, kept with the slide, and there when the dialog is opened again', async ({
  page,
}) => {
  await uploadPicture(page)
  const image = preview(page).locator('img')
  await tab(page, 'Shape & Style').click()
  await choice(page, 'Shape', 'Heart').check()
  await slider(page, 'Border width').fill('8')
  await tab(page, 'Effects & Filters').click()
  await dialog(page).getByLabel('Sepia: number').fill('60')
  await dialog(page).getByLabel('Contrast: number').fill('900')
  await dialog(page).getByLabel('Contrast: number').blur()
  await expect(slider(page, 'Contrast'), 'held to the limit').toHaveValue('200')
  await expect(image).toHaveCSS('filter', 'contrast(2) sepia(0.6)')
  await tab(page, 'Position & Size').click()
  await slider(page, 'Rotation').fill('-30')
  await choice(page, 'Size', 'Medium 50%').check()
  await choice(page, 'Position', 'Top right').check()
  await applyAs(page, 'Styled')
  await expect(describedAs(page, 'Styled').first()).toHaveCSS('filter', 'contrast(2) sepia(0.6)')

  await openEditor(page)
  await expect(dialog(page).getByLabel('Alternative text')).toHaveValue('Styled')
  await tab(page, 'Shape & Style').click()
  await expect(choice(page, 'Shape', 'Heart')).toBeChecked()
  await expect(slider(page, 'Border width')).toHaveValue('8')
  await tab(page, 'Effects & Filters').click()
  await expect(slider(page, 'Sepia')).toHaveValue('60')
  await dialog(page).getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(slider(page, 'Sepia')).toHaveValue('0')
  await tab(page, 'Position & Size').click()
  await expect(slider(page, 'Rotation'), 'other pages keep theirs').toHaveValue('-30')
  await dialog(page).getByRole('button', { name: 'Reset all' }).click()
  await expect(slider(page, 'Rotation')).toHaveValue('0')
  await expect(choice(page, 'Position', 'Center')).toBeChecked()
  await expect(preview(page).locator('img')).toHaveCSS('filter', 'none')
})

test('the same picture has the same geometry on the stage and in its thumbnail', async ({
  page,
}) => {
  await uploadPicture(page)
  await tab(page, 'Shape & Style').click()
  await choice(page, 'Shape', 'Hexagon').check()
  await applyAs(page, 'Six corners')
  const clips = page.locator('article img')
  await expect(clips).toHaveCount(2)
  const paths = await clips.evaluateAll((all) =>
    all.map((image) => getComputedStyle(image.parentElement ?? image).clipPath),
  )
  expect(paths[0]).toMatch(/^path\("M.*Z"\)$/)
  expect(paths[1]).toBe(paths[0])
})

test('a focal point is set by pointer or keyboard, and decides what of a wide picture is seen', async ({
  page,
}) => {
  await uploadPicture(page, makePng(800, 100))
  await tab(page, 'Position & Size').click()
  const across = dialog(page).getByRole('slider', { name: 'Focal point from the left' })
  const picture = preview(page).locator('img')
  const leftOf = () => picture.evaluate((image) => image.getBoundingClientRect().left)
  await expect(across).toHaveValue('50')
  const frame = await leftOf()
  await across.focus()
  await page.keyboard.press('End')
  await expect(across).toHaveValue('100')
  await expect.poll(leftOf, 'its left part is cut off').toBeLessThan(frame - 100)
  await page.keyboard.press('Home')
  await expect.poll(leftOf, 'and now its right one').toBeCloseTo(frame, 0)
  await page.keyboard.press('End')
  await expectAxeClean(page)
  await applyAs(page, 'Focused')
  await openEditor(page)
  await tab(page, 'Position & Size').click()
  await expect(across).toHaveValue('100')
})

test('crop is kept beside the picture and moved by the keyboard', async ({ page }) => {
  await uploadPicture(page, makePng(400, 300))
  await tab(page, 'Position & Size').click()
  const corner = dialog(page).getByRole('button', { name: 'Bottom right corner of the crop' })
  await corner.focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+ArrowLeft')
  const removeCrop = dialog(page).getByRole('button', { name: 'Remove crop' })
  await expect(removeCrop).toBeVisible()
  await applyAs(page, 'Cropped')
  await openEditor(page)
  await tab(page, 'Position & Size').click()
  await expect(removeCrop).toBeVisible()
  await removeCrop.click()
  await expect(removeCrop).toBeHidden()
})

test('show whole picture: it has its own form on stage and thumbnail, also after a reload, until Undo', async ({
  page,
}) => {
  await uploadPicture(page, makePng(400, 100))
  await tab(page, 'Position & Size').click()
  await expect(choice(page, 'Fit', 'Fill the frame')).toBeChecked()
  await choice(page, 'Fit', 'Fill the frame').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Fit', 'Show whole picture')).toBeChecked()
  await expect.poll(() => formOf(preview(page).locator('img'))).toBeCloseTo(4, 1)
  await expectAxeClean(page)
  await applyAs(page, 'Whole')
  for (const seen of ['at once', 'after a reload']) {
    // In the thumbnail it is painted, and not read out a second time.
    await expect(describedAs(page, 'Whole'), seen).toHaveCount(1)
    const pictures = page.getByRole('img', { name: 'Whole', includeHidden: true })
    await expect(pictures, seen).toHaveCount(2)
    for (const picture of await pictures.all())
      await expect.poll(() => formOf(picture)).toBeCloseTo(4, 1)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    if (seen === 'at once') await page.reload()
  }
  await openEditor(page)
  await tab(page, 'Position & Size').click()
  await expect(choice(page, 'Fit', 'Show whole picture')).toBeChecked()
  await choice(page, 'Fit', 'Fill the frame').check()
  await apply(page).click()
  await expect.poll(() => formOf(stagePicture(page))).toBeLessThan(2)
  await page.keyboard.press('Control+z')
  await expect.poll(() => formOf(stagePicture(page))).toBeCloseTo(4, 1)
})

/** Width by height, as it is painted. */
const formOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const { width, height } = image.getBoundingClientRect()
    return width / height
  })

test('a picture is removed with all that was said about it, and comes back by Undo', async ({
  page,
}) => {
  await expect(dialog(page).getByRole('button', { name: 'Remove picture' })).toBeHidden()
  await uploadPicture(page)
  await applyAs(page, 'Here')
  await openEditor(page)
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('main article img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(describedAs(page, 'Here').first()).toBeVisible()
})

test('a picture that is gone from the browser says so, and another one takes its place', async ({
  page,
}) => {
  await uploadPicture(page)
  await applyAs(page, 'Lost')
  await expect.poll(async () => (await readStoredPictures(page)).length).toBe(1)
  await clearStoredPictures(page)
  await page.reload()
  await openEditor(page)
  await expect(problem(page)).toContainText(
    'Failed to load image. Please check the URL or try another image.',
  )
  await expect(apply(page)).toBeDisabled()
  await uploadPicture(page)
  await expect(apply(page)).toBeEnabled()
})

for (const width of [1280, 390])
  test(`every page is axe clean in light and dark, and scrolls in one direction only, at ${width} px`, async ({
    page,
  }) => {
    // Twelve looks of axe at a whole slide and its controls.
    await page.setViewportSize({ width, height: 844 })
    await expectAxeClean(page, '[role=dialog]')
    await uploadPicture(page)
    for (const name of [
      'Shape & Style',
      'Effects & Filters',
      'Position & Size',
      'Upload & Select',
    ]) {
      await tab(page, name).click()
      await expectAxeClean(page, '[role=dialog]')
      const wider = await dialog(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      )
      expect(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await upload(page).setInputFiles(makeBrokenPng(40, 30))
    await expect(problem(page)).toBeVisible()
    await expectAxeClean(page, '[role=dialog]')
  })

test('the whole dialog works by keyboard alone', async ({ page }) => {
  await uploadPicture(page)
  await tab(page, 'Upload & Select').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Shape & Style')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  if (!(await choice(page, 'Shape', 'Rectangle').evaluate((radio) => radio.matches(':focus'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Shape', 'Circle')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page, 'Border width')).toHaveValue('1')
  await apply(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(stagePicture(page)).toBeVisible()
  await openEditor(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})
