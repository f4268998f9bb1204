import type { TalkExportFormat } from '#codecs/talk/talk-formats.ts'
import type { TalkChoices } from '#codecs/talk/write-talk-result.ts'

type TalkFacts = {
  seconds: number
  /** Of the same presentation without its voice, as a page and for PowerPoint. */
  pageBytes: number
  pptxBytes: number
  noteBytes: number
}

/** Bytes a second, of small sound as shares and pages have it, of AAC, of MP3, and of the bare samples. */
const sound = { small: 3_114, aac: 4_300, mp3: 8_000, samples: 44_100 }
/** Bytes a second of slides that stand still, with a word lit now and then. */
const picture = { mp4: 26_000, webm: 12_000 }

/** About how many bytes a talk has as a file. */
export function estimateTalkSize(
  format: TalkExportFormat,
  { seconds, pageBytes, pptxBytes, noteBytes }: TalkFacts,
  { height = 720 }: TalkChoices = {},
): number {
  switch (format) {
    case 'mp4':
    case 'webm':
      return seconds * (picture[format] * (height / 720) + 3 * sound.aac)
    case 'page':
      return pageBytes + (seconds * sound.small * 4) / 3
    case 'narrated':
      return pptxBytes + seconds * sound.aac
    case 'm4a':
      return seconds * sound.aac
    case 'mp3':
      return seconds * sound.mp3
    case 'wav':
      return seconds * sound.samples
    case 'vtt':
      return 6 * noteBytes
    default:
      return 2 * noteBytes
  }
}
