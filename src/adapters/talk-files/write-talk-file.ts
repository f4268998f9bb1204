import { prepareToPaint } from '#adapters/deck-files/prepare-to-paint.ts'
import { withOwnTypefaces } from '#adapters/metrics/own-typeface-source.ts'
import type { FontSource } from '#adapters/metrics/font-source.ts'
import { listFontFiles } from '#adapters/metrics/font-files/list-font-files.ts'
import { registerFonts } from '#adapters/slide-images/register-fonts.ts'
import { listChapters } from '#codecs/talk/list-chapters.ts'
import type { TalkFileFormat } from '#codecs/talk/talk-formats.ts'
import { writeSrt, writeVtt } from '#codecs/talk/write-captions.ts'
import { writeId3 } from '#codecs/talk/write-id3.ts'
import type { TalkToWrite, WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import { writeTranscript } from '#codecs/talk/write-transcript.ts'
import { writeWav } from '#codecs/talk/write-wav.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { joinBytes } from '#core/join-bytes.ts'
import { type IconSource, setIconSource } from '#core/icon/icon-source.ts'
import { listDeckTexts } from '#core/layout/texts/list-deck-texts.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { fail, ok } from '#core/result.ts'
import type { EncodeCall } from '#ports/sound/sound-encoder.ts'

import { captionFont } from './paint-caption.ts'
import { writeTags } from './write-tags.ts'

type Needs = {
  fonts: FontSource
  icons: IconSource
  /** Writes the page that a talk is put into. */
  writeDeckFile: WriteDeckFile
}

/** The share of the work that is done when the sound for the slides is encoded. */
const encodedShare = 0.6

/** Writes talks where it is called: in a worker. */
export function createTalkFileWriter({ fonts, icons, writeDeckFile }: Needs): WriteTalkFile {
  setIconSource(icons)

  const film: FilmWriter = async (format, input, options) => {
    options.onProgress?.(0, 'fonts')
    const { deck, pictures } = input
    const ownFonts = withOwnTypefaces(fonts, async (url) => pictures.get(url)?.bytes ?? null)
    const spoken = { texts: deck.slides.map(({ notes }) => notes), font: captionFont }
    const prepared = await prepareToPaint(deck, ownFonts, [spoken])
    if (!prepared) return fail('failed')
    const texts = [...listDeckTexts(deck), spoken]
    await registerFonts(
      new Set(texts.flatMap((one) => listFontFiles(one.texts, one.font, prepared.library))),
    )
    const { writeVideo } = await import('./write-video.ts')
    return writeVideo(format, input, { ...options, metrics: prepared.metrics })
  }

  return async (format, input, options = {}) => {
    const { deck, recorded } = input
    const { signal, onProgress } = options
    const call: EncodeCall = {
      ...(signal && { signal }),
      onProgress: (share) => onProgress?.(share, 'packing'),
    }
    // What goes into a file beside its slides is encoded before they are written.
    const encoding: EncodeCall = {
      ...call,
      onProgress: (share) => onProgress?.(share * encodedShare, 'packing'),
    }
    const writing: typeof options = {
      ...options,
      onProgress: (share, stage) => onProgress?.(encodedShare + share * (1 - encodedShare), stage),
    }
    switch (format) {
      case 'mp4':
      case 'webm':
        return film(format, input, options)
      case 'page': {
        const { encodeSound } = await import('#adapters/sound/encode-sound.ts')
        const sound = await encodeSound(recorded, encoding)
        if (!sound) return fail(signal?.aborted ? 'cancelled' : 'unsupported')
        const talk = { language: findDeckLanguage(deck), times: recorded.times, sound }
        return writeDeckFile('html', { ...input, talk }, { ...writing, withNotes: true })
      }
      case 'narrated': {
        const { narrateSlides } = await import('./narrate-slides.ts')
        const narration = await narrateSlides(deck, recorded, encoding)
        if (!narration) return fail(signal?.aborted ? 'cancelled' : 'failed')
        return writeDeckFile('pptx', { ...input, narration }, writing)
      }
      case 'sound': {
        const { encodeSound } = await import('#adapters/sound/encode-sound.ts')
        const sound = await encodeSound(recorded, call)
        return sound
          ? ok({ ...sound, losses: [] })
          : fail(signal?.aborted ? 'cancelled' : 'unsupported')
      }
      case 'm4a': {
        const { encodeAac } = await import('#adapters/sound/encode-sound.ts')
        const bytes = await encodeAac(recorded, writeTags(deck, recorded.times), call)
        return bytes ? ok({ bytes, losses: [] }) : fail(signal?.aborted ? 'cancelled' : 'failed')
      }
      case 'mp3': {
        const { encodeMp3 } = await import('#adapters/sound/encode-sound.ts')
        const sound = await encodeMp3(recorded, call)
        if (!sound) return fail(signal?.aborted ? 'cancelled' : 'failed')
        const { title } = deck
        const { seconds } = recorded.times
        const chapters = listChapters(deck, recorded.times)
        return ok({ bytes: joinBytes([writeId3({ title, seconds, chapters }), sound]), losses: [] })
      }
      case 'wav':
        return ok({ bytes: writeWav(recorded), losses: [] })
      default:
        return ok({
          bytes: new TextEncoder().encode(writeWords(format, deck, recorded.times)),
          losses: [],
        })
    }
  }
}

type FilmWriter = (
  format: 'mp4' | 'webm',
  ...rest: [input: TalkToWrite, options: NonNullable<Parameters<WriteTalkFile>[2]>]
) => ReturnType<WriteTalkFile>

function writeWords(
  format: Exclude<
    TalkFileFormat,
    'mp4' | 'webm' | 'page' | 'narrated' | 'sound' | 'm4a' | 'mp3' | 'wav'
  >,
  deck: TalkToWrite['deck'],
  times: TalkToWrite['recorded']['times'],
): string {
  switch (format) {
    case 'srt':
      return writeSrt(deck, times)
    case 'vtt':
      return writeVtt(deck, times)
    case 'transcript':
      return writeTranscript(deck, times, 'markdown')
    default:
      return writeTranscript(deck, times, 'text')
  }
}
