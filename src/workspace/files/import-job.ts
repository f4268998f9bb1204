import { createStore, type StoreApi } from 'zustand/vanilla'

import { isLibraryText } from '#codecs/json/is-library-text.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import type { ReadSource, FilesFailure, FilesReader, ReadFiles } from '#codecs/registry.ts'
import type { DeckFile } from '#codecs/sniff-file.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { PictureFailure, PictureIntake } from '#ports/pictures/picture-intake.ts'
import type { TypefaceIntake } from '#ports/typefaces/typeface-intake.ts'

import { type PreparedPictures, preparePictures } from '#workspace/pictures/prepare-pictures.ts'
import { prepareTypefaces } from '#workspace/pictures/prepare-typefaces.ts'

import { composeDocument, readsAsDocument } from './compose-document.ts'

/** What files brought, ready to become part of a deck or a deck of its own. */
export type Imported = {
  /** Its pictures bear the names they have in `pictures`. */
  deck: Deck
  pictures: ReadonlyMap<string, Blob>
  losses: readonly ReadLoss[]
  sources: readonly ReadSource[]
  /** It was made from what a text says, and holds no slides that stood in the file. */
  isComposed?: true
}

/** The presentations of a backup are sources of their own, and all of one file. */
export const listFileNames = ({ sources }: Imported): string[] => [
  ...new Set(sources.flatMap(({ names }) => names)),
]

export type ImportFailure =
  | (FilesFailure & { code: Exclude<FilesFailure['code'], 'cancelled'> })
  /** The file could not be read: moved, or locked by another program. */
  | { name: string; kind: null; code: 'unreadable' }
  /** One of the files is a picture that cannot be taken in. */
  | { name: string; kind: 'image'; code: 'picture'; failure: PictureFailure }

export type ImportStage = 'opening' | 'reading' | 'pictures'

export type ImportState =
  | { status: 'idle' }
  | { status: 'processing'; names: readonly string[]; stage: ImportStage; share: number }
  /** `composed` is what can be made of a text in which no slides were found. */
  | { status: 'error'; failure: ImportFailure; composed?: Imported }
  | { status: 'success'; imported: Imported }

/** Files on their way to a deck, from choosing them to what they brought. Changes no deck. */
export type ImportJob = {
  state: StoreApi<ImportState>
  /** Resolves when there is something to see: what came of it, or why nothing did. */
  read(files: readonly File[]): Promise<void>
  /** Back to the beginning, whatever is going on. */
  reset(): void
}

export type ImportJobNeeds = {
  readFiles: FilesReader
  pictures: PictureIntake
  typefaces: Pick<TypefaceIntake, 'check'>
}

/** PowerPoint's own limit in the interface; a deck of ours with its pictures inside may be larger. */
export const maxImportBytes = 50 * 1024 * 1024
const maxOwnBytes = 5 * maxImportBytes
/** What browsers read into memory for certain. */
const maxBackupBytes = 20 * maxImportBytes

