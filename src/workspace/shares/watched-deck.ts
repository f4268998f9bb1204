import { createStore } from 'zustand/vanilla'

import type { ReadDeck } from '#codecs/read-result.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import type { DeckTypefaces, OwnFamily } from '#core/deck/brand/own-typeface.ts'
import { clampIndex } from '#core/edit/slides/clamp-index.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { PictureIntake } from '#ports/pictures/picture-intake.ts'
import { type TypefaceIntake, typefaceFileType } from '#ports/typefaces/typeface-intake.ts'

import type { OpenDeck, OpenDeckState } from '#workspace/deck/open-deck.ts'

export type WatchedIntake = {
  pictures: PictureIntake
  typefaces: Pick<TypefaceIntake, 'check'>
}

/** Under names that nothing here has: a stranger's deck could call its typeface like one of another deck. */
function nameAnew(typefaces: DeckTypefaces): DeckTypefaces {
  const names = new Map<OwnFamily, OwnFamily>()
  const named = { ...typefaces }
  for (const role of ['title', 'content'] as const) {
    const typeface = typefaces[role]
    if (!typeface) continue
    const family = names.get(typeface.family) ?? createOwnFamily()
    names.set(typeface.family, family)
    named[role] = { ...typeface, family }
  }
  return named
}

/**
 * A deck that came by a link, to be looked at. Whoever made the link may have put anything into its
 * pictures, so each is made fit to be shown first, when it is wanted.
 */
export function createWatchedDeck(
  id: string,
  { deck: read, pictures, talk }: ReadDeck,
  { pictures: intake, typefaces }: WatchedIntake,
): OpenDeck {
  const moved = moveDeckPictures(read, (name) => (pictures.has(name) ? assetUrl(name) : name))
  const deck = moved.typefaces ? { ...moved, typefaces: nameAnew(moved.typefaces) } : moved
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
    const file = new Blob([picture.bytes], { type: picture.type })
    if (picture.type === typefaceFileType) {
      const checked = await typefaces.check(new Map([['regular', file]]))
      const font = checked.ok && checked.value.files.get('regular')
      return font ? ok(font) : fail({ code: 'damaged' })
    }
    const made = await intake.prepare(file)
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

function createOwnFamily(): OwnFamily {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `own-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
