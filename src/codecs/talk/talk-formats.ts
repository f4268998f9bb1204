import { fileFormats } from '../file-formats.ts'

/** What a file that holds a talk is made of besides its words and their times. */
type TalkNeeds = 'words' | 'sound' | 'page' | 'slides' | 'video'

type TalkFormat = {
  ending: string
  type: string
  needs: TalkNeeds
  /** In the name of the file: tells it from another with the same ending. */
  mark?: string
}

/**
 * Every format that a talk is written in, by what people want to do with it. They are not read: who
 * wants the presentation back keeps it as one of `file-formats`.
 */
export const talkFormats = {
  mp4: { ending: 'mp4', type: 'video/mp4', needs: 'video' },
  webm: { ending: 'webm', type: 'video/webm', needs: 'video' },
  page: { ending: 'html', type: 'text/html', needs: 'page', mark: 'voice' },
  // A presentation for PowerPoint that gives its talk by itself.
  narrated: { ending: 'pptx', type: fileFormats.pptx.type, needs: 'slides', mark: 'voice' },
  // What shares bring along: small, and in whatever the browser that makes it can.
  sound: { ending: 'm4a', type: 'audio/mp4', needs: 'sound' },
  m4a: { ending: 'm4a', type: 'audio/mp4', needs: 'sound' },
  mp3: { ending: 'mp3', type: 'audio/mpeg', needs: 'sound' },
  wav: { ending: 'wav', type: 'audio/wav', needs: 'sound' },
  srt: { ending: 'srt', type: 'application/x-subrip', needs: 'words' },
  vtt: { ending: 'vtt', type: 'text/vtt', needs: 'words' },
  transcript: { ending: 'md', type: 'text/markdown', needs: 'words', mark: 'transcript' },
  'transcript-text': { ending: 'txt', type: 'text/plain', needs: 'words', mark: 'transcript' },
} as const satisfies Record<string, TalkFormat>

export type TalkFileFormat = keyof typeof talkFormats

/** Those that people choose. */
export type TalkExportFormat = Exclude<TalkFileFormat, 'sound'>

export const isTalkFormat = (name: string): name is TalkExportFormat =>
  name in talkFormats && name !== 'sound'

export const describeTalkFormat = (format: TalkFileFormat): TalkFormat => talkFormats[format]
