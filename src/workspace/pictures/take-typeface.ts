import type { FontStyle, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { TypefaceFailure, TypefaceIntake } from '#ports/typefaces/typeface-intake.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** Keeps font files with a deck, which is not set in them yet: that is an edit like any other. */
export async function takeTypeface(
  openDeck: Pick<OpenDeck, 'addPicture'>,
  files: readonly File[],
  intake: TypefaceIntake,
): Promise<Result<OwnTypeface, TypefaceFailure>> {
  const prepared = await intake.prepare(files)
  if (!prepared.ok) return prepared
  const { facts, files: kept } = prepared.value
  const urls: Partial<Record<FontStyle, string>> = {}
  try {
    for (const [style, blob] of kept) urls[style] = await openDeck.addPicture(blob)
  } catch {
    // Its bytes could not be read again, as when memory ran out.
    return fail({ code: 'unreadable' })
  }
  const { regular } = urls
  return regular === undefined ? fail({ code: 'not-a-font' }) : ok({ ...facts, ...urls, regular })
}
