import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

import { encodeDataUrl } from '#codecs/encode-data-url.ts'
import type { Deck } from '#core/deck/deck.ts'
import { framedLayouts } from '#core/deck/slide-layout.ts'
import type { Slide } from '#core/deck/slide.ts'
import { themes } from '#core/theme/themes.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { drawPng } from '../../test/fixtures/files/draw-png.ts'
import { createSampleSlide, otherScripts } from '../../test/fixtures/decks/sample-slides.ts'
import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { findLibreOffice, printWithLibreOffice } from '../../test/judges/libreoffice.ts'
import { type GreyPicture, measureSsim } from './measure-ssim.ts'
import { readGreyPages, readGreyPng } from './read-grey.ts'

const office = await findLibreOffice()
if (!office) throw new Error('LibreOffice is not here to print the files')

const png = { bytes: drawPng(400, 300), type: 'image/png' }
const imageUrl = encodeDataUrl(png)
const slides: Slide[] = [
  ...framedLayouts.map((layout) => createSampleSlide(layout, 'typical')),
  ...framedLayouts.map((layout) => createSampleSlide(layout, 'typical', imageUrl)),
  ...otherScripts,
].map((slide, index) => Object.assign({}, slide, { id: `slide-${index + 1}` }))

/** What the screen shows of each slide in a theme. */
async function paintOnScreen(themeIds: readonly string[]): Promise<Map<string, GreyPicture[]>> {
  const configFile = 'test/visual/vite.config.ts'
  await build({ configFile })
  const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch(browserLaunchOptions())
  const painted = new Map<string, GreyPicture[]>()
  try {
    const page = await browser.newPage()
    await page.addInitScript((given) => Object.assign(globalThis, { given }), slides)
    for (const theme of themeIds) {
      const query = `theme=${theme}&width=1280&slides=given`
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${query}`)
      await page.locator('main[data-ready]').waitFor()
      const shots: GreyPicture[] = []
      for (const slide of await page.locator('figure').all())
        shots.push(readGreyPng(new Uint8Array(await slide.screenshot())))
      painted.set(theme, shots)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return painted
}

async function write(format: 'pptx' | 'pdf', deck: Deck, path: string): Promise<string> {
  const written = await writeWithRealFonts(format, { deck, pictures: new Map() })
  if (!written.ok) throw new Error(written.error)
  await writeFile(path, written.value.bytes)
  return path
}

function describe(screen: readonly GreyPicture[], printed: readonly GreyPicture[]): string {
  const likeness = screen.map((shot, at) => {
    const page = printed[at]
    if (!page) throw new Error('A page is missing')
    return measureSsim(shot, page)
  })
  const ordered = likeness.toSorted((a, b) => a - b)
  const [median = 0, least = 0] = [ordered[Math.floor(ordered.length / 2)], ordered[0]]
  const worst = slides[likeness.indexOf(least)]?.id ?? ''
  return `median ${median.toFixed(3)}  min ${least.toFixed(3)} (${worst})`
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-likeness-'))
try {
  const ids = (process.env['THEMES']?.split(',') ?? themes.map(({ id }) => id)).filter(Boolean)
  const screens = await paintOnScreen(ids)
  const decks = ids.map((theme): Deck => ({ title: theme, theme, slides }))
  const files: string[] = []
  for (const deck of decks)
    files.push(await write('pptx', deck, join(folder, `${deck.title}.pptx`)))
  const pdfs = await printWithLibreOffice(office, files, { folder, fonts: 'ours' })
  process.stdout.write(`Structural similarity to the screen, ${slides.length} slides a theme\n`)
  for (const [at, deck] of decks.entries()) {
    const screen = screens.get(deck.title) ?? []
    const own = await write('pdf', deck, join(folder, `${deck.title}-own.pdf`))
    const lines = [
      `${deck.title.padEnd(10)} PowerPoint file, by LibreOffice  ${describe(screen, await readGreyPages(pdfs[at] ?? ''))}`,
      `${''.padEnd(10)} PDF, by poppler                 ${describe(screen, await readGreyPages(own))}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
