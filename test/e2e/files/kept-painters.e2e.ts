import { writeFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'

import { measureLikeness } from '../../../bench/placed/measure-likeness.ts'
import { paintPages } from '../../../bench/placed/paint-pages.ts'
import {
  everythingPlaced,
  everythingSaid,
  everythingTheme,
} from '../../fixtures/decks/everything-placed.ts'
import { keptSlide } from '../../fixtures/decks/placed-slide.ts'
import { findPdfTools } from '../../judges/pdf-tools.ts'
import { exportFile } from '../steps/export-file.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { readPicture, shrinkPicture } from '../steps/screen/read-picture.ts'
import { startShow } from '../steps/start-show.ts'

/** As wide as the show is, and high enough for a slide of 4:3. */
const [width, height] = [1280, 960] as const
const least = 0.98

test.use({ viewport: { width, height }, reducedMotion: 'reduce' })

test(
  'KL30 a slide that keeps its look has it in the show, in pictures, in PDF and on a page alike, also one of 4:3',
  { tag: '@gate' },
  async ({ page, context }, info) => {
    test.skip(!(await findPdfTools()), 'poppler paints the PDF')
    const slides = [1280, 960].map((wide) =>
      keptSlide(
        { ...everythingSaid, id: `wide-${wide}` },
        { size: { width: wide, height: 720 }, theme: everythingTheme },
        [...everythingPlaced],
      ),
    )
    await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides }) })
    const pngs = Object.values(unzipSync((await exportFile(page, 'PNG', { width })).bytes))
    const [pdf, html] = [info.outputPath('deck.pdf'), info.outputPath('deck.html')]
    writeFileSync(pdf, (await exportFile(page, 'PDF')).bytes)
    writeFileSync(html, (await exportFile(page, 'HTML')).bytes)
    const pages = await paintPages(pdf, width)
    await startShow(page)
    const reader = await context.newPage()
    await reader.goto(`file://${html}`)
    const likeness: Record<string, number> = {}
    for (const [at, { placed }] of slides.entries()) {
      const form = (placed?.size.width ?? 0) / 720
      await page.bringToFront()
      const shown = page.locator('[data-shown] article')
      const show = await shown.screenshot({ animations: 'disabled' })
      await page.keyboard.press('ArrowRight')
      await reader.bringToFront()
      const web = await reader
        .locator('[data-current] .stage')
        .screenshot({ animations: 'disabled' })
      const others = {
        PNG: readPicture(pngs[at] ?? new Uint8Array()),
        PDF: pages[at],
        HTML: readPicture(web),
      }
      await reader.keyboard.press('ArrowRight')
      for (const [painter, picture] of Object.entries(others)) {
        const pair = picture && [readPicture(show), picture].map((one) => shrinkPicture(one, form))
        const [ours, theirs] = pair ?? []
        likeness[`${painter} ${at + 1}`] =
          (ours && theirs && measureLikeness(ours, theirs)?.ssim) ?? 0
      }
    }
    info.annotations.push({ type: 'ssim', description: JSON.stringify(likeness) })
    expect(Object.entries(likeness).filter(([, ssim]) => ssim < least)).toEqual([])
  },
)
