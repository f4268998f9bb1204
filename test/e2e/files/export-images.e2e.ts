import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'

import type { Deck } from '#core/deck/deck.ts'
import { themes } from '#core/theme/themes.ts'

import { listScriptSlides } from '../../fixtures/decks/script-slides.ts'
import { compareImages, type Likeness } from '../steps/screen/compare-images.ts'
import { exportFile } from '../steps/export-file.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { startShow } from '../steps/start-show.ts'

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })

/** The worst slide of all themes measured 0.9975 and 0.0003; a title that moves by 3 px is at 0.006. */
const alike = { mean: 0.995, strange: 0.002 }

const isAlike = ({ mean, strange }: Likeness): boolean =>
  mean >= alike.mean && strange <= alike.strange

/** The slides as the show paints them, one after the other, from the first. */
async function shootShow(page: Page, count: number): Promise<Buffer[]> {
  const show = await startShow(page)
  const shots: Buffer[] = []
  for (let shown = 0; shown < count; shown++) {
    const slide = show.locator('[data-shown]')
    const article = slide.getByRole('article')
    await expect(article).toBeVisible()
    await slide.evaluate(async (frame) => {
      const pictures = [...frame.querySelectorAll('img')]
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
      await document.fonts.ready
    })
    shots.push(await shootSlide(page))
    await page.keyboard.press('ArrowRight')
  }
  return shots
}

/** Without what the show lays over it. */
const shootSlide = (page: Page): Promise<Buffer> =>
  page.screenshot({
    animations: 'disabled',
    style:
      'body * { visibility: hidden } [data-shown] article, [data-shown] article * { visibility: visible !important }',
  })

async function exportPngs(page: Page): Promise<Record<string, Uint8Array>> {
  const { name, bytes } = await exportFile(page, 'PNG', { width: 1280 })
  expect(name).toMatch(/\.zip$/)
  return unzipSync(bytes)
}

async function expectAlike(page: Page, { slides }: Deck): Promise<void> {
  const pngs = Object.entries(await exportPngs(page))
  expect(pngs.map(([name]) => name.slice(0, 3))).toEqual(slides.map((_, index) => `0${index + 1}-`))
  const shots = await shootShow(page, slides.length)
  const strangers = pngs.flatMap(([name, png], index) => {
    const likeness = compareImages(png, shots[index] ?? Buffer.of())
    return isAlike(likeness) ? [] : { name, likeness }
  })
  expect(strangers).toEqual([])
}

for (const { id } of themes)
  test(`SI3 the pictures of slides in any script are what the screen shows, in ${id}`, async ({
    page,
  }) => {
    const deck = await openSampleDeck(page, {
      spoil: (sample) => ({ ...sample, theme: id, slides: listScriptSlides() }),
    })
    await expectAlike(page, deck)
  })

test('SI3 the pictures of the sample are what the screen shows, and a box that moves is noticed', async ({
  page,
}) => {
  const deck = await openSampleDeck(page)
  await expectAlike(page, deck)
  await page.keyboard.press('Home')
  const before = await shootSlide(page)
  await page
    .locator('[data-shown] article')
    .getByRole('heading')
    .evaluate((title) => {
      title.style.marginLeft = '3px'
    })
  expect(isAlike(compareImages(before, await shootSlide(page)))).toBe(false)
})
