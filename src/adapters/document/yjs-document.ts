import * as Y from 'yjs'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckDocument, DocumentBytes, DocumentStep } from '#ports/document.ts'

import { getDeckTypes, readDeck, readSlide, slideParts, writeDeck } from './deck-in-document.ts'
import { createUndoFilter } from './keep-foreign-work.ts'

const madeHere = Symbol('made here')

/** Wraps a Yjs document that holds a deck. Changes travel as V1: a hostile V2 change can hang Yjs. */
export function createYjsDocument(doc: Y.Doc): DeckDocument {
  const types = getDeckTypes(doc)
  const undoManager = new Y.UndoManager([types.title, types.slides, types.fields], {
    trackedOrigins: new Set([madeHere]),
    deleteFilter: createUndoFilter(types.slides, slideParts),
    // Steps join when `write` says so, not when the wall clock does.
    captureTimeout: Infinity,
  })

  let deck: Deck | null = null
  const slides = new Map<string, Slide>()
  types.slides.observeDeep((events) => {
    for (const event of events) {
      const [id] = event.path
      if (typeof id === 'string') slides.delete(id)
      else for (const changed of event.changes.keys.keys()) slides.delete(changed)
    }
  })
  // Registered before any listener of ours can read.
  doc.on('afterTransaction', ({ changed }) => {
    if (changed.size > 0) deck = null
  })

  const read = (): Deck =>
    (deck ??= readDeck(types, (id, map) => {
      const slide = slides.get(id) ?? readSlide(id, map)
      slides.set(id, slide)
      return slide
    }))

  const steps = new WeakMap<object, DocumentStep>()
  let step: DocumentStep | null = null
  const rememberStep = ({ stackItem }: { stackItem: object }) => {
    // While undoing, the new redo step is the undone one seen from the other side.
    const undone = undoManager.currStackItem
    const made = undone ? steps.get(undone) : step
    if (made) steps.set(stackItem, { ...made, from: steps.get(stackItem)?.from ?? made.from })
  }
  undoManager.on('stack-item-added', rememberStep)
  undoManager.on('stack-item-updated', rememberStep)

  const stepOf = (stackItem: object | null) => (stackItem && steps.get(stackItem)) ?? null

  return {
    read,

    write(after, made) {
      step = made
      if (!made.joins) undoManager.stopCapturing()
      const before = read()
      doc.transact(() => writeDeck(types, before, after), madeHere)
    },

    undo: () => stepOf(undoManager.undo())?.from ?? null,
    redo: () => stepOf(undoManager.redo())?.to ?? null,
    canUndo: () => undoManager.canUndo(),
    canRedo: () => undoManager.canRedo(),

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
      doc.on('update', (change: Uint8Array, origin: unknown) => {
        const isHere = origin === madeHere || origin === undoManager
        listen(new Uint8Array(change), isHere ? 'here' : 'elsewhere')
      })
    },
    destroy: () => doc.destroy(),
  }
}

export const encode = (doc: Y.Doc): DocumentBytes => new Uint8Array(Y.encodeStateAsUpdate(doc))

/** Null when the bytes cannot be read, or not to their end. */
export function loadDoc(bytes: DocumentBytes): Y.Doc | null {
  const doc = new Y.Doc()
  const isWhole = applyChange(doc, bytes) && doc.store.pendingStructs === null
  return isWhole ? doc : null
}

function applyChange(doc: Y.Doc, change: DocumentBytes): boolean {
  try {
    // Decoded once in vain: what cannot be read to its end must not be half applied.
    Y.decodeUpdate(change)
    Y.applyUpdate(doc, change)
    return true
  } catch {
    return false
  }
}
