import { writeFile } from 'node:fs/promises'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { expectAxeClean } from './steps/expect-axe-clean.ts'
import { makeBrokenPng, makePng } from './steps/make-picture.ts'
import { openBlankPresentation } from './steps/open-blank-presentation.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photo Editor' })
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply' })
const upload = (page: Page) => dialog(page).getByLabel('Upload image')
const problem = (page: Page) => dialog(page).getByRole('alert')
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
const slider = (page: Page, name: string) => dialog(page).getByRole('slider', { name })
const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
/** The slide being edited, not its thumbnails. */
const stagePicture = (page: Page) => page.locator('main article img').first()
const describedAs = (within: Locator | Page, alt: string) => within.getByRole('img', { name: alt })

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Photo Editor' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

async function uploadPicture(page: Page, file = makePng(320, 240)) {
  await upload(page).setInputFiles(file)
  await expect(preview(page).locator('img')).toBeVisible()
}

async function applyAs(page: Page, alt: string) {
  await dialog(page).getByLabel('Alternative text').fill(alt)
  await apply(page).click()
  await expect(dialog(page)).toBeHidden()
}

/** The pictures that the browser has stored, as their type and size. */
const readStoredPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ type: string; size: number }[]>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('assets').objectStore('assets').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve((reading.result as Blob[]).map(({ type, size }) => ({ type, size })))
          })
        })
      }),
  )

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

test('an uploaded picture is applied in one step, seen on stage and thumbnail, and there after a reload', async ({
  page,
}) => {
  await uploadPicture(page)
  await applyAs(page, 'A quiet bay')
  await expect(describedAs(page.getByRole('main'), 'A quiet bay').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('main article img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(describedAs(page.getByRole('main'), 'A quiet bay').first()).toBeVisible()
  await expect(page.locator('article img')).toHaveCount(2)
})

test('cancel leaves the slide unchanged', async ({ page }) => {
  await uploadPicture(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('main article img')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test("the file type must start with image/, otherwise 'Please select a valid image file'", async ({
  page,
}) => {
  await upload(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Words'),
  })
  await expect(problem(page)).toContainText('Please select a valid image file')
  await upload(page).setInputFiles({
    name: 'words.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Words, in a file that calls itself a picture'),
  })
  await expect(problem(page)).toContainText('Please select a valid image file')
  await expect(apply(page)).toBeDisabled()
})

test('a photo in a format that browsers do not show is refused with the formats that they do', async ({
  page,
}) => {
  await upload(page).setInputFiles({
    name: 'phone.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1'),
  })
  await expect(problem(page)).toContainText('JPG, PNG, GIF, WebP, AVIF and SVG can.')
})

test('an animated GIF stays as it is, however large', async ({ page }) => {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]
  const screen = [0x40, 0x06 + 1, 10, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const buffer = Buffer.from([...Buffer.from('GIF89a'), ...screen, ...frame, ...frame, 0x3b])
  await uploadPicture(page, { name: 'moving.gif', mimeType: 'image/gif', buffer })
  await applyAs(page, 'Moving')
  await expect
    .poll(() => readStoredPictures(page))
    .toEqual([{ type: 'image/gif', size: buffer.length }])
})

test('Apply is disabled while an error is showing', async ({ page }) => {
  await uploadPicture(page)
  await expect(apply(page)).toBeEnabled()
  await upload(page).setInputFiles(makeBrokenPng(40, 30))
  await expect(problem(page)).toContainText(
    'Failed to load image. Please check the URL or try another image.',
  )
  await expect(apply(page)).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(apply(page)).toBeEnabled()
})

test('a picture over 10 MB is refused with a sentence that names the limit', async ({
  page,
}, testInfo) => {
  const { buffer } = makePng(10, 10)
  /** A file on disk, because ten megabytes are slow to hand over. */
  async function uploadOf(size: number) {
    const path = testInfo.outputPath(`${size}.png`)
    await writeFile(path, Buffer.concat([buffer, Buffer.alloc(size - buffer.length)]))
    await upload(page).setInputFiles(path)
  }
  await uploadOf(10 * 1024 * 1024)
  await expect(preview(page).locator('img'), 'exactly 10 MB is taken').toBeVisible()
  await uploadOf(10 * 1024 * 1024 + 1)
  await expect(problem(page)).toContainText('larger than 10 MB')
})

test('a picture over 40 megapixels is refused before it is decoded', async ({ page }) => {
  await upload(page).setInputFiles(makeBrokenPng(8000, 5001))
  await expect(problem(page)).toContainText('more than 40 megapixels')
})

test("read failure: 'Failed to read image file'", async ({ page }) => {
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  })
  await upload(page).setInputFiles(makePng(10, 10))
  await expect(problem(page)).toContainText('Failed to read image file')
})

