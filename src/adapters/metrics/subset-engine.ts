/** What of the engine's functions is called here; addresses and sizes are numbers of bytes. */
export type SubsetEngine = {
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
  hb_subset_input_keep_everything(input: number): void
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, at: number): void
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const writable = 2

/** HarfBuzz's own subsetter; `load` gives its WebAssembly. */
export async function startSubsetEngine(load: () => Promise<BufferSource>): Promise<SubsetEngine> {
  const { instance } = await WebAssembly.instantiate(await load())
  // WebAssembly says nothing of the types of its functions.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const engine = instance.exports as unknown as SubsetEngine
  // The name is the engine's.
  // oxlint-disable-next-line no-underscore-dangle
  engine._initialize?.()
  return engine
}

/** The font as `ask` says; null where the engine cannot make it. */
export function makeSubset(
  engine: SubsetEngine,
  font: Uint8Array,
  ask: (input: number, face: number) => void,
): Uint8Array<ArrayBuffer> | null {
  const at = engine.malloc(font.length)
  new Uint8Array(engine.memory.buffer).set(font, at)
  const blob = engine.hb_blob_create(at, font.length, writable, 0, 0)
  const face = engine.hb_face_create(blob, 0)
  engine.hb_blob_destroy(blob)
  const input = engine.hb_subset_input_create_or_fail()
  ask(input, face)
  const subset = engine.hb_subset_or_fail(face, input)
  engine.hb_subset_input_destroy(input)
  const bytes = subset === 0 ? null : takeBytes(engine, subset)
  engine.hb_face_destroy(face)
  engine.free(at)
  return bytes
}

function takeBytes(engine: SubsetEngine, subset: number): Uint8Array<ArrayBuffer> {
  const result = engine.hb_face_reference_blob(subset)
  const start = engine.hb_blob_get_data(result, 0)
  const length = engine.hb_blob_get_length(result)
  const bytes = new Uint8Array(engine.memory.buffer).slice(start, start + length)
  engine.hb_blob_destroy(result)
  engine.hb_face_destroy(subset)
  return bytes
}

/** A tag as the engine counts it. */
export const toNumber = (tag: string): number =>
  Array.from(tag).reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
