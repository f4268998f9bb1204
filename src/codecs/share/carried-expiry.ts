type Bytes = Uint8Array<ArrayBuffer>

const minuteMs = 60_000

export const expiryBytes = 4

/** Whole minutes, rounded up; zero for never. */
export function encodeExpiry(expiresAt: number | null): Bytes {
  const bytes = new Uint8Array(expiryBytes)
  if (expiresAt !== null) new DataView(bytes.buffer).setUint32(0, Math.ceil(expiresAt / minuteMs))
  return bytes
}

export function decodeExpiry(bytes: Bytes): number | null {
  const minutes = new DataView(bytes.buffer, bytes.byteOffset, expiryBytes).getUint32(0)
  return minutes === 0 ? null : minutes * minuteMs
}
