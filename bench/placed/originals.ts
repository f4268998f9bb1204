import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { printWithLibreOffice } from '../../test/judges/libreoffice.ts'
import type { ChosenFile } from './choose-files.ts'

export const cache = '.cache/bench/placed'

const originals = join(cache, 'originals')

/** Without its ending: that of its PDF, or of a note that there is none. */
export async function nameOriginal({ path }: ChosenFile): Promise<string> {
  const hash = createHash('sha1').update(await readFile(path))
  return join(originals, hash.digest('hex'))
}

/** LibreOffice takes seconds to start and prints once: what it painted is kept. */
export async function printOriginals(office: string, chosen: readonly ChosenFile[]): Promise<void> {
  await mkdir(originals, { recursive: true })
  const copies: string[] = []
  for (const file of chosen) {
    const name = await nameOriginal(file)
    if (existsSync(`${name}.pdf`) || existsSync(`${name}.failed`)) continue
    const copy = `${name}${extname(file.path)}`
    await copyFile(file.path, copy)
    copies.push(copy)
  }
  await printAll(office, copies, originals)
}

const together = 20

/** Prints them, some at a time, and leaves their PDFs, or a note that there is none, in their place. */
export async function printAll(
  office: string,
  files: readonly string[],
  folder: string,
): Promise<void> {
  const print = async (some: readonly string[]) =>
    printWithLibreOffice(office, some, { folder, fonts: 'ours' }).catch(() => null)
  for (let from = 0; from < files.length; from += together) {
    const some = files.slice(from, from + together)
    await print(some)
    // One that brings the program down takes those after it along.
    for (const file of some) {
      const bare = file.slice(0, -extname(file).length)
      if (!existsSync(`${bare}.pdf`)) await print([file])
      if (!existsSync(`${bare}.pdf`)) await writeFile(`${bare}.failed`, '')
      await rm(file)
    }
  }
}

/** The value below which so large a share of them lies. */
export const shareAt = (values: readonly number[], share: number): string =>
  (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(3)
