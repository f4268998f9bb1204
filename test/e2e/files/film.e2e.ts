import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'

import { themes } from '#core/theme/themes.ts'

import { withBuiltPage } from '../../../cli/with-built-page.ts'
import { formSlides } from '../../fixtures/decks/form-slides.ts'
import type { FilmPage } from '../pages/film/page.ts'
import { hasFfmpeg, probe } from '../steps/sound/judge-media.ts'

declare const filmPage: FilmPage

/** Every slide has come to rest by then. */
const seconds = { seen: 2, settled: 1.8 }
const perTheme = 8

/** Of each theme other slides, so that all forms are among them. */
const decks = themes.map(({ id }, at) => ({
  title: id,
  theme: id,
  slides: Array.from({ length: perTheme }, (_, index) => {
    const slide = formSlides[(at + index * themes.length) % formSlides.length]
    if (!slide) throw new Error('There are no slides')
    return slide
  }),
}))

/** The pictures are held against the show by export-images.e2e.ts. */
test('FV3 a slide that stands still in a film looks as it does in the show, in every form and theme', async ({
  page,
}, info) => {
  test.skip(!hasFfmpeg, 'ffmpeg judges films')
  test.setTimeout(600_000)
  const likeness = await withBuiltPage(page, 'test/e2e/pages/film', async () => {
    await page.waitForFunction(() => 'filmPage' in window)
    const judged: { where: string; ssim: number }[] = []
    for (const deck of decks) {
      const { film, pictures } = await page.evaluate(
        ([shown, each]) => filmPage.write(shown, each),
        [deck, seconds.seen] as const,
      )
      const folder = info.outputPath(deck.theme)
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/film.mp4`, Buffer.from(film, 'base64'))
      const pngs = Object.values(unzipSync(Buffer.from(pictures, 'base64')))
      for (const [at, png] of pngs.entries()) {
        writeFileSync(`${folder}/${at}.png`, png)
        const ssim = compareFrame(folder, at)
        judged.push({ where: `${deck.theme} ${deck.slides[at]?.layout} ${at}`, ssim })
      }
    }
    return judged
  })
  expect(likeness).toHaveLength(themes.length * perTheme)
  const worst = likeness.toSorted((a, b) => a.ssim - b.ssim).slice(0, 3)
  info.annotations.push({ type: 'ssim', description: JSON.stringify(worst) })
  expect(likeness.filter(({ ssim }) => ssim < 0.98)).toEqual([])
})

test('FV4 the film of an hour needs less than 600 MB of memory', async ({
  page,
  browser,
}, info) => {
  test.skip(process.platform !== 'linux', 'The system is asked how much that was')
  test.setTimeout(1_800_000)
  const notes = Array.from({ length: 110 }, (_, at) => (at % 11 === 10 ? 'word.' : 'word')).join(
    ' ',
  )
  const slides = Array.from({ length: 60 }, (_, at) => {
    const slide = formSlides[at % formSlides.length]
    return { ...slide, id: `s${at}`, title: `Minute ${at + 1}`, content: ['A point'], notes }
  })
  await withBuiltPage(page, 'test/e2e/pages/film', async () => {
    await page.waitForFunction(() => 'filmPage' in window)
    const bytes = await page.evaluate(([deck, each]) => filmPage.writeLong(deck, each), [
      { title: 'An hour', slides },
      60,
    ] as const)
    expect(bytes).toBeGreaterThan(10_000_000)
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const peaks = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
      .map((kilobytes) => Number(kilobytes) / 1000)
    const facts = { film: bytes, megabytes: Math.max(...peaks) }
    info.annotations.push({ type: 'memory', description: JSON.stringify(facts) })
    expect(facts.megabytes).toBeLessThan(600)
  })
})

test('FV7 who cannot make VP9 gets AV1', async ({ page }, info) => {
  test.skip(!hasFfmpeg, 'ffmpeg judges films')
  await page.addInitScript(() => {
    const ask = VideoEncoder.isConfigSupported.bind(VideoEncoder)
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('vp09') ? { supported: false, config } : ask(config)
  })
  const deck = { title: 'Short', slides: formSlides.slice(0, 2) }
  await withBuiltPage(page, 'test/e2e/pages/film', async () => {
    await page.waitForFunction(() => 'filmPage' in window)
    const film = await page.evaluate((shown) => filmPage.writeWebm(shown, 1), deck)
    const path = info.outputPath('film.webm')
    writeFileSync(path, Buffer.from(film, 'base64'))
    const { streams, format } = probe(path)
    expect(streams.map((stream) => stream.codec_name).toSorted()).toEqual(['av1', 'opus'])
    expect(Number(format.duration)).toBeCloseTo(2, 1)
    // Whole, to its last frame.
    execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-'])
  })
})

/** How like a settled frame of the film is to the picture of its slide, as ffmpeg says. */
function compareFrame(folder: string, at: number): number {
  // A film has a frame only where something changes, so that none begins at the time that is asked for.
  const rate = 10
  const number = Math.round((at * seconds.seen + seconds.settled) * rate)
  const frame = `[0:v]fps=${rate},select=eq(n\\,${number}),setpts=0,format=yuv420p[a]`
  const filter = `${frame};[1:v]setpts=0,format=yuv420p[b];[a][b]ssim=stats_file=-`
  const inputs = ['-i', `${folder}/film.mp4`, '-i', `${folder}/${at}.png`]
  const told = execFileSync(
    'ffmpeg',
    ['-v', 'error', ...inputs, '-filter_complex', filter, '-frames:v', '1', '-f', 'null', '-'],
    { encoding: 'utf8' },
  )
  return Number(/All:([\d.]+)/.exec(told)?.[1])
}
