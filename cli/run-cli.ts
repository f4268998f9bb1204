import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import type { Loss } from '#codecs/loss.ts'
import { readFiles } from '#codecs/registry.ts'
import type { DeckFileFormat } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { cliWords as words } from '#words/en/cli.ts'

import { inlinePictures } from './inline-pictures.ts'
import { nodeFontSource } from './node-font-source.ts'
import { readFontCutter } from './read-font-cutter.ts'

/** Done, could not be done, or was not asked for in a way that can be understood. */
export type ExitStatus = 0 | 1 | 2

/** The deck goes to `out` alone, so that another program can read it; all else is told on `err`. */
export type Streams = { out(text: string): void; err(text: string): void }

type Written = { content: string | Uint8Array; losses: readonly Loss[] }

const writeFileHere = createFileWriter({ fonts: nodeFontSource, loadFontCutter: readFontCutter })

/** Its pictures are inside the deck. */
async function writeDeckFile(format: DeckFileFormat, deck: Deck): Promise<Written> {
  const written = await writeFileHere(format, { deck, pictures: new Map() })
  if (!written.ok) throw new Error(written.error)
  return { content: written.value.bytes, losses: written.value.losses }
}

/** By the ending of the file to write. */
const writers = new Map<string, (deck: Deck) => Promise<Written>>([
  ['.json', async (deck) => ({ content: `${JSON.stringify(deck, null, 2)}\n`, losses: [] })],
  ['.pptx', (deck) => writeDeckFile('pptx', deck)],
  ['.pdf', (deck) => writeDeckFile('pdf', deck)],
])

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
    const { content, losses } = await write(deck)
    await writeFile(to, content)
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
  const read = await readFiles([{ name: basename(path), type: '', bytes: new Uint8Array(bytes) }])
  if (!read.ok) {
    err(words.notRead(path, read.error.code))
    return null
  }
  tellLosses(read.value.losses, streams)
  return inlinePictures(read.value)
}

const nameCause = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
