import { maxSlides } from '#core/deck/deck-fields.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, ok, type Result } from '#core/result.ts'

import type { LibraryDetails } from './json/read-library.ts'
import { joinDecks, nameApart } from './combine-decks.ts'
import type { FileKind } from './file-formats.ts'
import { limitDeck } from './limit-deck.ts'
import type { ReadLoss } from './loss.ts'
import type { DeckReader, ReadDeck, ReadFailure, ReadOptions } from './read-result.ts'
import { type DeckFile, sniffFile } from './sniff-file.ts'

type Load = () => Promise<DeckReader>

/** Pictures and backups are read in ways of their own, PDF by an adapter. */
type OwnKind = Exclude<FileKind, 'image' | 'library' | 'pdf'>

/** Each is fetched with the first file of its kind. */
const readers: Record<OwnKind, Load> = {
  json: async () => (await import('./json/read-json.ts')).readJson,
  html: async () => (await import('./html/read-html.ts')).readHtml,
  text: async () => (await import('./text/read-text.ts')).readText,
  pptx: async () => (await import('./pptx/read-pptx.ts')).readPptx,
  ppt: async () => (await import('./ppt/read-ppt.ts')).readPpt,
  docx: async () => (await import('./docx/read-docx-deck.ts')).readDocxDeck,
  odp: async () => (await import('./odp/read-odp.ts')).readOdp,
  share: async () => (await import('./share/share-file.ts')).readShareFile,
}

/** What a file brought, in the order of the deck. Pictures that came together are one source. */
export type ReadSource = {
  /** Of its files. */
  names: string[]
  kind: FileKind
  slides: number
  /** It was a presentation of its own, among others in the same file. */
  presentation?: { look: Omit<Deck, 'slides'>; details: LibraryDetails | null }
}

export type ReadFiles = ReadDeck & { sources: ReadSource[] }

/** Which of the files, what it was taken for, and why it could not be read. */
export type FilesFailure = {
  name: string
  kind: FileKind | null
  code:
    | ReadFailure
    | 'unsupported'
    /** What reads it did not load, or gave up. */
    | 'failed'
}

export type ReadFilesOptions = Omit<ReadOptions, 'fileName'>

export type FilesReader = (
  files: readonly DeckFile[],
  options?: ReadFilesOptions,
) => Promise<Result<ReadFiles, FilesFailure>>

/** Files of any kind as one deck, in their order. Nothing of it when one cannot be read. */
export const readFiles: FilesReader = async (files, { onProgress, ...options } = {}) => {
  const groups = groupImages(files)
  const sources: ReadSource[] = []
  const decks: ReadDeck[] = []
  for (const [index, group] of groups.entries()) {
    const { kind } = group
    const names = group.files.map(({ name }) => name)
    if (kind === 'library') {
      const library = await readPresentations(group)
      if (!library.ok) return fail({ name: names[0] ?? '', kind, code: library.error })
      for (const deck of library.value.decks) decks.push(deck)
      for (const source of library.value.sources) sources.push(source)
      continue
    }
    const read = await readGroup(group, {
      ...options,
      onProgress: (share) => onProgress?.((index + share) / groups.length),
    })
    if (!kind || !read.ok)
      return fail({ name: names[0] ?? '', kind, code: read.ok ? 'unsupported' : read.error })
    decks.push(limitDeck(read.value))
    sources.push({ names, kind, slides: read.value.deck.slides.length })
  }
  const [first, ...others] = decks
  if (!first) throw new Error('There is no file to read')
  const apart = nameApart([first, ...others])
  const combined = joinDecks(apart)
  // A backup is taken apart again.
  const isBackup = sources.every(({ presentation }) => presentation)
  if (combined.deck.slides.length > maxSlides && !isBackup)
    return fail({ name: files[0]?.name ?? '', kind: null, code: 'too-large' })
  return ok({ ...combined, sources: sources.map((source, at) => withLook(source, apart[at])) })
}

/** What a presentation of a backup shows on all of its slides is named as their pictures are. */
function withLook(source: ReadSource, read: ReadDeck | undefined): ReadSource {
  if (!source.presentation || !read) return source
  const { slides: _slides, ...look } = read.deck
  return { ...source, presentation: { ...source.presentation, look } }
}

type Group = { kind: FileKind | null; files: DeckFile[] }

/** Pictures make one deck together, which stands where the first of them stood. */
function groupImages(files: readonly DeckFile[]): Group[] {
  const groups: Group[] = []
  for (const file of files) {
    const kind = sniffFile(file)
    const images = kind === 'image' && groups.find((group) => group.kind === 'image')
    if (images) images.files.push(file)
    else groups.push({ kind, files: [file] })
  }
  return groups
}

async function readPresentations({ files }: Group) {
  const { readLibrary } = await import('./json/read-library.ts')
  const library = readLibrary(files[0]?.bytes ?? new Uint8Array())
  if (!library.ok) return library
  const presentations = library.value.presentations.map(limitDeck)
  const { unreadable, isLonger } = library.value
  const decks: ReadDeck[] = presentations
  const sources = presentations.map(({ deck: { slides, ...look }, details }): ReadSource => ({
    names: files.map(({ name }) => name),
    kind: 'library',
    slides: slides.length,
    presentation: { look, details },
  }))
  const [first, ...others] = decks
  if (!first) return ok({ decks, sources })
  const losses: ReadLoss[] = [...first.losses]
  if (unreadable > 0) losses.push({ kind: 'presentations-unreadable', count: unreadable })
  if (isLonger) losses.push({ kind: 'presentations-left-out' })
  return ok({ decks: [{ ...first, losses }, ...others], sources })
}

const isOwnKind = (kind: FileKind): kind is OwnKind => kind in readers

async function readGroup({ kind, files }: Group, options: ReadFilesOptions) {
  if (kind === 'image') {
    const { readImages } = await import('./images/read-images.ts')
    return ok(readImages(files))
  }
  const [file] = files
  const load = kind && isOwnKind(kind) && readers[kind]
  // Of nothing at all only its name says what it was meant to be.
  if (file?.bytes.length === 0) return fail('blank' as const)
  if (!file || !load) return fail('unsupported' as const)
  const read = await load()
  return read(file.bytes, { ...options, fileName: file.name })
}