test("upload failure: 'Failed to upload image. Please try again.'", async ({ page }) => {
  await page.route(/shrink-picture-worker/, (route) => route.abort())
  await upload(page).setInputFiles(makePng(10, 10))
  await expect(problem(page)).toContainText('Failed to upload image. Please try again.')
})

test("apply failure: 'Failed to apply image to slide. Please try again.'", async ({ page }) => {
  await uploadPicture(page)
  await page.evaluate(() => {
    crypto.subtle.digest = () => Promise.reject(new Error('no digest'))
  })
  await apply(page).click()
  await expect(problem(page)).toContainText('Failed to apply image to slide. Please try again.')
  await expect(apply(page)).toBeDisabled()
})

test("image load failure: 'Failed to load image. Please check the URL or try another image.', and the slide shows no picture", async ({
  page,
}) => {
  await uploadPicture(page)
  await page.evaluate(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (blob) => {
      const url = make.call(URL, blob)
      URL.revokeObjectURL(url)
      return url
    }
  })
  await upload(page).setInputFiles(makePng(12, 10))
  await expect(problem(page)).toContainText(
    'Failed to load image. Please check the URL or try another image.',
  )
  await expect(preview(page).locator('img')).toHaveCount(0)
})

test('a picture over 1600 px is kept at 1600 px on its longer side, a smaller one as it is', async ({
  page,
}) => {
  const width = () => stagePicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await uploadPicture(page, makePng(2400, 1200))
  await applyAs(page, 'Wide')
  await expect(describedAs(page, 'Wide').first()).toBeVisible()
  await expect.poll(width).toBe(1600)

  await openEditor(page)
  const small = makePng(1600, 20)
  await uploadPicture(page, small)
  await applyAs(page, 'Low')
  await expect(describedAs(page, 'Low').first()).toBeVisible()
  await expect
    .poll(() => readStoredPictures(page))
    .toContainEqual({ type: 'image/png', size: small.buffer.length })
})

test('what is typed of a picture while it is on its way stays with it', async ({ page }) => {
  await uploadPicture(page)
  await applyAs(page, 'First')
  await openEditor(page)
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return read.call(this)
    }
  })
  await upload(page).setInputFiles(makePng(12, 10))
  await applyAs(page, 'Second')
  await expect(describedAs(page, 'Second').first()).toBeVisible()
})

test('a drawing (SVG) becomes pixels and its script never runs', async ({ page }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="parent.ran = true"><script>top.ran = true</script><rect width="40" height="30" fill="red"/></svg>`
  await uploadPicture(page, {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  await applyAs(page, 'Drawn')
  await expect(describedAs(page, 'Drawn').first()).toBeVisible()
  await expect.poll(async () => (await readStoredPictures(page))[0]?.type).toBe('image/png')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a picture can be dropped on the dialog and pasted into it', async ({ page }) => {
  const bytes = [...makePng(64, 48).buffer]
  const send = (kind: 'drop' | 'paste') =>
    page.evaluate(
      ([how, data]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(data)], 'a.png', { type: 'image/png' }))
        const target = document.querySelector('[role=tabpanel]')
        const init = { bubbles: true, cancelable: true }
        target?.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        )
      },
      [kind, bytes] as const,
    )
  await send('drop')
  await expect(preview(page).locator('img')).toBeVisible()
  const first = await preview(page).locator('img').getAttribute('src')
  await send('paste')
  await expect(preview(page).locator('img')).not.toHaveAttribute('src', first ?? '')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('main article img'), 'the deck behind took nothing').toHaveCount(0)
})

test('eight built-in pictures need no network and become pictures of the deck', async ({
  page,
  context,
}) => {
  const pictures = dialog(page).getByRole('region', { name: 'Built-in pictures' })
  await expect(pictures.getByRole('button')).toHaveCount(8)
  await expect(pictures.getByRole('img', { includeHidden: true })).toHaveCount(0)
  await expect(pictures.locator('img')).toHaveCount(8)
  await context.setOffline(true)
  await pictures.getByRole('button', { name: 'Northern lights' }).click()
  // Soft light is slow to draw where there is no graphics card.
  await expect(preview(page).locator('img')).toBeVisible({ timeout: 30_000 })
  await expect(pictures.getByRole('button', { name: 'Northern lights' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await applyAs(page, 'Lights')
  await expect(describedAs(page, 'Lights').first()).toBeVisible()
  await expect.poll(async () => (await readStoredPictures(page)).length).toBe(1)
  const [stored] = await readStoredPictures(page)
  expect(stored?.type).toMatch(/^image\/(?:png|webp)$/)
  expect(stored?.size).toBeLessThan(700_000)
})

test('a stock photo that fails to load is replaced by an inline grey placeholder reading Image Error', async ({
  page,
}) => {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => {
    URL.createObjectURL = () => 'blob:null/broken'
  })
  await openEditor(page)
  const pictures = dialog(page).getByRole('region', { name: 'Built-in pictures' })
  await expect(pictures.getByAltText('Image Error')).toHaveCount(8)
  const source = await pictures.getByAltText('Image Error').first().getAttribute('src')
  expect(decodeURIComponent(source ?? '')).toMatch(/^data:image\/svg\+xml,.*#d4d4d4.*Image Error/)
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
    const pictures = describedAs(page, 'Whole')
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

const found = (id: string, title: string) => ({
  id,
  title,
  indexed_on: '2019-06-13T19:54:01.126192Z',
  foreign_landing_url: `https://www.flickr.com/photos/1/${id}`,
  url: `https://live.staticflickr.com/${id}.jpg`,
  creator: 'Ada Keeper',
  creator_url: 'https://www.flickr.com/photos/1',
  license: 'by',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by/2.0/',
  provider: 'flickr',
  source: 'flickr',
  category: 'photograph',
  filesize: null,
  filetype: null,
  tags: [],
  attribution: `"${title}" by Ada Keeper is licensed under CC BY 2.0.`,
  fields_matched: ['title'],
  mature: false,
  height: 683,
  width: 1024,
  thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
  detail_url: `https://api.openverse.org/v1/images/${id}/`,
  related_url: `https://api.openverse.org/v1/images/${id}/related/`,
})

