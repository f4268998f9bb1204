import { assetUrl, listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import { fail, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { createFromImport } from '#workspace/files/apply-import.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

/** A watched deck becomes the user's own; whoever is nobody yet becomes a guest. */
export async function saveCopy(
  openDeck: Pick<OpenDeck, 'state' | 'loadPicture'>,
  { session, library }: Pick<Workspace, 'session' | 'library'>,
  description: string,
): Promise<Result<PresentationRecord, StoreFailure>> {
  const { deck } = openDeck.state.getState()
  const pictures = new Map<string, Blob>()
  const lost = new Set<string>()
  for (const hash of listDeckAssets(deck)) {
    const picture = await openDeck.loadPicture(hash)
    if (picture.ok) pictures.set(assetUrl(hash), picture.value)
    else lost.add(assetUrl(hash))
  }
  const whole = moveDeckPictures(deck, (imageUrl) => (lost.has(imageUrl) ? null : imageUrl))
  const { user } = session.state.getState()
  if (!user) {
    const guest = await session.continueAsGuest()
    // Nothing but the browser's storage can refuse a guest.
    if (!guest.ok) return fail({ code: 'storage-unavailable', cause: guest.error })
  }
  const owner = session.state.getState().user
  if (owner) await library.show(owner.id)
  return createFromImport(library, { deck: whole, pictures }, { description })
}
