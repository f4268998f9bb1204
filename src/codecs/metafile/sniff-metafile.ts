export type MetafileFormat = 'EMF' | 'WMF' | 'TIFF' | 'BMP'

/** Which of the formats that office programs know and browsers do not, by its first bytes. */
export function sniffMetafile(bytes: Uint8Array): MetafileFormat | null {
  if (bytes.length < 44) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = view.getUint32(0, true)
  if (start === 1 && view.getUint32(40, true) === 0x464d4520) return 'EMF'
  if (start === 0x9ac6cdd7 || start === 0x00090001 || start === 0x00090002) return 'WMF'
  if (start === 0x002a4949 || start === 0x2a004d4d) return 'TIFF'
  return view.getUint16(0, true) === 0x4d42 ? 'BMP' : null
}