test('Openverse: nothing is asked before Search; licence and creator stay with the picture', async ({
  page,
}) => {
  const asked: string[] = []
  let isDown = false
  await page.route('https://api.openverse.org/**', async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (isDown) return route.abort()
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (url.includes('/thumb/'))
      return route.fulfill({ headers, contentType: 'image/png', body: makePng(600, 400).buffer })
    const second = new URL(url).searchParams.get('page') === '2'
    return route.fulfill({
      headers,
      json: {
        result_count: 2,
        page_count: 2,
        page_size: 20,
        page: second ? 2 : 1,
        results: [second ? found('b', 'Beacon') : found('a', 'Lighthouse')],
      },
    })
  })
  await dialog(page).getByLabel('Search Openverse').fill('lighthouse')
  await expect(dialog(page).getByText('Your words go to openverse.org')).toBeVisible()
  expect(asked).toEqual([])
  await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
  const picture = dialog(page).getByRole('button', { name: 'Lighthouse, by Ada Keeper' })
  await expect(picture).toBeVisible()
  await expect(dialog(page).getByText('2 pictures found')).toBeVisible()
  const showMore = dialog(page).getByRole('button', { name: 'Show more' })
  isDown = true
  await showMore.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Openverse cannot be reached')
  isDown = false
  await showMore.click()
  await expect(dialog(page).getByRole('button', { name: 'Beacon, by Ada Keeper' })).toBeVisible()
  await expectAxeClean(page, '[role=dialog]')

  await picture.click()
  await expect(preview(page).getByText('“Lighthouse” · by Ada Keeper · CC BY 2.0')).toBeVisible()
  expect(asked.some((url) => url.endsWith('/a/thumb/?full_size=true&compressed=true'))).toBe(true)
  await applyAs(page, 'A lighthouse')
  await openEditor(page)
  await expect(preview(page).getByText('“Lighthouse” · by Ada Keeper · CC BY 2.0')).toBeVisible()
  await expect(preview(page).getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    'https://www.flickr.com/photos/1/a',
  )
  await uploadPicture(page)
  await expect(preview(page).getByText('Ada Keeper'), 'goes with its picture').toBeHidden()
})

test('Openverse: says what went wrong, and the dialog goes on', async ({ page }) => {
  let answer: 'abort' | number | 'empty' = 'abort'
  await page.route('https://api.openverse.org/**', (route) => {
    if (answer === 'abort') return route.abort()
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (answer === 'empty')
      return route.fulfill({
        headers,
        json: { result_count: 0, page_count: 0, page_size: 20, page: 1, results: [] },
      })
    return route.fulfill({ headers, status: answer, json: {} })
  })
  const search = dialog(page).getByRole('search')
  await search.getByLabel('Search Openverse').fill('sea')
  const press = () => search.getByRole('button', { name: 'Search', exact: true }).click()
  await press()
  await expect(search.getByRole('alert')).toContainText('Openverse cannot be reached')
  answer = 429
  await press()
  await expect(search.getByRole('alert')).toContainText('asks for a pause')
  answer = 500
  await press()
  await expect(search.getByRole('alert')).toContainText('gave no usable answer')
  answer = 'empty'
  await press()
  await expect(search.getByRole('status')).toContainText('Nothing found')
  await expect(search.getByRole('alert')).toBeHidden()
  await uploadPicture(page)
  await expect(apply(page)).toBeEnabled()
})

for (const width of [1280, 390])
  test(
    `every page is axe clean in light and dark, and scrolls in one direction only, at ${width} px`,
    { tag: '@gate' },
    async ({ page }) => {
      // Twelve looks of axe at a whole slide and its controls.
      test.setTimeout(300_000)
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
    },
  )

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
