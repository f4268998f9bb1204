import type { ExportOrder } from '#workspace/files/export-deck.ts'
import type { TalkExportFormat } from '#workspace/files/talk-settings.ts'

export type AnyFormat = ExportOrder['format'] | TalkExportFormat

/** By what people want of a file. */
export const formatGroups = [
  { name: 'edit', formats: ['pptx', 'json', 'markdown', 'txt'] },
  { name: 'print', formats: ['pdf', 'png', 'jpeg'] },
  { name: 'watch', formats: ['mp4', 'webm', 'page', 'narrated', 'html'] },
  { name: 'listen', formats: ['m4a', 'mp3', 'wav', 'srt', 'vtt', 'transcript', 'transcript-text'] },
] as const satisfies readonly { name: string; formats: readonly AnyFormat[] }[]

const everyFormat = formatGroups.flatMap(({ formats }): readonly AnyFormat[] => formats)

/** What was chosen the last time, where it is still there. */
export const findFormat = (kept: string | null): AnyFormat =>
  everyFormat.find((format) => format === kept) ?? 'pptx'
