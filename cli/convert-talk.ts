import { rename, rm, writeFile } from 'node:fs/promises'

import { createTalkFileWriter } from '#adapters/talk-files/write-talk-file.ts'
import type { Loss } from '#codecs/loss.ts'
import { describeTalkFormat, type TalkExportFormat } from '#codecs/talk/talk-formats.ts'
import type {
  TalkChoices,
  WriteTalkFailure,
  WriteTalkFile,
} from '#codecs/talk/write-talk-result.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { findMoment } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { RecordFailure } from '#workspace/talk/recording/talk-recorder.ts'
import type { TalkProgress } from '#workspace/files/export-talk.ts'

import { nodeFontSource } from './node-font-source.ts'
import { nodeIcons } from './node-icons.ts'
import { speakTalk } from './speak-talk.ts'

type TalkToConvert = {
  deck: Deck
  format: TalkExportFormat
  to: string
  choices: TalkChoices
  /** Id of who speaks; without one, whoever speaks the language first. */
  speaker?: string
}

export type ConvertFailure =
  | { code: WriteTalkFailure | 'no-browser' }
  | { code: 'voice'; failure: RecordFailure }

type Needs = {
  writeDeckFile: WriteDeckFile
  onProgress: (progress: Omit<TalkProgress, 'share'>) => void
}

/** Speaks the talk of a deck and writes it; nothing stands at `to` before it is whole. */
export async function convertTalk(
  { deck, format, to, choices, speaker }: TalkToConvert,
  { writeDeckFile, onProgress }: Needs,
): Promise<Result<Loss[], ConvertFailure>> {
  const slides = listShownPlaces(deck.slides).length
  const recorded = await speakTalk(deck, {
    ...(speaker && { speaker }),
    onProgress: (_share, slide) => onProgress({ stage: 'voice', slide, slides }),
  })
  if (!recorded.ok) return fail({ code: 'voice', failure: recorded.error })
  const { times } = recorded.value
  const write = await openWriter(format, writeDeckFile)
  if (!write) return fail({ code: 'no-browser' })
  // Its pictures are inside the deck.
  const written = await write(
    format,
    { deck, pictures: new Map(), recorded: recorded.value },
    {
      ...choices,
      onProgress: (share) => {
        const { slide } = findMoment(times, share * times.seconds)
        onProgress({ stage: 'file', slide: slide + 1, slides })
      },
    },
  )
  if (!written.ok) return fail({ code: written.error })
  const part = `${to}.part`
  try {
    await writeFile(part, written.value.bytes ?? new Uint8Array())
    await rename(part, to)
  } finally {
    await rm(part, { force: true })
  }
  return ok(written.value.losses)
}

/** Frames are painted and encoded by a browser; all else is written here. */
async function openWriter(
  format: TalkExportFormat,
  writeDeckFile: WriteDeckFile,
): Promise<WriteTalkFile | null> {
  if (describeTalkFormat(format).needs !== 'video')
    return createTalkFileWriter({ fonts: nodeFontSource, icons: nodeIcons, writeDeckFile })
  const { openFilmWriter } = await import('./film-writer.ts')
  return openFilmWriter()
}
