import type { Deck } from '#core/deck/deck.ts'

/** A document, or a change to one. Changes merge in any order, any number of times. */
export type DocumentBytes = Uint8Array<ArrayBuffer>

/** A deck that can be edited here and merged with what was edited elsewhere. */
export type DeckDocument = {
  /** The same object, and the same slides in it, until they change. */
  read(): Deck
  /** Makes the document say `deck` with the smallest change that does. */
  write(deck: Deck): void
  encode(): DocumentBytes
  /** What this document knows, so that another can send only what is missing here. */
  encodeVector(): DocumentBytes
  /** What a document with that vector lacks; null when the vector cannot be read. */
  encodeSince(vector: DocumentBytes): DocumentBytes | null
  /** False when the change cannot be read, and then nothing has changed. */
  merge(change: DocumentBytes): boolean
  /** Whether those bytes hold exactly what this document holds. */
  matches(bytes: DocumentBytes): boolean
  onChange(listen: (change: DocumentBytes, madeBy: 'write' | 'merge') => void): void
  destroy(): void
}

export type DocumentFormat = {
  /**
   * The first document of a deck. The same deck always gives one with the same bytes: two tabs that
   * both made one can merge them and still have every word once.
   */
  seed(deck: Deck): DeckDocument
  /** Null when the bytes cannot be read. */
  open(bytes: DocumentBytes): DeckDocument | null
}
