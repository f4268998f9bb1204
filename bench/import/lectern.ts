import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { listFoundSlides } from '../../test/corpus/list-found-slides.ts'
import type { Peer } from './peer.ts'

export const lectern: Peer = {
  name: 'Lectern',
  knowsTitles: true,
  async read(bytes) {
    const read = await readPptx(bytes, { fileName: '' })
    if (read.ok) return () => listFoundSlides(read.value.deck)
    // The others find no slides in it, either.
    if (read.error === 'empty') return () => []
    throw new Error(read.error)
  },
}
