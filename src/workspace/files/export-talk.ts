import { loadPictures } from '#codecs/load-pictures.ts'
import { describeTalkFormat, type TalkExportFormat } from '#codecs/talk/talk-formats.ts'
import type { TalkChoices, WriteTalkFailure } from '#codecs/talk/write-talk-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { findMoment } from '#core/narration/talk/talk-times.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { RecordFailure, TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'

import type { DeckSource } from './deck-source.ts'
import type { ExportedFile, ExportFailure } from './export-deck.ts'
import type { TalkFiles } from './talk-files.ts'

declare global {
  // Not in TypeScript's DOM library: Chromium and Safari have it.
  interface FileSystemFileHandle {
    remove?(): Promise<void>
  }
}

export type TalkOrder = {
  format: TalkExportFormat
  source: DeckSource | null
  choices?: TalkChoices
  /** By the id of their offer; otherwise whoever was chosen for all talks. */
  recorder?: string
  /** Where a long file goes as it is made. */
  disk?: FileSystemFileHandle
}

/** What is being done: the talk is spoken, slide by slide, and then becomes a file. */
export type TalkProgress = { share: number; stage: 'voice' | 'file'; slide: number; slides: number }

export type TalkCall = { signal?: AbortSignal; onProgress?: (progress: TalkProgress) => void }

export type ExportTalkFailure =
  | { code: ExportFailure | WriteTalkFailure }
  | { code: 'voice'; failure: RecordFailure }

/** A file that was handed over; without `blob` it is on the disk already. */
export type ExportedTalk = Omit<ExportedFile, 'blob'> & { blob: Blob | null }

type Needs = Pick<TalkFiles, 'write' | 'page'> & { recorder: Pick<TalkRecorder, 'record'> }

/** The share of the work that is done when everything is spoken: pictures take longer than words. */
const spokenShares = { words: 0.98, sound: 0.9, page: 0.9, slides: 0.8, video: 0.5 } as const

/**
 * The talk as a file, spoken now, as the presentation was at the moment of asking. It takes minutes,
 * so whoever closes the page meanwhile is asked; and what came to nothing leaves nothing.
 */
export async function exportTalk(
  order: TalkOrder,
  needs: Needs,
  call: TalkCall = {},
): Promise<Result<ExportedTalk, ExportTalkFailure>> {
  const stopWarning = needs.page.warnBeforeClosing(() => true)
  try {
    const exported = await speakAndWrite(order, needs, call)
    if (!exported.ok && order.disk) await removeIfEmpty(order.disk)
    return exported
  } finally {
    stopWarning()
  }
}

async function speakAndWrite(
  { format, source, choices, recorder: wanted, disk }: TalkOrder,
  { recorder, write }: Needs,
  { signal, onProgress }: TalkCall,
): Promise<Result<ExportedTalk, ExportTalkFailure>> {
  if (!source) return fail({ code: 'no-deck' })
  const loaded = await source.loadDeck()
  if (!loaded.ok)
    return fail({ code: loaded.error.code === 'not-found' ? 'not-found' : 'unreadable' })
  const deck = loaded.value
  const { needs, ending, type, mark } = describeTalkFormat(format)
  const spokenShare = spokenShares[needs]
  const slides = countShown(deck)
  const call = { ...(signal && { signal }) }
  const recorded = await recorder.record(deck, {
    ...call,
    ...(wanted !== undefined && { recorder: wanted }),
    onProgress: (share, slide) =>
      onProgress?.({ share: share * spokenShare, stage: 'voice', slide, slides }),
  })
  if (signal?.aborted) return fail({ code: 'cancelled' })
  if (!recorded.ok) return fail({ code: 'voice', failure: recorded.error })
  const pictures =
    needs === 'words' || needs === 'sound'
      ? new Map()
      : await loadPictures(deck, source.loadPicture, signal)
  if (signal?.aborted) return fail({ code: 'cancelled' })
  const { times } = recorded.value
  const written = await write(
    format,
    { deck, pictures, recorded: recorded.value, ...(disk && { disk }) },
    {
      ...choices,
      ...call,
      onProgress: (share) => {
        const { slide } = findMoment(times, share * times.seconds)
        const whole = spokenShare + share * (1 - spokenShare)
        onProgress?.({ share: whole, stage: 'file', slide: slide + 1, slides })
      },
    },
  )
  if (!written.ok) return fail({ code: written.error })
  const { bytes, losses } = written.value
  return ok({
    blob: bytes && new Blob([bytes], { type }),
    name: disk?.name ?? fileNameFor(deck.title, ending, mark),
    losses,
    slideIds: deck.slides.map(({ id }) => id),
  })
}

/** The browser made it, without anything in it, when its place was chosen. */
async function removeIfEmpty(disk: FileSystemFileHandle): Promise<void> {
  try {
    const { size } = await disk.getFile()
    if (size === 0) await disk.remove?.()
  } catch {
    // It is gone already, or may not be touched any more.
  }
}

const countShown = ({ slides }: Deck): number =>
  slides.filter(({ hidden }) => !hidden).length || slides.length
