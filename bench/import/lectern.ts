import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { ReadResult } from '#codecs/read-result.ts'

import { listFoundSlides } from '../../test/corpus/list-found-slides.ts'
import type { Peer } from './peer.ts'

/** A reader of ours as one of those that are compared. */
export const asPeer = (
  name: string,
  readDeck: (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadResult>,
): Peer => ({
  name,
  knowsTitles: true,
  async read(bytes) {
    const read = await readDeck(bytes)
    if (read.ok) return () => listFoundSlides(read.value.deck)
    // The others find no slides in it, either.
    if (read.error === 'empty') return () => []
    throw new Error(read.error)
  },
})

/** The reader of the app; with the look of each slide, as its import has it. */
const readWith = (name: string, withLook: boolean): Peer =>
  asPeer(name, (bytes) => readPptx(bytes, { fileName: '', withLook }))

export const lectern = readWith('Lectern', false)
export const lecternWithLook = readWith('Lectern, with the look', true)
