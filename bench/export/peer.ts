import type { Deck } from '#core/deck/deck.ts'

/** A program that writes presentations. */
export type Peer = {
  name: string
  /** @param picture for every slide, as an address that holds it */
  write(deck: Deck, picture: string | null): Promise<Uint8Array>
}
