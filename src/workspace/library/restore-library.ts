import { listPictures } from '#core/deck/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckLook } from '#core/theme/find-deck-theme.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

import { createFromImport } from '#workspace/files/apply-import.ts'
import type { Imported } from '#workspace/files/import-job.ts'
import type { Library } from './library.ts'

/**
 * How many presentations a backup holds that were ones of their own. 0 for every other file, and for a
 * backup that came together with one: restored alone, it would lose what the other brought.
 */
export const countPresentations = ({ sources }: Imported): number =>
  sources.every(({ presentation }) => presentation) ? sources.length : 0

/** The look of each slide that was read: the presentations of a backup have looks of their own. */
export const listLooks = (imported: Imported): DeckLook[] =>
  countPresentations(imported) === 0
    ? imported.deck.slides.map(() => imported.deck)
    : imported.sources.flatMap(({ presentation, slides }) =>
        Array.from({ length: slides }, () => presentation?.look ?? imported.deck),
      )

/**
 * Each presentation of a backup file becomes one again, beside those that are there. Answers how many
 * were stored; the first that cannot be ends it.
 */
export async function restoreLibrary(
  library: Pick<Library, 'create'>,
  imported: Imported,
  /** Of a presentation whose own was lost. */
  description: string,
): Promise<Result<number, StoreFailure>> {
  let before = 0
  let restored = 0
  for (const { presentation, slides: count } of imported.sources) {
    const slides = imported.deck.slides.slice(before, before + count)
    before += count
    if (!presentation) continue
    const deck = { ...presentation.look, slides }
    const pictures = pickShown(imported.pictures, slides)
    const known = presentation.details ?? { description }
    const created = await createFromImport(library, { deck, pictures }, known)
    if (!created.ok) return created
    restored++
  }
  return ok(restored)
}

/** Only what a presentation shows is stored with it. */
function pickShown(pictures: Imported['pictures'], slides: readonly Slide[]): Imported['pictures'] {
  const shown = new Set(slides.flatMap(listPictures).map(({ imageUrl }) => imageUrl))
  return new Map([...pictures].filter(([name]) => shown.has(name)))
}
