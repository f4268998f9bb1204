import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { decodePng } from '#codecs/pdf-writer/pictures/decode-png.ts'
import { readPng } from '#codecs/pdf-writer/pictures/read-png.ts'
import { stage } from '#core/layout/stage.ts'

import type { GreyPicture } from './measure-ssim.ts'

/** Every page of a PDF as poppler paints it, at the size of the stage. */
export async function readGreyPages(pdf: string): Promise<GreyPicture[]> {
  const name = `${basename(pdf, '.pdf')}-page`
  const size = ['-scale-to-x', String(stage.width), '-scale-to-y', String(stage.height)]
  await promisify(execFile)('pdftoppm', ['-gray', ...size, pdf, join(dirname(pdf), name)])
  const files = (await readdir(dirname(pdf))).filter((file) => file.startsWith(`${name}-`))
  return Promise.all(
    files.toSorted().map(async (file) => readPgm(await readFile(join(dirname(pdf), file)))),
  )
}

function readPgm(file: Uint8Array): GreyPicture {
  const head = new TextDecoder('latin1').decode(file.subarray(0, 64))
  const [all = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? []
  return { width: Number(width), height: Number(height), data: file.subarray(all.length) }
}

export function readGreyPng(bytes: Uint8Array<ArrayBuffer>): GreyPicture {
  const png = readPng(bytes)
  if (!png) throw new Error('The screenshot is no PNG')
  const { rgb } = decodePng(png)
  const { width, height } = png
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(
      0.299 * (rgb[3 * at] ?? 0) + 0.587 * (rgb[3 * at + 1] ?? 0) + 0.114 * (rgb[3 * at + 2] ?? 0),
    ),
  )
  return { width, height, data }
}
