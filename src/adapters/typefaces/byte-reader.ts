/** Reads on from where it stands. Past the end it throws. */
export type ByteReader = {
  byte(): number
  short(): number
  signedShort(): number
  long(): number
  tag(): string
  take(length: number): Uint8Array<ArrayBuffer>
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const step = (length: number): number => {
    at += length
    return at - length
  }
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    const start = step(length)
    if (start + length > bytes.length) throw new RangeError('The end')
    return bytes.slice(start, start + length)
  }
  return {
    byte: () => view.getUint8(step(1)),
    short: () => view.getUint16(step(2)),
    signedShort: () => view.getInt16(step(2)),
    long: () => view.getUint32(step(4)),
    tag: () => String.fromCodePoint(...take(4)),
    take,
  }
}
