type Bytes = Uint8Array<ArrayBuffer>

/** The JSON of a deck, compressed. It is not encrypted yet. */
export async function packShare(json: Bytes): Promise<Bytes> {
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
