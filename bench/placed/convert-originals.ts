import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { printWithLibreOffice } from '../../test/judges/libreoffice.ts'
import { cache } from './originals.ts'

const converted = join(cache, 'converted')

/** By their paths, where each lies as LibreOffice saves it as OpenDocument; without those it cannot open. */
export async function convertOriginals(
  office: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await mkdir(converted, { recursive: true })
  const wanted: { path: string; copy: string; bare: string }[] = []
  for (const path of paths) {
    const hash = createHash('sha1')
      .update(await readFile(path))
      .digest('hex')
    const bare = join(converted, hash)
    const copy = `${bare}${extname(path)}`
    if (!existsSync(`${bare}.odp`) && !existsSync(`${bare}.failed`)) await copyFile(path, copy)
    wanted.push({ path, copy, bare })
  }
  const missing = wanted.filter(({ copy }) => existsSync(copy))
  if (missing.length > 0)
    await printWithLibreOffice(
      office,
      missing.map(({ copy }) => copy),
      { folder: converted, fonts: 'ours', as: 'odp' },
    ).catch(() => null)
  for (const { copy, bare } of missing) {
    if (!existsSync(`${bare}.odp`)) await writeFile(`${bare}.failed`, '')
    await rm(copy)
  }
  return new Map(
    wanted
      .filter(({ bare }) => existsSync(`${bare}.odp`))
      .map(({ path, bare }) => [path, `${bare}.odp`]),
  )
}
