import * as Y from 'yjs'

import type { DocumentFormat } from '#ports/storage/document.ts'

import { getDeckTypes, readDeck, writeDeck } from './deck-in-document.ts'
import { createYjsDocument, loadDoc } from './yjs-document.ts'

/** Changes whenever a seed of the same deck would come out as other bytes. */
const seedVersion = 2

export const yjsDocumentFormat: DocumentFormat = {
  seed(deck) {
    const doc = new Y.Doc()
    doc.clientID = hash(`${seedVersion}${JSON.stringify(deck)}`)
    const types = getDeckTypes(doc)
    doc.transact(() => writeDeck(types, readDeck(types), deck))
    // What is written from now on is this tab's own; two authors of one name would lose words.
    doc.clientID = new Y.Doc().clientID
    return createYjsDocument(doc)
  },

  open(bytes) {
    const doc = loadDoc(bytes)
    return doc && createYjsDocument(doc)
  },
}

/** FNV-1a, 32 bits: different decks must not get seeds of the same author. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
