import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import type { FileFonts } from '#codecs/file-choices.ts'
import {
  type DeckFileFormat,
  deckFileFormats,
  describeFormat,
  isImageFormat,
  isTextFormat,
} from '#codecs/file-formats.ts'
import { keepLook } from '#codecs/keep-look.ts'
import type { Loss } from '#codecs/loss.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import { describeTalkFormat, type TalkExportFormat } from '#codecs/talk/talk-formats.ts'
import { type FilmShape, filmShapes } from '#core/tall/film-stages.ts'
import { type FilesFailure, readFiles } from '#codecs/registry.ts'
import { sniffPdf } from '#codecs/sniff-file.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, type Result } from '#core/result.ts'
import { cliWords as words } from '#words/cli.ts'
import { htmlFileWords } from '#words/files/html-file.ts'
import { explainRecordFailure } from '#words/talk/recording.ts'
import { talkFileWords } from '#words/files/talk-files.ts'

import { findStudioVoice } from '../scripts/voice/studio-folder.mjs'
import { inlinePictures } from './inline-pictures.ts'
import { nodeFontSource } from './node-font-source.ts'
import { nodeIcons } from './node-icons.ts'
import { readFontCutter } from './read-font-cutter.ts'
import { talkTargets, voicedTargets } from './talk-targets.ts'

/** Done, could not be done, or was not asked for in a way that can be understood. */
export type ExitStatus = 0 | 1 | 2

/** The deck goes to `out` alone, so that another program can read it; all else is told on `err`. */
export type Streams = { out(text: string): void; err(text: string): void }

const writeDeckFile = createFileWriter({
  fonts: nodeFontSource,
  icons: nodeIcons,
  loadFontCutter: readFontCutter,
  htmlWords: htmlFileWords,
})

/** By the ending of the file to write. There is no canvas here to paint pictures on. */
const formats = new Map(
  deckFileFormats
    .filter((format) => !isImageFormat(format))
    .map((format) => [`.${describeFormat(format).ending}`, format]),
)

const endings = [...formats.keys(), ...talkTargets.keys()]
const voicedEndings = [...talkTargets.keys(), ...voicedTargets.keys()]

export async function runCli(args: readonly string[], streams: Streams): Promise<ExitStatus> {
  const { chosen: fonts = 'embedded', rest: withoutFonts } = takeChoice(args, '--fonts', fileFonts)
  const { chosen: shape = 'wide', rest: others } = takeChoice(withoutFonts, '--shape', filmShapes)
  const { chosen: speaker, rest } = takeChoice(others, '--speaker', speakerIds)
  const withVoice = rest.includes('--voice')
  const [command, from, to, ...tooMany] = rest.filter((one) => one !== '--voice')
  if (command === 'inspect' && from !== undefined && to === undefined) {
    const read = await readDeck(from, streams)
    if (read) streams.out(`${JSON.stringify(inlinePictures(read))}\n`)
    return read ? 0 : 1
  }
  if (command === 'convert' && from !== undefined && to !== undefined && tooMany.length === 0)
    return convert(from, to, { fonts, shape, withVoice, streams, ...(speaker && { speaker }) })
  streams.err(words.usage(endings))
  return 2
}

/** One that there is no such thing of stays among the rest, where nobody knows it. */
function takeChoice<Choice extends string>(
  args: readonly string[],
  mark: string,
  choices: readonly Choice[],
): { chosen?: Choice; rest: readonly string[] } {
  const at = args.indexOf(mark)
  const chosen = choices.find((name) => name === args[at + 1])
  return at === -1 || !chosen ? { rest: args } : { chosen, rest: args.toSpliced(at, 2) }
}

/** In fonts of its own, or in those that every office program has. */
const fileFonts: readonly FileFonts[] = ['embedded', 'office']
const speakerIds = [...piperSpeakers, ...kokoroSpeakers].map(({ id }) => id)

