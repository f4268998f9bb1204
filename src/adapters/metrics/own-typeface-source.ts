import { isOwnFamily } from '#core/layout/typefaces/is-own-family.ts'

import type { FontSource } from './font-source.ts'

/** The bytes of a file that a deck keeps, by its address there; null when they are not to be had. */
export type ReadTypefaceFile = (url: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** The bundled fonts, and the typefaces that decks bring along, as packages of the same kind. */
export const withOwnTypefaces = (bundled: FontSource, readFile: ReadTypefaceFile): FontSource => ({
  async open(name) {
    if (!isOwnFamily(name)) return bundled.open(name)
    // Few decks have any.
    const { openOwnTypeface } = await import('./open-own-typeface.ts')
    return openOwnTypeface(name, readFile)
  },
})
