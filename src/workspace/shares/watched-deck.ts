import { createStore } from 'zustand/vanilla'

import type { ReadDeck } from '#codecs/read-result.ts'
import { assetUrl } from '#core/deck/deck-assets.ts'
import { moveDeckPictures } from '#core/deck/move-deck-pictures.ts'
import { clampIndex } from '#core/edit/clamp-index.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'
import type { PictureIntake } from '#ports/picture-intake.ts'

import type { OpenDeck, OpenDeckState } from '#workspace/deck/open-deck.ts'

/**
 * A deck that came by a link, to be looked at. Whoever made the link may have put anything into its
 * pictures, so each is made fit to be shown first, when it is wanted.
 */
export function createWatchedDeck(
  id: string,
  { deck: read, pictures, talk }: ReadDeck,
  intake: PictureIntake,
): OpenDeck {
  const deck = moveDeckPictures(read, (name) => (pictures.has(name) ? assetUrl(name) : name))
  const state = createStore<OpenDeckState>(() => ({
    deck,
    current: 0,
    save: { kind: 'saved' },
    canUndo: false,
    canRedo: false,
  }))
  const prepared = new Map<string, Promise<Result<Blob, StoreFailure>>>()

  async function prepare(name: string): Promise<Result<Blob, StoreFailure>> {
    const picture = pictures.get(name)
    if (!picture) return fail({ code: 'not-found' })
    const made = await intake.prepare(new Blob([picture.bytes], { type: picture.type }))
    return made.ok ? made : fail({ code: 'damaged' })
  }

  return {
    id,
    isWatched: true,
    ...(talk && { talk }),
    state,
    select: (index) => state.setState({ current: clampIndex(index, deck.slides.length) }),
    loadPicture(name) {
      const known = prepared.get(name) ?? prepare(name)
      prepared.set(name, known)
      return known
    },
    edit: () => {},
    editApart: async () => {},
    undo: () => {},
    redo: () => {},
    addPicture: () => Promise.reject(new Error('Nothing can be added to a watched deck')),
    flush: async () => ok(undefined),
    close: async () => {},
  }
}