/** How a file is written. */
type Choices = { fonts: FileFonts; shape: FilmShape; speaker?: string; streams: Streams }

async function convert(
  from: string,
  to: string,
  { withVoice, ...choices }: Choices & { withVoice: boolean },
): Promise<ExitStatus> {
  const { fonts, speaker, streams } = choices
  const ending = extname(to).toLowerCase()
  const talk = talkTargets.get(ending) ?? (withVoice ? voicedTargets.get(ending) : undefined)
  const format = formats.get(ending)
  if (!talk && (withVoice || !format)) {
    streams.err(words.unknownEnding(to, withVoice ? voicedEndings : endings))
    return 2
  }
  if (kokoroSpeakers.some(({ id }) => id === speaker) && !findStudioVoice()) {
    streams.err(words.noStudioVoice)
    return 1
  }
  // Files of words have no use for how it looked.
  const isOfWords = talk ? isHeardOnly(talk) : format && isTextFormat(format)
  const read = await readDeck(from, streams, { withLook: !isOfWords })
  if (!read) return 1
  try {
    const losses = talk
      ? await writeTalk(inlinePictures(read), talk, { to, ...choices })
      : format && (await writeDeck(read, format, { to, fonts }))
    tellLosses(losses ?? [], streams)
    return 0
  } catch (error) {
    streams.err(words.notWritten(to, nameCause(error)))
    return 1
  }
}

function isHeardOnly(format: TalkExportFormat): boolean {
  const { needs } = describeTalkFormat(format)
  return needs === 'words' || needs === 'sound'
}

async function writeDeck(
  read: ReadDeck,
  format: DeckFileFormat,
  { to, fonts }: { to: string; fonts: FileFonts },
): Promise<Loss[]> {
  const written = await writeDeckFile(format, read, { fonts })
  if (!written.ok) throw new Error(written.error)
  await writeFile(to, written.value.bytes)
  return written.value.losses
}

async function writeTalk(
  deck: Deck,
  format: TalkExportFormat,
  { to, streams, speaker, ...choices }: Choices & { to: string },
): Promise<Loss[]> {
  const { convertTalk } = await import('./convert-talk.ts')
  let told = ''
  const written = await convertTalk(
    { deck, format, to, choices, ...(speaker && { speaker }) },
    {
      writeDeckFile,
      onProgress: (progress) => {
        const line = talkFileWords.stage(progress)
        if (line !== told) streams.err(`${line}\n`)
        told = line
      },
    },
  )
  if (written.ok) return written.value
  const { error } = written
  if (error.code === 'voice') streams.err(`${explainRecordFailure(error.failure)}\n`)
  if (error.code === 'no-browser') streams.err(words.noBrowser)
  throw new Error(error.code === 'voice' ? error.failure.code : error.code)
}

function tellLosses(losses: readonly object[], { err }: Streams): void {
  for (const loss of losses) err(`${JSON.stringify(loss)}\n`)
}

async function readDeck(
  path: string,
  streams: Streams,
  { withLook = false }: { withLook?: boolean } = {},
): Promise<ReadDeck | null> {
  const { err } = streams
  const bytes = await readFile(path).catch((error: unknown) => {
    err(words.notFound(path, nameCause(error)))
    return null
  })
  if (!bytes) return null
  const read = await readOne(basename(path), new Uint8Array(bytes), withLook)
  if (!read.ok) {
    err(words.notRead(path, read.error))
    return null
  }
  const shown = withLook ? keepLook(read.value) : read.value
  tellLosses(shown.losses, streams)
  return shown
}

async function readOne(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  withLook: boolean,
): Promise<Result<ReadDeck, FilesFailure['code']>> {
  if (sniffPdf(bytes)) {
    const { readPdfFile } = await import('./read-pdf-file.ts')
    return readPdfFile(bytes, { fileName: name })
  }
  const read = await readFiles([{ name, type: '', bytes }], { withLook })
  return read.ok ? read : fail(read.error.code)
}

const nameCause = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
