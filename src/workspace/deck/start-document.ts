import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import { isSame } from '#core/rebase/is-same.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore, StoredContent, StoreFailure } from '#ports/storage/deck-store.ts'
import type { DeckDocument, DocumentFormat } from '#ports/storage/document.ts'
import { giveWay } from '#workspace/give-way.ts'

export type StartedDocument = Pick<StoredContent, 'revision' | 'leftOut'> & {
  document: DeckDocument
}

type Needs = { store: DeckStore; format: DocumentFormat }

/** Opens the document of a stored deck, and gives it one when it has none that is sound. */
export async function startDocument(
  id: string,
  { store, format }: Needs,
): Promise<Result<StartedDocument, StoreFailure>> {
  const loaded = await store.loadContent(id)
  if (!loaded.ok) return loaded

  let content = loaded.value
  for (;;) {
    const document = await openSound(content, format)
    if (document) return ok({ document, revision: content.revision })

    const seeded = format.seed(content.deck)
    // What there is no room for stays on disk while the deck is only looked at.
    if (content.leftOut)
      return ok({ document: seeded, revision: content.revision, leftOut: content.leftOut })
    const saved = await saveSeed(id, content, seeded, store)
    if (saved.ok) return ok({ document: seeded, revision: saved.value.revision })
    if (saved.error.code === 'conflict') {
      // Another tab was first: its document counts, and this seed is dropped.
      content = saved.error.stored
    } else if (saved.error.code === 'not-found' || saved.error.code === 'newer-version') {
      return fail({ code: saved.error.code })
    } else {
      // A full disk must not keep anyone from their deck; a seed made twice merges with itself.
      return ok({ document: seeded, revision: content.revision })
    }
  }
}

/**
 * The deck beside a document was saved with it: a document that says something else is damaged. Opening and
 * reading one of many kept slides are long enough each.
 */
async function openSound(
  { deck, document, leftOut }: StoredContent,
  format: DocumentFormat,
): Promise<DeckDocument | null> {
  const opened = document && !leftOut ? format.open(document) : null
  if (!opened) return null
  await giveWay()
  const isSound = isSame(opened.read(), deck)
  await giveWay()
  return isSound ? opened : null
}

/** Looking at a deck is no edit: the record keeps its time. */
const saveSeed = (
  id: string,
  { revision }: StoredContent,
  document: DeckDocument,
  store: DeckStore,
): ReturnType<DeckStore['saveContent']> =>
  store.saveContent({
    id,
    expectedRevision: revision,
    deck: document.read(),
    document: document.encode(),
    recordChanges: {},
    assets: listDeckAssets(document.read()),
    pictures: [],
  })
