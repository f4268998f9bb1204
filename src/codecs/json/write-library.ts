import type { Deck } from '#core/deck/deck.ts'
import { listDeckAssets, readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { listTypefaces, listTypefaceUrls } from '#core/deck/brand/list-typefaces.ts'
import { ok, type Result } from '#core/result.ts'
import type {
  DamagedPresentation,
  DeckStore,
  Listing,
  StoreFailure,
} from '#ports/storage/deck-store.ts'

import { fileFormats } from '../file-formats.ts'
import { encodeDataUrl } from '../encode-data-url.ts'
import { openPicture } from '../load-pictures.ts'
import type { Loss } from '../loss.ts'
import type { ReadPicture } from '../read-result.ts'
import { libraryMarks } from './library-marks.ts'

/** What the backup file holds. */
export type LibraryBackup = {
  format: 'lectern-library'
  version: 1
  presentations: { record: PresentationRecord; deck: Deck }[]
  /** Data URLs by hash; each picture once, however many slides show it. */
  pictures: Record<string, string>
  /** What cannot be read, as it was found. */
  damaged: unknown[]
}

/** A blob, because a library can be larger than memory. */
export type WrittenLibrary = { blob: Blob; losses: Loss[] }

/** All presentations of these users, with their pictures, as one file. */
export async function writeLibrary(
  decks: DeckStore,
  userIds: readonly string[],
): Promise<Result<WrittenLibrary, StoreFailure>> {
  const presentations: LibraryBackup['presentations'] = []
  // By id: what has lost its owner is in everyone's listing.
  const damagedById = new Map<string, DamagedPresentation>()
  let newer = 0
  for (const userId of userIds) {
    const library = await loadLibrary(decks, userId)
    if (!library.ok) return library
    presentations.push(...library.value.presentations)
    for (const one of library.value.damaged) damagedById.set(one.id, one)
    newer += library.value.newer
  }
  const damaged = [...damagedById.values()]
  const slides = presentations.flatMap(({ deck }) => deck.slides)

  const pictures: Blob[] = []
  const missing = new Set<string>()
  const hashes = new Set(presentations.flatMap(({ deck }) => listDeckAssets(deck)))
  for (const hash of hashes) {
    const picture = await decks.loadPicture(hash)
    if (!picture.ok && picture.error.code !== 'not-found') return picture
    const opened = picture.ok ? await openPicture(picture.value) : null
    if (opened) pictures.push(writeEntry(hash, opened))
    else missing.add(hash)
  }

  const damagedTexts: string[] = []
  for (const { id } of damaged) {
    const text = await decks.exportDamaged(id)
    if (text.ok) damagedTexts.push(text.value)
  }

  const losses: Loss[] = [
    ...slides
      .filter((slide) => listDeckAssets({ slides: [slide] }).some((hash) => missing.has(hash)))
      .map(({ id }) => ({ kind: 'picture-missing' as const, slideId: id })),
    ...presentations
      .filter(
        ({ deck: { logo } }) =>
          logo && readAssetHash(logo.imageUrl).some((hash) => missing.has(hash)),
      )
      .map(() => ({ kind: 'logo-missing' as const })),
    ...presentations
      .flatMap(({ deck }) => listTypefaces(deck.typefaces))
      .filter((content) =>
        listTypefaceUrls({ content })
          .flatMap(readAssetHash)
          .some((hash) => missing.has(hash)),
      )
      .map(({ name }) => ({ kind: 'font-missing' as const, family: name })),
    ...damaged.map(({ title }) => ({ kind: 'presentation-damaged' as const, title })),
    ...(newer > 0 ? [{ kind: 'presentations-newer' as const, count: newer }] : []),
  ]
  // In pieces: a library with its pictures can be longer than a string may be.
  const blob = new Blob(
    [
      '{"format":"lectern-library","version":1,\n"presentations":[\n',
      presentations.map((presentation) => JSON.stringify(presentation)).join(',\n'),
      libraryMarks.pictures,
      ...pictures.flatMap((entry, index) => (index === 0 ? [entry] : [',\n', entry])),
      libraryMarks.damaged,
      damagedTexts.join(',\n'),
      '\n]}\n',
    ],
    { type: fileFormats.library.type },
  )
  return ok({ blob, losses })
}

type LoadedLibrary = Pick<LibraryBackup, 'presentations'> & Pick<Listing, 'damaged' | 'newer'>

async function loadLibrary(
  decks: DeckStore,
  userId: string,
): Promise<Result<LoadedLibrary, StoreFailure>> {
  const listing = await decks.list(userId)
  if (!listing.ok) return listing
  const library: LoadedLibrary = { ...listing.value, presentations: [] }
  for (const record of listing.value.records) {
    const content = await decks.loadContent(record.id)
    if (content.ok) library.presentations.push({ record, deck: content.value.deck })
    else if (content.error.code === 'damaged') library.damaged.push(record)
    else if (content.error.code === 'newer-version') library.newer++
    // Deleted in another tab since it was listed: no longer part of the library.
    else if (content.error.code !== 'not-found') return content
  }
  return ok(library)
}

const writeEntry = (hash: string, picture: ReadPicture): Blob =>
  new Blob([`${JSON.stringify(hash)}:"${encodeDataUrl(picture)}"`])
