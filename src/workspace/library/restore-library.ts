import type { Deck } from '#core/deck/deck.ts'
import { isSameBackup, type RestorePlan } from '#core/deck/stored/restore-plan.ts'
import { listDeckPictureUrls } from '#core/deck/pictures/list-deck-pictures.ts'
import { listTypefaceUrls } from '#core/deck/brand/list-typefaces.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckLook } from '#core/theme/find-deck-theme.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { RestoreNotes } from '#ports/storage/restore-notes.ts'
import { createId } from '#workspace/create-id.ts'

import { createFromImport } from '#workspace/files/apply-import.ts'
import { type Imported, listFileNames } from '#workspace/files/import-job.ts'
import type { KnownDetails, Library } from './library.ts'
import { listMissing } from './list-missing.ts'

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

type Needs = {
  /** Shows the list of `userId`. */
  library: Pick<Library, 'create' | 'state'>
  notes: RestoreNotes
  userId: string
  /** Of a presentation whose own was lost. */
  description: string
}

/**
 * Each presentation of a backup file becomes one again, beside those that are there. Answers how many
 * were stored now; the first that cannot be ends it. What was stored of the same backup by a restore
 * that was interrupted does not come twice.
 */
export const restoreLibrary = (
  imported: Imported,
  needs: Needs,
): Promise<Result<number, StoreFailure>> => needs.notes.hold(() => restoreAll(imported, needs))

async function restoreAll(
  imported: Imported,
  { library, notes, userId, description }: Needs,
): Promise<Result<number, StoreFailure>> {
  const found = listPresentations(imported)
  const planned = await plan(imported, found, { notes, userId })
  if (!planned.ok) return planned
  const missing = new Set(listMissing(planned.value, library.state.getState()))

  let restored = 0
  for (const [index, entry] of planned.value.entries.entries()) {
    const one = found[index]
    if (!one || !missing.has(entry)) continue
    const pictures = pickShown(imported.pictures, one.deck)
    const known = { ...(one.details ?? { description }), id: entry.id }
    const created = await createFromImport(library, { deck: one.deck, pictures }, known)
    if (!created.ok) return created
    restored++
  }
  const forgotten = await notes.forget(userId)
  return forgotten.ok ? ok(restored) : forgotten
}

type FoundPresentation = { deck: Deck; details: (KnownDetails & { description: string }) | null }

function listPresentations({ deck, sources }: Imported): FoundPresentation[] {
  let before = 0
  return sources.flatMap(({ presentation, slides: count }) => {
    const slides = deck.slides.slice(before, before + count)
    before += count
    return presentation
      ? [{ deck: { ...presentation.look, slides }, details: presentation.details }]
      : []
  })
}

/** Noted before anything is stored: of a page that goes away in between, this is all that is left. */
async function plan(
  imported: Imported,
  found: readonly FoundPresentation[],
  { notes, userId }: Pick<Needs, 'notes' | 'userId'>,
): Promise<Result<RestorePlan, StoreFailure>> {
  const entries = found.map(({ deck }) => ({ title: deck.title, slides: deck.slides.length }))
  const interrupted = await notes.read(userId)
  if (!interrupted.ok) return interrupted
  if (interrupted.value && isSameBackup(interrupted.value, entries)) return ok(interrupted.value)
  const fresh = {
    fileName: listFileNames(imported)[0] ?? '',
    entries: entries.map(({ title, slides }) => ({ id: createId('presentation'), title, slides })),
  }
  const kept = await notes.keep(userId, fresh)
  return kept.ok ? ok(fresh) : kept
}

/** Only what a presentation shows is stored with it. */
function pickShown(pictures: Imported['pictures'], deck: Deck): Imported['pictures'] {
  const sounds = deck.slides.map(({ recording }) => recording?.sound ?? '')
  const fonts = listTypefaceUrls(deck.typefaces)
  const shown = new Set([...listDeckPictureUrls(deck), ...sounds, ...fonts])
  return new Map([...pictures].filter(([name]) => shown.has(name)))
}
