import { listPictures } from '#core/deck/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

import { createFromImport } from './apply-import.ts'
import type { Imported } from './import-job.ts'
import type { Library } from './library.ts'

/**
 * How many presentations a backup holds that were ones of their own. 0 for every other file, and for a
 * backup that came together with one: restored alone, it would lose what the other brought.
 */
export const countPresentations = ({ sources }: Imported): number =>
  sources.every(({ presentation }) => presentation) ? sources.length : 0

/**
 * Each presentation of a backup file becomes one again, beside those that are there. Answers how many
 * were stored; the first that cannot be ends it.
 */
export async function restoreLibrary(
  library: Pick<Library, 'create' | 'updateDetails'>,
  imported: Imported,
): Promise<Result<number, StoreFailure>> {
  let before = 0
  let restored = 0
  for (const { presentation, slides: count } of imported.sources) {
    const slides = imported.deck.slides.slice(before, before + count)
    before += count
    if (!presentation) continue
    const deck = { ...presentation.look, slides }
    const pictures = pickShown(imported.pictures, slides)
    const created = await createFromImport(library, { ...imported, deck, pictures })
    if (!created.ok) return created
    restored++
    const { details } = presentation
    const updated = details && (await library.updateDetails(created.value.id, details))
    if (updated && !updated.ok) return updated
  }
  return ok(restored)
}

/** Only what a presentation shows is stored with it. */
function pickShown(pictures: Imported['pictures'], slides: readonly Slide[]): Imported['pictures'] {
  const shown = new Set(slides.flatMap(listPictures).map(({ imageUrl }) => imageUrl))
  return new Map([...pictures].filter(([name]) => shown.has(name)))
}
