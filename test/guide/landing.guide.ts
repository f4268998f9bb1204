import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

const cover = join(import.meta.dirname, '../../src/features/landing/demo/sample-cover.webp')

// As large as a phone with a dense screen and the panel of a wide window show it.
test.use({ deviceScaleFactor: 2 })

test('what the start page shows before its demo plays', async ({ page }) => {
  // Still: neither a motion nor a lit word.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.mouse.move(200, 200)
  const demo = page.getByRole('region', { name: 'See it give a talk' })
  const slide = demo.getByRole('heading', { level: 3 })
  await expect(slide).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(demo.locator('img')).toHaveCount(0)
  const stage = demo.locator('[data-demo-stage]')
  const picture = await stage.screenshot({ type: 'png', animations: 'disabled' })
  const webp = await page.evaluate(async (base64) => {
    // The page's own policy lets nothing be fetched, not even this.
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(1280, 720)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, picture.toString('base64'))
  await writeFile(cover, Uint8Array.from(webp))
})
