import { encodeBase64 } from '#core/encode-base64.ts'

export async function encodeDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return `data:${blob.type || 'application/octet-stream'};base64,${encodeBase64(bytes)}`
}
