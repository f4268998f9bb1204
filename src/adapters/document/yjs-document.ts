import * as Y from 'yjs'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckDocument, DocumentBytes } from '#ports/storage/document.ts'

import { getDeckTypes, readDeck, readOrder, readSlide, writeDeck } from './deck-in-document.ts'

const written = Symbol('written')

/** Wraps a Yjs document that holds a deck. Changes travel as V1: a hostile V2 change can hang Yjs. */
export function createYjsDocument(doc: Y.Doc): DeckDocument {
  const types = getDeckTypes(doc)
  let deck: Deck | null = null
  let order: string[] | null = null
  const slides = new Map<string, Slide>()

  types.slides.observeDeep((events) => {
    for (const event of events) {
      const [id] = event.path
      if (typeof id === 'string') slides.delete(id)
      else for (const changed of event.changes.keys.keys()) slides.delete(changed)
      // Of what lies in a slide only its position, and never its texts, moves it.
      if (event.path.length < 2) order = null
    }
  })
  doc.on('afterTransaction', ({ changed }) => {
    if (changed.size > 0) deck = null
  })

  const read = (): Deck =>
    (deck ??= readDeck(types, (order ??= readOrder(types)), (id, map) => {
      const slide = slides.get(id) ?? readSlide(id, map)
      slides.set(id, slide)
      return slide
    }))

  return {
    read,
    write(after) {
      const before = read()
      doc.transact(() => writeDeck(types, before, after), written)
    },

    encode: () => encode(doc),
    encodeVector: () => new Uint8Array(Y.encodeStateVector(doc)),
    encodeSince(vector) {
      try {
        return new Uint8Array(Y.encodeStateAsUpdate(doc, vector))
      } catch {
        return null
      }
    },

    merge: (change) => applyChange(doc, change),
    matches(bytes) {
      const other = loadDoc(bytes)
      return other !== null && Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(other))
    },

    onChange(listen) {
      doc.on('update', (change: Uint8Array, origin: unknown) =>
        listen(new Uint8Array(change), origin === written ? 'write' : 'merge'),
      )
    },
    destroy: () => doc.destroy(),
  }
}

const encode = (doc: Y.Doc): DocumentBytes => new Uint8Array(Y.encodeStateAsUpdate(doc))

/** Null when the bytes cannot be read. What builds on a change that is missing waits for it. */
export function loadDoc(bytes: DocumentBytes): Y.Doc | null {
  const doc = new Y.Doc()
  try {
    Y.applyUpdate(doc, bytes)
    return doc
  } catch {
    return null
  }
}

function applyChange(doc: Y.Doc, change: DocumentBytes): boolean {
  try {
    // Decoded once in vain: what cannot be read to its end must not be half applied to a live document.
    Y.decodeUpdate(change)
    Y.applyUpdate(doc, change)
    return true
  } catch {
    return false
  }
}
