import { loadDeckFonts } from '#adapters/metrics/load-deck-fonts.ts'
import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import { writePptx } from '#codecs/pptx-writer/write-pptx.ts'

import { nodeFontSource } from '../../cli/node-font-source.ts'
import type { Peer } from './peer.ts'

/** What the app's worker does: nothing that was fetched or measured for another file is known. */
export const lectern: Peer = {
  name: 'Lectern',
  async write(deck, picture) {
    const { metrics } = await loadDeckFonts(deck, nodeFontSource)
    const shown = picture ? decodeDataUrl(picture) : null
    const pictures = new Map(shown ? [['asset:picture', shown]] : [])
    const slides = deck.slides.map((slide) =>
      shown ? { ...slide, imageUrl: 'asset:picture' } : slide,
    )
    const written = await writePptx({ deck: { ...deck, slides }, pictures }, { metrics })
    if (!written.ok) throw new Error(written.error)
    return written.value.bytes
  },
}
