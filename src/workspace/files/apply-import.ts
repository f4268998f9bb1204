import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { giveImportIds } from '#core/deck/give-import-ids.ts'
import type { ImportConflictOptions } from '#core/deck/import-conflict.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { adoptPictures } from '#core/edit/pictures/adopt-pictures.ts'
import { type DeckView, showSlides } from '#core/edit/deck-view.ts'
import { importDeck } from '#core/edit/merge/import-deck.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { createId } from '#workspace/create-id.ts'
import { giveWay } from '#workspace/give-way.ts'
import { hashPicture } from '#workspace/pictures/hash-picture.ts'
import type { Imported } from './import-job.ts'
import type { KnownDetails, Library } from '#workspace/library/library.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** `add` puts the slides at the end as they are; the rest is what PowerPoint files can do. */
export type ImportChoice = { action: 'add' } | ImportConflictOptions

const newSlideId = () => createId('slide')

/** Into the open deck, as one step. */
export async function applyImport(
  openDeck: Pick<OpenDeck, 'editApart' | 'addPicture'>,
  { deck, pictures }: Imported,
  choice: ImportChoice,
): Promise<Result<void, 'failed'>> {
  const addresses = new Map<string, string>()
  try {
    for (const [name, blob] of pictures) addresses.set(name, await openDeck.addPicture(blob))
  } catch {
    // Bytes that cannot be read again, as when memory ran out: the deck is as it was.
    return fail('failed')
  }
  const imported = withAddresses(deck, addresses)
  // Keeping pictures takes its time; without any, the edit would be part of the press that asked for it.
  if (pictures.size === 0) await giveWay()
  await openDeck.editApart((view) =>
    choice.action === 'add'
      ? addSlides(view, imported)
      : importDeck(view, imported, choice, newSlideId),
  )
  // What is shown of it has been drawn; whatever the caller takes away from the screen is another task.
  await giveWay()
  return ok(undefined)
}

/** As a presentation of its own. No AI wrote it: `known` says where it came from. */
export async function createFromImport(
  library: Pick<Library, 'create'>,
  { deck, pictures }: Pick<Imported, 'deck' | 'pictures'>,
  known: KnownDetails & { description: string; id?: string },
): Promise<Result<PresentationRecord, StoreFailure>> {
  const hashed = await Promise.all(
    Array.from(pictures, async ([name, blob]) => ({ name, blob, hash: await hashPicture(blob) })),
  )
  const addresses = new Map(hashed.map(({ name, hash }) => [name, assetUrl(hash)]))
  const { slides, ...rest } = withAddresses(deck, addresses)
  const own = { ...rest, slides: giveImportIds(slides, [], newSlideId) }
  return library.create(own, { ...known, pictures: hashed })
}

function addSlides(view: DeckView, { slides: imported }: Deck): DeckView {
  const { slides } = view.deck
  const incoming = giveImportIds(imported, slides, newSlideId)
  return showSlides(view, [...slides, ...incoming], slides.length)
}

const withAddresses = (deck: Deck, addresses: ReadonlyMap<string, string>): Deck =>
  adoptPictures({ deck, current: 0 }, addresses).deck
