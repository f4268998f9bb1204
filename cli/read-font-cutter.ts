import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const path = '../node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm'

/** HarfBuzz's subsetter as npm installed it. */
export const readFontCutter = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(join(import.meta.dirname, path)))
