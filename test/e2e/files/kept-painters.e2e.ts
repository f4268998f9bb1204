import { writeFileSync } from 'node:fs'

import { expect, type Page, test, type TestInfo } from '@playwright/test'
import { unzipSync } from 'fflate'

import { writePng } from '#codecs/metafile/write-png.ts'
import type { Slide } from '#core/deck/slide.ts'

import { measureLikeness, type Picture } from '../../../bench/placed/measure-likeness.ts'
import { paintPages } from '../../../bench/placed/paint-pages.ts'
import {
  everythingPlaced,
  everythingSaid,
  everythingTheme,
} from '../../fixtures/decks/everything-placed.ts'
import { keptSlide, look, placedShape, placedText } from '../../fixtures/decks/placed-slide.ts'
import { findPdfTools } from '../../judges/pdf-tools.ts'
import { exportFile } from '../steps/export-file.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { readPicture, shrinkPicture } from '../steps/screen/read-picture.ts'
import { startShow } from '../steps/start-show.ts'

/** As wide as the show is, and high enough for a slide of 4:3. */
const [width, height] = [1280, 960] as const
const least = 0.98

test.use({ viewport: { width, height }, reducedMotion: 'reduce' })

type Painted = Record<'show' | 'PNG' | 'PDF' | 'HTML', Picture>

/** Slides of a deck, as each painter paints them. */
async function paintAll(page: Page, slides: readonly Slide[], info: TestInfo): Promise<Painted[]> {
  await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: [...slides] }) })
  const pngs = Object.values(unzipSync((await exportFile(page, 'PNG', { width })).bytes))
  const [pdf, html] = [info.outputPath('deck.pdf'), info.outputPath('deck.html')]
  writeFileSync(pdf, (await exportFile(page, 'PDF')).bytes)
  writeFileSync(html, (await exportFile(page, 'HTML')).bytes)
  const pages = await paintPages(pdf, width)
  await startShow(page)
  const reader = await page.context().newPage()
  await reader.goto(`file://${html}`)
  const painted: Painted[] = []
  for (const [at, { placed }] of slides.entries()) {
    const form = (placed?.size.width ?? 0) / 720
    await page.bringToFront()
    const show = await page.locator('[data-shown] article').screenshot({ animations: 'disabled' })
    await page.keyboard.press('ArrowRight')
    await reader.bringToFront()
    const stage = reader.locator('[data-current] .stage')
    const read = await stage.screenshot({ animations: 'disabled' })
    await reader.keyboard.press('ArrowRight')
    const printed = pages[at]
    if (!printed) throw new Error('The PDF has too few pages')
    painted.push({
      show: shrinkPicture(readPicture(show), form),
      PNG: shrinkPicture(readPicture(pngs[at] ?? new Uint8Array()), form),
      PDF: shrinkPicture(printed, form),
      HTML: shrinkPicture(readPicture(read), form),
    })
  }
  return painted
}

function compare(painted: readonly Painted[], info: TestInfo): void {
  const likeness = Object.fromEntries(
    painted.flatMap(({ show, ...others }, at) =>
      Object.entries(others).map(([painter, picture]) => [
        `${painter} ${at + 1}`,
        measureLikeness(show, picture)?.ssim ?? 0,
      ]),
    ),
  )
  info.annotations.push({ type: 'ssim', description: JSON.stringify(likeness) })
  expect(Object.entries(likeness).filter(([, ssim]) => ssim < least)).toEqual([])
}

test(
  'KL30 a slide that keeps its look has it in the show, in pictures, in PDF and on a page alike, also one of 4:3',
  { tag: '@gate' },
  async ({ page }, info) => {
    test.skip(!(await findPdfTools()), 'poppler paints the PDF')
    const slides = [1280, 960].map((wide) =>
      keptSlide(
        { ...everythingSaid, id: `wide-${wide}` },
        { size: { width: wide, height: 720 }, theme: everythingTheme },
        [...everythingPlaced],
      ),
    )
    compare(await paintAll(page, slides, info), info)
  },
)

/** Dark at its left, bright at its right. */
function drawRamp(): string {
  const data = new Uint8Array(4 * 64 * 8)
  for (let at = 0; at < data.length; at += 4)
    data.fill(at % 256, at, at + 3).fill(255, at + 3, at + 4)
  return `data:image/png;base64,${Buffer.from(writePng({ width: 64, height: 8, data })).toString('base64')}`
}

