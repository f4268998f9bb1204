const folder = '/node_modules/pdfjs-dist/cmaps/'

const addresses = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Which characters the codes of an Asian typeface mean; each table is fetched when a file names it. */
export async function readCharacterMap(filename: string): Promise<Uint8Array> {
  const address = addresses[folder + filename]
  if (!address) throw new Error(`There is no table ${filename}`)
  const response = await fetch(address)
  return new Uint8Array(await response.arrayBuffer())
}
