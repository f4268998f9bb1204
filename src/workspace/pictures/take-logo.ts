import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { PictureFailure, PrepareLogo } from '#ports/pictures/picture-intake.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** Keeps a file as the logo of a deck, on which it is not yet: that is an edit like any other. */
export async function takeLogo(
  openDeck: Pick<OpenDeck, 'addPicture'>,
  file: Blob,
  prepare: PrepareLogo,
): Promise<Result<DeckLogo, PictureFailure>> {
  const prepared = await prepare(file)
  if (!prepared.ok) return prepared
  const { blob, ...seen } = prepared.value
  try {
    return ok({ ...seen, imageUrl: await openDeck.addPicture(blob) })
  } catch {
    // Its bytes could not be read again, as when memory ran out.
    return fail({ code: 'failed' })
  }
}
