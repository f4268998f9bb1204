import { makeSubset, startSubsetEngine, toNumber } from '#adapters/metrics/subset-engine.ts'
import { readSfnt } from '#adapters/metrics/font-files/sfnt.ts'
import { viewOf } from '#adapters/metrics/font-files/glyph-tables.ts'

import { type FontTables, type OpenedFont, toFontFile } from './open-font-file.ts'

/** One font out of a file of all weights. */
export type PinnedFont = { weight: number; tables: FontTables }

const heaviest = 1000

type Weights = { least: number; most: number }

const clamp = (weight: number, { least, most }: Weights): number =>
  Math.min(most, Math.max(least, weight))

/** From and to where the file goes in weight; null where it has one and no other. */
function readWeights(font: FontTables): Weights | null {
  const fvar = font.get('fvar')
  if (!fvar) return null
  const view = viewOf(fvar)
  const [start, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)]
  for (let axis = 0; axis < count; axis++) {
    const at = start + axis * size
    if (view.getUint32(at) !== toNumber('wght')) continue
    const read = (place: number) => view.getInt32(at + place) / 0x1_0000
    return { least: Math.max(1, read(4)), most: Math.min(heaviest, read(12)) }
  }
  return null
}

/** The regular and the bold of a variable font, each as a font of its own: files have no others. */
export async function pinAxes(
  font: OpenedFont,
  load: () => Promise<BufferSource>,
): Promise<PinnedFont[]> {
  const engine = await startSubsetEngine(load)
  const bytes = toFontFile(font)
  const weights = readWeights(font.tables)
  const wanted = weights
    ? [...new Set([400, 700].map((weight) => clamp(weight, weights)))]
    : [viewOf(font.tables.get('OS/2') ?? new Uint8Array()).getUint16(4)]
  return wanted.flatMap((weight) => {
    const made = makeSubset(engine, bytes, (input, face) => {
      engine.hb_subset_input_keep_everything(input)
      engine.hb_subset_input_pin_all_axes_to_default(input, face)
      if (weights) engine.hb_subset_input_pin_axis_location(input, face, toNumber('wght'), weight)
    })
    return made ? [{ weight, tables: readSfnt(made).tables }] : []
  })
}
