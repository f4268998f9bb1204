import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { listFoundSlides } from '../../test/corpus/list-found-slides.ts'
import type { Peer } from './peer.ts'

/** The reader of the app; with the look of each slide, as its import has it. */
const readWith = (name: string, withLook: boolean): Peer => ({
  name,
  knowsTitles: true,
  async read(bytes) {
    const read = await readPptx(bytes, { fileName: '', withLook })
    if (read.ok) return () => listFoundSlides(read.value.deck)
    // The others find no slides in it, either.
    if (read.error === 'empty') return () => []
    throw new Error(read.error)
  },
})

export const lectern = readWith('Lectern', false)
export const lecternWithLook = readWith('Lectern, with the look', true)
