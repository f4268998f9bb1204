import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import type { Written } from '#codecs/loss.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import { type FilesFailure, readFiles } from '#codecs/registry.ts'
import { sniffPdf } from '#codecs/sniff-file.ts'
import type { DeckFileFormat } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, type Result } from '#core/result.ts'
import type { DeckStore } from '#ports/deck-store.ts'
import { cliWords as words } from '#words/en/cli.ts'

import { inlinePictures } from './inline-pictures.ts'
import { nodeFontSource } from './node-font-source.ts'
import { readFontCutter } from './read-font-cutter.ts'

/** Done, could not be done, or was not asked for in a way that can be understood. */
export type ExitStatus = 0 | 1 | 2

/** The deck goes to `out` alone, so that another program can read it; all else is told on `err`. */
export type Streams = { out(text: string): void; err(text: string): void }

type DeckWriter = (deck: Deck) => Promise<Written>

const writeFileHere = createFileWriter({ fonts: nodeFontSource, loadFontCutter: readFontCutter })

/** Its pictures are inside the deck. */
async function writeDeckFile(format: DeckFileFormat, deck: Deck): Promise<Written> {
  const written = await writeFileHere(format, { deck, pictures: new Map() })
  if (!written.ok) throw new Error(written.error)
  return { value: new Blob([written.value.bytes]), losses: written.value.losses }
}

/** By the ending of the file to write. */
const writers: ReadonlyMap<string, DeckWriter> = new Map<string, DeckWriter>([
  ['.json', (deck) => writeJson(deck, hasNothingStored)],
  ['.html', writePage],
  ['.pptx', (deck) => writeDeckFile('pptx', deck)],
  ['.pdf', (deck) => writeDeckFile('pdf', deck)],
])

/** All pictures are inside the deck by then. */
const hasNothingStored: DeckStore['loadPicture'] = async () => fail({ code: 'not-found' })

async function writePage(deck: Deck): Promise<Written> {
  const [{ writeHtml }, { createNodeSlideFonts }, { htmlFileWords }] = await Promise.all([
    import('#codecs/html/write-html.ts'),
    import('./node-slide-fonts.ts'),
    import('#words/en/html-file.ts'),
  ])
  return writeHtml(deck, {
    loadPicture: hasNothingStored,
    fonts: createNodeSlideFonts(),
    words: htmlFileWords,
  })
}

export async function runCli(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const [command, from, to, ...others] = args
  if (command === 'inspect' && from !== undefined && to === undefined) {
    const deck = await readDeck(from, streams)
    if (deck) streams.out(`${JSON.stringify(deck)}\n`)
    return deck ? 0 : 1
  }
  if (command === 'convert' && from !== undefined && to !== undefined && others.length === 0)
    return convert(from, to, streams)
  streams.err(words.usage([...writers.keys()]))
  return 2
}

async function convert(from: string, to: string, streams: Streams): Promise<ExitStatus> {
  const write = writers.get(extname(to).toLowerCase())
  if (!write) {
    streams.err(words.unknownEnding(to, [...writers.keys()]))
    return 2
  }
  const deck = await readDeck(from, streams)
  if (!deck) return 1
  try {
    const { value, losses } = await write(deck)
    await writeFile(to, new Uint8Array(await value.arrayBuffer()))
    tellLosses(losses, streams)
    return 0
  } catch (error) {
    streams.err(words.notWritten(to, nameCause(error)))
    return 1
  }
}

function tellLosses(losses: readonly object[], { err }: Streams): void {
  for (const loss of losses) err(`${JSON.stringify(loss)}\n`)
}

async function readDeck(path: string, streams: Streams): Promise<Deck | null> {
  const { err } = streams
  const bytes = await readFile(path).catch((error: unknown) => {
    err(words.notFound(path, nameCause(error)))
    return null
  })
  if (!bytes) return null
  const read = await readOne(basename(path), new Uint8Array(bytes))
  if (!read.ok) {
    err(words.notRead(path, read.error))
    return null
  }
  tellLosses(read.value.losses, streams)
  return inlinePictures(read.value)
}

async function readOne(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<ReadDeck, FilesFailure['code']>> {
  if (sniffPdf(bytes)) {
    const { readPdfFile } = await import('./read-pdf-file.ts')
    return readPdfFile(bytes, { fileName: name })
  }
  const read = await readFiles([{ name, type: '', bytes }])
  return read.ok ? read : fail(read.error.code)
}

const nameCause = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
