import { unzipSync } from 'fflate'

export type UnpackedFont = { path: string; font: Uint8Array; flags: number }

/** The fonts that a presentation brings along, taken out of what Office wraps them in. */
export const unpackFonts = (pptx: Uint8Array): UnpackedFont[] =>
  Object.entries(unzipSync(pptx))
    .filter(([path]) => path.endsWith('.fntdata'))
    .map(([path, bytes]) => Object.assign({ path }, unwrap(bytes)))

/** Embedded OpenType: the size of the whole, the size of the font, and the font at its end. */
function unwrap(eot: Uint8Array): Omit<UnpackedFont, 'path'> {
  const view = new DataView(eot.buffer, eot.byteOffset, eot.byteLength)
  const [whole, size, version, flags] = [0, 4, 8, 12].map((at) => view.getUint32(at, true))
  if (whole !== eot.length || version !== 0x0002_0002 || view.getUint16(34, true) !== 0x504c)
    throw new Error('No Embedded OpenType')
  return { font: eot.slice(eot.length - (size ?? 0)), flags: flags ?? 0 }
}
