import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'

import { encodeBase64 } from '#core/encode-base64.ts'
import type { Slide } from '#core/deck/slide.ts'
import { readOrientation } from '#core/picture/read-orientation.ts'

import { turnedJpeg } from '../../fixtures/files/turned-jpeg.ts'
import { findPdfTools } from '../../judges/pdf-tools.ts'
import { exportFile } from '../steps/export-file.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

/** Of the four corners of what is seen, row by row, whatever way the file lies. */
const corners = ['red', 'lime', 'blue', 'yellow']

/** Stored so that it is seen upright when it is turned as Exif says. */
async function makePhoto(page: Page, orientation: number): Promise<string> {
  const lying = await page.evaluate(
    async ([turn, colours]) => {
      const [width, height] = [600, 400]
      const seen = new OffscreenCanvas(width, height)
      const brush = seen.getContext('2d')
      for (const [index, colour] of colours.entries()) {
        if (brush) brush.fillStyle = colour
        brush?.fillRect((index % 2) * 300, Math.floor(index / 2) * 200, 300, 200)
      }
      const isTurned = turn > 4
      const stored = new OffscreenCanvas(isTurned ? height : width, isTurned ? width : height)
      const context = stored.getContext('2d')
      // From what is seen to what is stored, for each way a camera can be held.
      const matrices: Record<number, [number, number, number, number, number, number]> = {
        1: [1, 0, 0, 1, 0, 0],
        2: [-1, 0, 0, 1, width, 0],
        3: [-1, 0, 0, -1, width, height],
        4: [1, 0, 0, -1, 0, height],
        5: [0, 1, 1, 0, 0, 0],
        6: [0, -1, 1, 0, 0, width],
        7: [0, -1, -1, 0, height, width],
        8: [0, 1, -1, 0, height, 0],
      }
      context?.setTransform(...(matrices[turn] ?? [1, 0, 0, 1, 0, 0]))
      context?.drawImage(seen, 0, 0)
      const blob = await stored.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [orientation, corners] as const,
  )
  const file = turnedJpeg(Uint8Array.from(lying), orientation)
  return `data:image/jpeg;base64,${encodeBase64(file)}`
}

/** The colours in the corners of a picture, or of the part of a slide where one is; none is turned. */
const readCorners = (
  page: Page,
  bytes: Uint8Array,
  part = { x: 0, y: 0, width: 1, height: 1 },
): Promise<string[]> =>
  page.evaluate(
    async ([file, { x, y, width, height }]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(file)]), {
        imageOrientation: 'none',
      })
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const brush = canvas.getContext('2d')
      brush?.drawImage(bitmap, 0, 0)
      return [0, 1, 2, 3].map((index) => {
        const across = x + width * (0.25 + 0.5 * (index % 2))
        const down = y + height * (0.25 + 0.5 * Math.floor(index / 2))
        const at = [Math.round(across * bitmap.width), Math.round(down * bitmap.height)] as const
        const { data = [] } = brush?.getImageData(...at, 1, 1) ?? {}
        const [red = 0, green = 0, blue = 0] = Array.from(data, (value) => value > 128)
        return red ? (green ? 'yellow' : 'red') : green ? 'lime' : blue ? 'blue' : 'black'
      })
    },
    [[...bytes], part] as const,
  )

/** A picture over the whole of each slide. */
const makeSlides = (urls: readonly string[]): Slide[] =>
  urls.map((imageUrl, index) => ({
    id: `s${index + 1}`,
    title: `Photograph ${index + 1}`,
    content: [],
    notes: '',
    layout: 'picture-full',
    imageUrl,
    imageStyle: { shadow: 'none', overlay: 'none' },
  }))

async function paintPdf(pdf: Uint8Array): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pages-'))
  try {
    await writeFile(join(folder, 'file.pdf'), pdf)
    const args = ['-png', '-r', '36', join(folder, 'file.pdf'), join(folder, 'page')]
    await promisify(execFile)('pdftoppm', args)
    return await Promise.all(orientations.map((page) => readFile(join(folder, `page-${page}.png`))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('SI5 a photograph stands upright in every file, however the camera was held', async ({
  page,
}) => {
  test.slow()
  await page.goto('/robots.txt')
  const urls = await Promise.all(orientations.map((orientation) => makePhoto(page, orientation)))
  await page.goto('about:blank')
  await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: makeSlides(urls) }) })

  // As the screen has it, above what a theme darkens for its text.
  const upper = { x: 0.1, y: 0, width: 0.8, height: 0.4 }
  const expected = orientations.map(() => corners.slice(0, 2))
  const readUpper = async (pictures: readonly Uint8Array[]) =>
    Promise.all(pictures.map(async (one) => (await readCorners(page, one, upper)).slice(0, 2)))

  const pngs = unzipSync((await exportFile(page, 'PNG', { width: 1280 })).bytes)
  expect(await readUpper(Object.values(pngs))).toEqual(expected)

  const parts = unzipSync((await exportFile(page, 'PPTX')).bytes)
  const media = Object.entries(parts).filter(([name]) => name.startsWith('ppt/media/'))
  expect(media).not.toEqual([])
  for (const [, bytes] of media) {
    expect(readOrientation(bytes)).toBe(1)
    expect(await readCorners(page, bytes)).toEqual(corners)
  }

  test.skip(!(await findPdfTools()), 'Poppler is not here')
  expect(await readUpper(await paintPdf((await exportFile(page, 'PDF')).bytes))).toEqual(expected)
})

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><image href="https://example.com/spy.png" width="9" height="9"/>${corners
  .map((colour, index) => {
    const [x, y] = [(index % 2) * 30, Math.floor(index / 2) * 20]
    return `<rect x="${x}" y="${y}" width="30" height="20" fill="${colour}"/>`
  })
  .join('')}</svg>`

test('SI4 a drawing is in every file as pixels, and nobody is asked for what it names', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('example.com')) foreign.push(request.url())
  })
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: makeSlides([url]) }) })
  const upper = { x: 0.1, y: 0, width: 0.8, height: 0.4 }
  for (const png of Object.values(unzipSync((await exportFile(page, 'PNG')).bytes)))
    expect((await readCorners(page, png, upper)).slice(0, 2)).toEqual(corners.slice(0, 2))

  const parts = unzipSync((await exportFile(page, 'PPTX')).bytes)
  const media = Object.entries(parts).filter(([name]) => name.startsWith('ppt/media/'))
  expect(media).toHaveLength(1)
  for (const [, bytes] of media) expect(await readCorners(page, bytes)).toEqual(corners)

  const { bytes: pdf } = await exportFile(page, 'PDF')
  expect(pdf.includes('/Subtype/Image/Width 2560')).toBe(true)
  expect(foreign).toEqual([])
})
