/** Gives the font with these glyphs alone, which keep their numbers. */
export type FontCutter = (font: Uint8Array, glyphs: Iterable<number>) => Uint8Array<ArrayBuffer>

/** What of the engine's functions is called here; addresses and sizes are numbers of bytes. */
type SubsetEngine = {
  memory: WebAssembly.Memory
  _initialize?(): void
  malloc(size: number): number
  free(at: number): void
  hb_blob_create(at: number, length: number, mode: number, data: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const writable = 2
const droppedTables = 3
/** Glyphs keep their numbers; instructions for screens of few pixels go. */
const flags = 0x1 | 0x2

/** What a file that only paints glyphs has no use for. */
const unneeded = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'DSIG', 'cmap', 'name', 'vhea', 'vmtx', 'gasp']

/** HarfBuzz's own subsetter; `load` gives its WebAssembly, which is fetched once and when first needed. */
export async function createFontCutter(load: () => Promise<BufferSource>): Promise<FontCutter> {
  const { instance } = await WebAssembly.instantiate(await load())
  // WebAssembly says nothing of the types of its functions.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const engine = instance.exports as unknown as SubsetEngine
  // The name is the engine's.
  // oxlint-disable-next-line no-underscore-dangle
  engine._initialize?.()
  return (font, glyphs) => cut(engine, font, glyphs)
}

function cut(
  engine: SubsetEngine,
  font: Uint8Array,
  glyphs: Iterable<number>,
): Uint8Array<ArrayBuffer> {
  const at = engine.malloc(font.length)
  new Uint8Array(engine.memory.buffer).set(font, at)
  const blob = engine.hb_blob_create(at, font.length, writable, 0, 0)
  const face = engine.hb_face_create(blob, 0)
  engine.hb_blob_destroy(blob)
  const input = engine.hb_subset_input_create_or_fail()
  const wanted = engine.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) engine.hb_set_add(wanted, glyph)
  const dropped = engine.hb_subset_input_set(input, droppedTables)
  for (const tag of unneeded) engine.hb_set_add(dropped, toNumber(tag))
  engine.hb_subset_input_set_flags(input, flags)
  const subset = engine.hb_subset_or_fail(face, input)
  engine.hb_subset_input_destroy(input)
  if (subset === 0) throw new Error('The font cannot be cut')
  const result = engine.hb_face_reference_blob(subset)
  const start = engine.hb_blob_get_data(result, 0)
  const length = engine.hb_blob_get_length(result)
  const bytes = new Uint8Array(engine.memory.buffer).slice(start, start + length)
  engine.hb_blob_destroy(result)
  engine.hb_face_destroy(subset)
  engine.hb_face_destroy(face)
  engine.free(at)
  return bytes
}

const toNumber = (tag: string): number =>
  Array.from(tag).reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
