import type { IconSource } from '#core/icon/icon-source.ts'

/** One file for the page and its workers, packed: as modules each would have a copy of its own. */
const file = new URL('./icons.bin', import.meta.url)

export const browserIcons: IconSource = async () => {
  const { ok, body } = await fetch(file)
  if (!ok || !body) throw new Error('The icons are not there.')
  return new Response(body.pipeThrough(new DecompressionStream('deflate'))).text()
}
