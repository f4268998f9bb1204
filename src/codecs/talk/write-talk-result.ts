import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import type { Result } from '#core/result.ts'
import type { FilmShape } from '#core/tall/film-stages.ts'

import type { FileFonts } from '../file-choices.ts'
import type { Loss } from '../loss.ts'
import type { DeckToWrite, WriteCall, WriteFailure } from '../write-result.ts'
import type { TalkFileFormat } from './talk-formats.ts'

/** In px. */
export const videoHeights = [720, 1080, 2160] as const
export type VideoHeight = (typeof videoHeights)[number]

/** In the picture, as a track that can be switched on, or not at all. */
export const videoCaptions = ['burned', 'track', 'none'] as const
export type VideoCaptions = (typeof videoCaptions)[number]

/** What can be chosen about a film, and about a presentation for PowerPoint. */
export type TalkChoices = {
  /** Of the short side. */
  height?: VideoHeight
  shape?: FilmShape
  captions?: VideoCaptions
  fonts?: FileFonts
}

export type TalkToWrite = DeckToWrite & {
  recorded: RecordedTalk
  /** Where a long file goes as it is made, so that it needs not be held in memory. */
  disk?: FileSystemFileHandle
}

export type WrittenTalk = {
  /** Null for what has gone to the disk already. */
  bytes: Uint8Array<ArrayBuffer> | null
  losses: Loss[]
  /** Where it is not that of the format. */
  type?: string
}

export type WriteTalkFailure =
  | WriteFailure
  /** This browser has no encoder for it. */
  | 'unsupported'
  /** There is no room on the disk, or it may not be written to. */
  | 'disk'

export type WriteTalkFile = (
  format: TalkFileFormat,
  input: TalkToWrite,
  options?: WriteCall & TalkChoices,
) => Promise<Result<WrittenTalk, WriteTalkFailure>>
