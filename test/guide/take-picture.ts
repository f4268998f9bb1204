import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

const pictureFolder = join(import.meta.dirname, '../../docs/guide')

/** A guide with thirty pictures must still load on a slow line. */
const maxBytes = 115_000
const qualities = [86, 80, 74, 68, 60, 50, 44]

type PictureOptions = {
  /** Only this part, with some room around it. */
  of?: Locator
  margin?: number
}

/** Writes `docs/guide/<name>.jpg`, of the best quality that is small enough. */
export async function takePicture(
  page: Page,
  name: string,
  { of, margin = 16 }: PictureOptions = {},
): Promise<void> {
  // Neither a word half faded in nor a pointer's tooltip belongs in a picture.
  await settle(page)
  const clip = of && (await frame(page, of, margin))
  for (const quality of qualities) {
    const bytes = await page.screenshot({
      type: 'jpeg',
      quality,
      caret: 'hide',
      ...(clip && { clip }),
    })
    if (bytes.length > maxBytes && quality !== qualities.at(-1)) continue
    if (bytes.length > maxBytes) throw new Error(`${name} is too large: ${bytes.length} bytes`)
    await mkdir(pictureFolder, { recursive: true })
    await writeFile(join(pictureFolder, `${name}.jpg`), bytes)
    return
  }
}

/** Until what comes in with a motion has arrived. What never rests, as a pulse, is not waited for. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

async function frame(page: Page, part: Locator, margin: number) {
  const box = await part.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('There is nothing to take a picture of')
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)]
  return {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + margin) - x,
    height: Math.min(size.height, box.y + box.height + margin) - y,
  }
}