export function createImportJob({ readFiles, pictures, typefaces }: ImportJobNeeds): ImportJob {
  const state = createStore<ImportState>(() => ({ status: 'idle' }))
  let abort: AbortController | null = null

  async function read(files: readonly File[], signal: AbortSignal): Promise<ReadOutcome> {
    const names = files.map(({ name }) => name)
    const show = (stage: ImportStage, share: number) => {
      if (!signal.aborted) state.setState({ status: 'processing', names, stage, share })
    }
    show('opening', 0)
    const opened = await openFiles(files)
    if (!opened.ok) return fail({ failure: opened.error })
    // A reader that begins after it was called off would never hear of it.
    if (signal.aborted) return fail(null)
    show('reading', 0)
    const [file, ...others] = opened.value
    const alone = others.length === 0 ? file : undefined
    const composed = alone && readsAsDocument(alone) ? await compose(alone, signal) : null
    if (composed) return signal.aborted ? fail(null) : ok(composed)
    const onProgress = (share: number) => show('reading', share)
    const found = await readFiles(opened.value, { signal, onProgress })
    if (!found.ok) {
      const { code, kind } = found.error
      if (code === 'cancelled') return fail(null)
      // Whoever read its bytes may have taken them along.
      const again = alone && kind === 'text' && code === 'empty' ? await openFiles(files) : null
      const [text] = again?.ok ? again.value : []
      const instead = text ? await compose(text, signal) : null
      return fail({ failure: { ...found.error, code }, ...(instead && { composed: instead }) })
    }
    show('pictures', 0)
    const prepared = await preparePictures(found.value, {
      intake: pictures,
      signal,
      onProgress: (share) => show('pictures', share),
    })
    if (signal.aborted) return fail(null)
    const refused = findRefusedImage(found.value, prepared)
    if (refused) return fail({ failure: refused })
    const { kept, losses, ...dressed } = await dress(prepared, found.value)
    return ok({
      ...dressed,
      losses: [...prepared.losses, ...losses],
      pictures: new Map([...prepared.kept, ...kept]),
    })
  }

  /** The deck, and each presentation of a backup, with typefaces that can be kept. */
  async function dress({ deck }: PreparedPictures, { sources, pictures: files }: ReadFiles) {
    const looks = sources.map(({ presentation }) => presentation?.look ?? { title: '' })
    const ofDeck = await prepareTypefaces([deck], files, typefaces)
    const ofSources = await prepareTypefaces(looks, files, typefaces)
    return {
      deck: ofDeck.looks[0] ?? deck,
      sources: sources.map((source, index): ReadSource => {
        const look = ofSources.looks[index]
        const { presentation } = source
        return presentation && look
          ? { ...source, presentation: { ...presentation, look } }
          : source
      }),
      kept: new Map([...ofDeck.kept, ...ofSources.kept]),
      losses: ofDeck.losses.length > 0 ? ofDeck.losses : ofSources.losses,
    }
  }

  return {
    state,
    async read(files) {
      abort?.abort()
      const { signal } = (abort = new AbortController())
      const outcome = await read(files, signal)
      if (signal.aborted) return
      if (outcome.ok) state.setState({ status: 'success', imported: outcome.value }, true)
      else if (outcome.error) state.setState({ status: 'error', ...outcome.error }, true)
    },
    reset() {
      abort?.abort()
      state.setState({ status: 'idle' }, true)
    },
  }
}

/** Null: called off. */
type ReadOutcome = Result<
  Imported,
  Omit<Extract<ImportState, { status: 'error' }>, 'status'> | null
>

async function compose(file: DeckFile, signal: AbortSignal): Promise<Imported | null> {
  const read = await composeDocument(file, signal)
  return read && { ...read, pictures: new Map(), losses: [], isComposed: true }
}

/** Whoever gives us a picture wants that picture, so its failure is not a loss but the end. */
function findRefusedImage(
  { deck, sources }: ReadFiles,
  { refused }: PreparedPictures,
): ImportFailure | null {
  let before = 0
  for (const { kind, names, slides } of sources) {
    const images = kind === 'image' ? deck.slides.slice(before, before + slides) : []
    for (const [index, { imageUrl = '' }] of images.entries()) {
      const failure = refused.get(imageUrl)
      if (failure) return { name: names[index] ?? '', kind: 'image', code: 'picture', failure }
    }
    before += slides
  }
  return null
}

async function findLimit(file: File): Promise<number> {
  if (!/\.(?:json|html?)$/i.test(file.name)) return maxImportBytes
  return isLibraryText(await file.slice(0, 256).text()) ? maxBackupBytes : maxOwnBytes
}

async function openFiles(files: readonly File[]): Promise<Result<DeckFile[], ImportFailure>> {
  const opened: DeckFile[] = []
  for (const file of files) {
    const { name, type, size } = file
    try {
      if (size > (await findLimit(file))) return fail({ name, kind: null, code: 'too-large' })
      opened.push({ name, type, bytes: new Uint8Array(await file.arrayBuffer()) })
    } catch {
      return fail({ name, kind: null, code: 'unreadable' })
    }
  }
  return ok(opened)
}
