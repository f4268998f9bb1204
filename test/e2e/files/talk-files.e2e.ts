import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { strFromU8, unzipSync } from 'fflate'
import { expect, type Page, test, type TestInfo } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { decodeSound, hasFfmpeg, measureLag, probe } from '../steps/sound/judge-media.ts'
import { choose } from '../steps/library.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { sharedDeck } from '../steps/shared-deck.ts'

test.describe.configure({ timeout: 300_000 })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' })

async function openExport(page: Page): Promise<void> {
  await becomeGuest(page)
  await seedDeck(page, 'talk', sharedDeck)
  await page.goto('/deck/talk')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Answers where the file lies. */
async function exportAs(page: Page, format: string, info: TestInfo): Promise<string> {
  await dialog(page).getByRole('radio', { name: format, exact: true }).check()
  const downloading = page.waitForEvent('download', { timeout: 240_000 })
  await dialog(page)
    .getByRole('button', { name: `Export ${format}`, exact: true })
    .click()
  const download = await downloading
  const path = info.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  await dialog(page).getByRole('button', { name: 'Another format' }).click()
  return path
}

test('TF5 the talk leaves as sound, film and captions that keep the same times', async ({
  page,
}, info) => {
  test.skip(!hasFfmpeg, 'ffmpeg judges these files')
  await openExport(page)
  await expectAxeClean(page)
  const wav = await exportAs(page, 'Sound (WAV)', info)
  const vtt = readFileSync(await exportAs(page, 'Captions (WebVTT)', info), 'utf8')
  const source = decodeSound(wav)
  const seconds = Number(probe(wav).format.duration)
  const said = vtt
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->'))
    .join(' ')
    .replaceAll(/<[\d:.]+>/g, '')
  expect(said).toBe(sharedDeck.slides.map(({ notes }) => notes).join(' '))

  for (const [format, codecs] of [
    ['Sound (M4A)', ['aac']],
    ['Sound (MP3)', ['mp3']],
    ['Video (MP4)', ['h264', 'aac']],
    ['Video (WebM)', ['vp9', 'opus']],
  ] as const) {
    const path = await exportAs(page, format, info)
    const { streams, chapters, format: whole } = probe(path)
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(codecs)
    expect(Math.abs(Number(whole.duration) - seconds)).toBeLessThan(0.05)
    expect(Math.abs(measureLag(decodeSound(path), source))).toBeLessThan(0.025)
    expect(whole.tags?.['title'] ?? whole.tags?.['MOVIE/TITLE']).toBe(sharedDeck.title)
    expect(chapters.map(({ tags }) => tags.title)).toEqual(['Breath', 'Shape'])
  }
})

test(
  'CL12 VF5 the command line makes a film of a talk, and one that stands upright where it is told to', // Playwright wants to see what is asked for.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, info) => {
    test.skip(!hasFfmpeg, 'ffmpeg judges these files')
    const source = info.outputPath('talk.json')
    const target = info.outputPath('talk.mp4')
    writeFileSync(source, JSON.stringify(sharedDeck))
    const run = promisify(execFile)
    const { stderr } = await run(process.execPath, [
      'scripts/lectern.mjs',
      'convert',
      source,
      target,
      '--shape',
      'upright',
    ])
    expect(stderr).toContain('Speaking slide 2 of 2…')
    const { streams, chapters } = probe(target)
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac'])
    expect(streams[0]).toMatchObject({ width: 720, height: 1280 })
    expect(chapters.map(({ tags }) => tags.title)).toEqual(['Breath', 'Shape'])
  },
)

test('TF6 a page that speaks does so from a disk, without a network, and lights its words', async ({
  page,
  browser,
}, info) => {
  await openExport(page)
  const path = await exportAs(page, 'Web page with voice', info)
  // Its own name has signs that addresses do not like.
  const plain = info.outputPath('page.html')
  writeFileSync(plain, readFileSync(path))

  const context = await browser.newContext({ offline: true })
  const reader = await context.newPage()
  const asked: string[] = []
  const problems: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  reader.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await reader.goto(pathToFileURL(plain).href)
  await expectAxeClean(reader)
  await reader.getByRole('button', { name: 'Play' }).first().click()
  const captions = reader.locator('.captions')
  await expect(captions.locator('.lit')).toBeVisible()
  await expect(captions).toContainText('Every word begins with air')
  await reader.keyboard.press('Space')
  const held = await reader.locator('.talk time').textContent()
  await expect(reader.locator('html')).not.toHaveAttribute('data-playing')
  await expect(reader.locator('.talk time')).toHaveText(held ?? '')

  await reader.keyboard.press('s')
  await reader.locator('.slide[data-current] .notes [data-at]').nth(9).click()
  await expect(reader.locator('.notes .lit').first()).toBeVisible()
  await expect(reader.locator('html')).toHaveAttribute('data-playing', '')
  // It goes on by itself, to its last word.
  await expect(reader.locator('.slide[data-current] h2')).toHaveText('Shape', { timeout: 60_000 })
  await expect(captions.locator('.lit')).toHaveText('voice.', { timeout: 60_000 })
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('TF8 a presentation for PowerPoint leaves with the sound of each slide', async ({
  page,
}, info) => {
  test.skip(!hasFfmpeg, 'ffmpeg judges these files')
  await openExport(page)
  const path = await exportAs(page, 'PowerPoint with voice', info)
  const parts = unzipSync(readFileSync(path))
  const sounds = Object.keys(parts).filter((name) => name.endsWith('.m4a'))
  expect(sounds).toHaveLength(2)
  for (const [at, name] of sounds.entries()) {
    const sound = info.outputPath(`${at}.m4a`)
    writeFileSync(sound, parts[name] ?? '')
    const { streams, format } = probe(sound)
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['aac'])
    const slide = strFromU8(parts[`ppt/slides/slide${at + 1}.xml`] ?? new Uint8Array())
    const seconds = Number(/<p:cTn id="6" dur="(\d+)"/.exec(slide)?.[1]) / 1000
    expect(Math.abs(Number(format.duration) - seconds)).toBeLessThan(0.05)
  }
})

test('TF9 a card of the library leads to its film', async ({ page }) => {
  await becomeGuest(page)
  await seedDeck(page, 'talk', sharedDeck)
  await page.goto('/dashboard')
  await choose(page, sharedDeck.title, 'Watch it as a video')
  await expect(dialog(page).getByRole('radio', { name: 'Video (MP4)', exact: true })).toBeChecked()
  await expect(dialog(page).getByRole('button', { name: 'Export Video (MP4)' })).toBeEnabled()
})

test('TF7 a talk is called off while it is spoken, and nothing is left of it', async ({ page }) => {
  await openExport(page)
  await dialog(page).getByRole('radio', { name: 'Video (MP4)', exact: true }).check()
  await dialog(page).getByRole('button', { name: 'Export Video (MP4)' }).click()
  await expect(dialog(page).getByText('Speaking slide 1 of 2…')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Video (MP4)', exact: true })).toBeChecked()
  await expect(dialog(page).getByText('Your file is ready')).toHaveCount(0)
})
