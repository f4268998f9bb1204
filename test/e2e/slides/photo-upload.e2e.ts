import { writeFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { makeBrokenPng, makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import {
  apply,
  applyAs,
  describedAs,
  dialog,
  openEditor,
  preview,
  problem,
  readStoredPictures,
  stagePicture,
  upload,
  uploadPicture,
} from '../steps/photo-editor.ts'

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await openEditor(page)
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
  await expect(preview(page).locator('img')).toBeVisible()
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
