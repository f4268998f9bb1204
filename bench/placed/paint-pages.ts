import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Picture } from './measure-likeness.ts'

/** So wide pages are compared. */
const pageWidth = 640
export const mostPages = 6

/** The first pages of a PDF as poppler paints them. */
export async function paintPages(pdf: string, width = pageWidth): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pages-'))
  try {
    const size = ['-scale-to-x', String(width), '-scale-to-y', '-1', '-l', String(mostPages)]
    await promisify(execFile)('pdftoppm', [...size, pdf, join(folder, 'page')])
    const files = (await readdir(folder)).toSorted()
    return await Promise.all(
      files.map(async (file) => readPpm(new Uint8Array(await readFile(join(folder, file))))),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readPpm(file: Uint8Array): Picture {
  const head = new TextDecoder('latin1').decode(file.subarray(0, 64))
  const [all = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? []
  return { width: Number(width), height: Number(height), rgb: file.subarray(all.length) }
}

/** On a sheet of 16:9, where it is as high as can be: other painters know no other form. */
export function putOnWideSheet({ width, height, rgb }: Picture): Picture {
  const sheet = { width, height: Math.round((width * 9) / 16) }
  const scale = Math.min(1, sheet.height / height)
  const left = Math.round((sheet.width - width * scale) / 2)
  const put = new Uint8Array(3 * sheet.width * sheet.height).fill(255)
  for (let y = 0; y < sheet.height; y++)
    for (let x = 0; x < sheet.width; x++) {
      const [fromX, fromY] = [Math.round((x - left) / scale), Math.round(y / scale)]
      if (fromX < 0 || fromX >= width || fromY >= height) continue
      const [from, to] = [3 * (fromY * width + fromX), 3 * (y * sheet.width + x)]
      for (const part of [0, 1, 2]) put[to + part] = rgb[from + part] ?? 0
    }
  return { ...sheet, rgb: put }
}

/** Side by side, with a line between. */
export function joinPictures(pictures: readonly Picture[]): {
  width: number
  height: number
  data: Uint8Array
} {
  const gap = 8
  const width = pictures.reduce((sum, one) => sum + one.width + gap, -gap)
  const height = Math.max(...pictures.map((one) => one.height))
  const data = new Uint8Array(4 * width * height).fill(128)
  let left = 0
  for (const { width: wide, height: high, rgb } of pictures) {
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const [from, to] = [3 * (y * wide + x), 4 * (y * width + left + x)]
        data.set([rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0, 255], to)
      }
    left += wide + gap
  }
  return { width, height, data }
}
