/** Small enough to be spread over the arguments of one call. */
const chunkBytes = 0x8000

export async function encodeDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let start = 0; start < bytes.length; start += chunkBytes)
    binary += String.fromCodePoint(...bytes.subarray(start, start + chunkBytes))
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(binary)}`
}
