import { fail, ok, type Result } from '#core/result.ts'
import type { PictureFailure, PictureIntake } from '#ports/pictures/picture-intake.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/**
 * Keeps a picture with the deck and answers its `asset:` address. It is on no slide yet: that is an
 * edit like any other.
 */
export async function takePicture(
  openDeck: Pick<OpenDeck, 'addPicture'>,
  file: Blob,
  intake: PictureIntake,
): Promise<Result<string, PictureFailure>> {
  const prepared = await intake.prepare(file)
  if (!prepared.ok) return prepared
  try {
    return ok(await openDeck.addPicture(prepared.value))
  } catch {
    // Its bytes could not be read again, as when memory ran out.
    return fail({ code: 'failed' })
  }
}
