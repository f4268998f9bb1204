/** SHA-256 of the bytes, in hex: the name under which a picture is stored once. */
export async function hashPicture(blob: Blob): Promise<string> {
  // Absent on plain http, as in a home network: there a picture is stored as often as it is added.
  if (!crypto.subtle) return toHex(crypto.getRandomValues(new Uint8Array(32)))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())))
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
