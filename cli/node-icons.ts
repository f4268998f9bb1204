import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

import type { IconSource } from '#core/icon/icon-source.ts'

export const nodeIcons: IconSource = async () => {
  const file = join(import.meta.dirname, '../src/adapters/icons/icons.bin')
  return inflateSync(await readFile(file)).toString('utf8')
}
