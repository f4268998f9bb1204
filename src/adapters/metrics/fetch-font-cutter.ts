// Vite makes it the address of the file.
// oxlint-disable-next-line import/default
import url from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url'

/** HarfBuzz's subsetter, from our own server. */
export async function fetchFontCutter(): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} for the font cutter`)
  return response.arrayBuffer()
}
