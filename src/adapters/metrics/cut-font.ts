import { makeSubset, startSubsetEngine, toNumber } from './subset-engine.ts'

/** Gives the font with these glyphs alone, which keep their numbers. */
export type FontCutter = (font: Uint8Array, glyphs: Iterable<number>) => Uint8Array<ArrayBuffer>

const droppedTables = 3
/** Glyphs keep their numbers; instructions for screens of few pixels go. */
const flags = 0x1 | 0x2

/** What a file that only paints glyphs has no use for. */
const unneeded = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'DSIG', 'cmap', 'name', 'vhea', 'vmtx', 'gasp']

/** `load` gives the engine's WebAssembly, which is fetched once and when first needed. */
export async function createFontCutter(load: () => Promise<BufferSource>): Promise<FontCutter> {
  const engine = await startSubsetEngine(load)
  return (font, glyphs) => {
    const cut = makeSubset(engine, font, (input) => {
      const wanted = engine.hb_subset_input_glyph_set(input)
      for (const glyph of glyphs) engine.hb_set_add(wanted, glyph)
      const dropped = engine.hb_subset_input_set(input, droppedTables)
      for (const tag of unneeded) engine.hb_set_add(dropped, toNumber(tag))
      engine.hb_subset_input_set_flags(input, flags)
    })
    if (!cut) throw new Error('The font cannot be cut')
    return cut
  }
}