test('KL70 every painter paints a picture in its two tones, also in a shape, as a tile and behind a slide', async ({
  page,
}, info) => {
  test.skip(!(await findPdfTools()), 'poppler paints the PDF')
  const imageUrl = drawRamp()
  const paint = (dark: string, bright: string) => ({
    kind: 'picture' as const,
    imageUrl,
    effects: { duotone: [dark, bright] },
  })
  const at = { y: 200, width: 320, height: 160 }
  const slide = keptSlide({ content: [] }, { background: paint('#400000', '#FFC0C0') }, [
    { ...paint('#004000', '#C0FFC0'), ...at, x: 80 },
    placedShape({ ...at, x: 480, fill: paint('#000040', '#C0C0FF') }),
    placedShape({
      ...at,
      x: 880,
      fill: { ...paint('#404000', '#FFFFC0'), tile: { width: 160, height: 80, x: 0, y: 0 } },
    }),
  ])
  const painted = await paintAll(page, [slide], info)
  compare(painted, info)
  // Half as wide as the slide.
  const places: [x: number, y: number, colour: string][] = [
    [2, 300, '#400000'],
    [637, 300, '#FFC0C0'],
    [42, 140, '#004000'],
    [197, 140, '#C0FFC0'],
    [242, 140, '#000040'],
    [397, 140, '#C0C0FF'],
    [442, 140, '#404000'],
    [517, 140, '#FFFFC0'],
  ]
  for (const [painter, { width: wide, rgb }] of Object.entries(painted[0] ?? {}))
    for (const [x, y, colour] of places)
      for (const part of [0, 1, 2]) {
        const wanted = Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16)
        const given = rgb[3 * (y * wide + x) + part] ?? 0
        expect(Math.abs(given - wanted), `${painter} at ${x} ${y}`).toBeLessThan(24)
      }
})

test('KL71 every painter draws patterns alike, line by line and dot by dot', async ({
  page,
}, info) => {
  test.skip(!(await findPdfTools()), 'poppler paints the PDF')
  const names = 'horz dkVert wdUpDiag dnDiag cross diagCross pct5 pct80 lgCheck dashHorz'.split(' ')
  const [colour, ground] = ['#204060', '#F0E0C0']
  const shapes = names.map((pattern, at) =>
    placedShape({
      x: 40 + 240 * (at % 5),
      y: 100 + 300 * Math.floor(at / 5),
      width: 200,
      height: 200,
      geometry: { preset: at % 2 === 0 ? 'rect' : 'ellipse' },
      fill: { kind: 'pattern', pattern, colour, ground },
    }),
  )
  const fill = { kind: 'pattern', pattern: 'upDiag', colour: '#E8E8E8', ground: '#FFFFFF' } as const
  const slide = keptSlide({ content: [] }, { background: fill }, shapes)
  const [painted] = await paintAll(page, [slide], info)
  // Half as large as the slide each line falls between other pixels: likeness would measure that.
  const looks = Object.entries(painted ?? {}).map(([painter, picture]) => ({
    painter,
    squares: [...shapes, { x: 0, y: 0, width: 160, height: 90 }].map(({ x, y }) =>
      measureSquare(picture, x / 2 + 30, y / 2 + 30),
    ),
  }))
  info.annotations.push({ type: 'squares', description: JSON.stringify(looks) })
  const [show, ...others] = looks
  for (const { painter, squares } of others)
    for (const [at, { mean, spread }] of squares.entries()) {
      const shown = show?.squares[at] ?? { mean: 0, spread: 0 }
      const name = `${painter}: ${names[at] ?? 'behind'}`
      // What is thinner than a pixel, poppler draws as wide as one.
      expect(Math.abs(mean - shown.mean), name).toBeLessThan(painter === 'PDF' ? 12 : 6)
      expect(spread, name).toBeGreaterThan(1)
    }
})

test('KL74 what leads somewhere does so in the show and on a web page, and not while it is edited', async ({
  page,
}, info) => {
  const link = 'https://example.org/reefs'
  const fill = { kind: 'solid', colour: '#336699' } as const
  const words = placedText([{ text: 'Read on', runs: [[7, 0]] }])
  const shape = placedShape({ fill, link, text: words })
  const elsewhere = { ...look, link: 'https://example.org/more' }
  const more = placedShape({
    x: 700,
    text: placedText([{ text: 'Or here', runs: [[7, 0]] }], { looks: [elsewhere] }),
  })
  const over = placedShape({ x: 700, y: 400, text: placedText([{ text: 'x', runs: [[1, 0]] }]) })
  const slide = keptSlide({ content: [] }, {}, [shape, more, over])
  await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: [slide] }) })
  await expect(page.getByRole('link', { name: 'Read on' })).toHaveCount(0)
  const html = info.outputPath('deck.html')
  writeFileSync(html, (await exportFile(page, 'HTML')).bytes)
  await startShow(page)
  const reader = await page.context().newPage()
  await reader.goto(`file://${html}`)
  const shows = [page.locator('[data-shown] article'), reader.locator('[data-current] .stage')]
  for (const show of shows) {
    const area = show.getByRole('link', { name: 'Read on' })
    await expect(area).toHaveAttribute('href', link)
    await expect(area).toHaveAttribute('rel', 'noopener noreferrer')
    // Pressed in its middle, and where its words stand.
    await area.click({ trial: true })
    await area.click({ trial: true, position: { x: 10, y: 10 } })
    await show.getByRole('link', { name: 'Or here' }).click({ trial: true })
  }
})

/** How bright it is there, and how much its pixels differ. */
function measureSquare({ width: wide, rgb }: Picture, left: number, top: number) {
  const size = 40
  const values = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [left + (at % size), top + Math.floor(at / size)]
    return rgb[3 * (y * wide + x) + 1] ?? 0
  })
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length)
  return { mean, spread }
}
