import type { DeckFileFormat } from '#codecs/file-formats.ts'
import type { TalkExportFormat } from '#codecs/talk/talk-formats.ts'

export type AnyFormat = DeckFileFormat | TalkExportFormat

/** By what people want of a file. */
export const formatGroups = [
  { name: 'edit', formats: ['pptx', 'json', 'markdown', 'txt'] },
  { name: 'print', formats: ['pdf', 'png', 'jpeg'] },
  { name: 'watch', formats: ['mp4', 'webm', 'page', 'html'] },
  { name: 'listen', formats: ['m4a', 'wav', 'srt', 'vtt', 'transcript', 'transcript-text'] },
] as const satisfies readonly { name: string; formats: readonly AnyFormat[] }[]

const everyFormat: readonly AnyFormat[] = formatGroups.flatMap(({ formats }) => [...formats])

/** What was chosen the last time, where it is still there. */
export const findFormat = (kept: string | null): AnyFormat =>
  everyFormat.find((format) => format === kept) ?? 'pptx'
