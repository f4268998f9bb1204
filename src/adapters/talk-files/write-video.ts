import {
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Output,
  StreamTarget,
  TextSubtitleSource,
  WebMOutputFormat,
} from 'mediabunny'

import { addSound, createMp4 } from '#adapters/sound/encode-sound.ts'
import { loadEncoder } from '#adapters/sound/load-encoder.ts'
import { createDecodedPictures } from '#adapters/slide-images/decoded-pictures.ts'
import { addLosses } from '#codecs/add-losses.ts'
import type { Loss } from '#codecs/loss.ts'
import { listChapters } from '#codecs/talk/list-chapters.ts'
import { listCues } from '#codecs/talk/list-cues.ts'
import { planFrames } from '#codecs/talk/plan-frames.ts'
import { raiseChapters, writeWebmChapters } from '#codecs/talk/webm-chapters.ts'
import { writeVtt } from '#codecs/talk/write-captions.ts'
import type { TalkChoices, TalkToWrite, WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import type { WriteCall } from '#codecs/write-result.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { fail, ok } from '#core/result.ts'
import { measureMotion } from '#core/show/measure-motion.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { type FilmShape, filmStages, type StageSize } from '#core/tall/film-stages.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { openDiskFile } from './open-disk-file.ts'
import { paintCaption } from './paint-caption.ts'
import { createFilmStage } from './stage-slides.ts'
import { writeTags } from './write-tags.ts'

type Options = WriteCall & TalkChoices & { metrics: TextMetrics }

/** Bits a second at 720p: slides stand still, so that most of it is never used. */
const videoBits = 4_000_000
const soundBits = { aac: 96_000, opus: 48_000 }
const soundRate = 48_000
/** How late our encoder of AAC is. */
const aacPriming = 1_024

const encodings = {
  mp4: { video: ['avc'], sound: 'aac' },
  // AV1 is smaller and takes several times as long: for who cannot make VP9.
  webm: { video: ['vp9', 'av1', 'vp8'], sound: 'opus' },
} as const

/** The talk as a film: slides as the show paints them, the voice, and captions as they are wanted. */
export async function writeVideo(
  format: 'mp4' | 'webm',
  { deck, pictures, recorded, disk }: TalkToWrite,
  {
    metrics,
    height: lines = 720,
    shape = 'wide',
    captions = 'burned',
    signal,
    onProgress,
  }: Options,
): ReturnType<WriteTalkFile> {
  const { width, height } = findFilmSize(shape, lines)
  const encoding = encodings[format]
  const codec = await findCodec(encoding.video, width, height)
  const hasCaptions = captions === 'burned'
  const onStage = codec && createFilmStage({ shape, width, metrics, hasCaptions })
  const film = new OffscreenCanvas(width, height)
  const brush = film.getContext('2d')
  if (!codec || !onStage || !brush) return fail('unsupported')
  if (encoding.sound === 'aac') await loadEncoder('aac')

  const { times } = recorded
  const theme = findDeckTheme(deck)
  const places = listShownPlaces(deck.slides)
  const staged = places.map((place) => {
    const slide = deck.slides[place]
    return slide && onStage.layOut({ slide, theme, ...poseSlide(deck, place) })
  })
  const frames = planFrames({
    times,
    cues: hasCaptions ? listCues(deck, times) : [],
    motions: staged.map((one) => (one ? measureMotion(one.layout) : 0)),
  })

  const chapters = writeWebmChapters(listChapters(deck, times), times.seconds)
  // What a WebM says of itself is in its first piece.
  const changeFirst = (piece: Uint8Array) => {
    if (format === 'webm') raiseChapters(piece, chapters)
  }
  const file = disk && (await openDiskFile(disk, changeFirst).catch(() => null))
  if (file === null) return fail('disk')
  const target = file ? new StreamTarget(file.pieces, { chunked: true }) : new BufferTarget()
  const output = new Output({
    format: format === 'mp4' ? createMp4(file !== undefined) : new WebMOutputFormat(),
    target,
  })
  const language = findDeckLanguage(deck)
  const video = new CanvasSource(film, {
    codec,
    bitrate: Math.round(videoBits * (lines / 720) ** 1.5),
    latencyMode: 'quality',
    keyFrameInterval: 10,
  })
  const sound = new AudioSampleSource({
    codec: encoding.sound,
    bitrate: soundBits[encoding.sound],
    transform: { sampleRate: soundRate },
  })
  const subtitles = captions === 'track' ? new TextSubtitleSource('webvtt') : null
  output.addVideoTrack(video)
  output.addAudioTrack(sound, { languageCode: toTrackLanguage(language) })
  if (subtitles) output.addSubtitleTrack(subtitles, { languageCode: toTrackLanguage(language) })
  output.setMetadataTags(
    format === 'mp4' ? writeTags(deck, times) : { title: deck.title, raw: { CHAPTERS: chapters } },
  )

  const losses: Loss[] = []
  const decoded = createDecodedPictures(pictures)

  async function paintFrames() {
    let painted = -1
    for (const { start, end, slide: number, seconds, caption } of frames) {
      if (signal?.aborted) return
      const slide = deck.slides[places[number] ?? -1]
      const seen = staged[number]
      if (!slide || !seen || !onStage || !brush) continue
      const motion = measureMotion(seen.layout)
      const isMoving = seconds < motion
      if (number !== painted || isMoving || seconds - motion < 0.05) {
        const taken = await decoded.take(slide, seen.layout.boxes)
        if (number !== painted) addLosses(losses, taken.losses)
        onStage.paint(seen, taken.shown, isMoving ? seconds : Number.POSITIVE_INFINITY)
      }
      brush.resetTransform()
      const { easel } = onStage
      brush.drawImage(easel.brush.canvas, 0, 0)
      if (caption) {
        brush.scale(easel.scale, easel.scale)
        paintCaption(brush, caption.cue, caption.word, easel.size)
      }
      await video.add(start, end - start, { keyFrame: number !== painted })
      painted = number
      onProgress?.(end / times.seconds, 'slides')
    }
    video.close()
  }

  async function speak() {
    const early =
      encoding.sound === 'aac' ? Math.round((aacPriming * recorded.sampleRate) / soundRate) : 0
    await addSound(sound, recorded, early, signal ? { signal } : {})
    sound.close()
  }

  async function giveUp() {
    await output.cancel().catch(() => {})
    await file?.drop()
  }

  try {
    await output.start()
    if (subtitles) {
      await subtitles.add(writeVtt(deck, times))
      subtitles.close()
    }
    // Side by side, so that neither has to be held back for the other.
    await Promise.all([paintFrames(), speak()])
    if (signal?.aborted) {
      await giveUp()
      return fail('cancelled')
    }
    onProgress?.(1, 'packing')
    await output.finalize()
    await file?.keep()
  } catch (error) {
    await giveUp()
    const isDisk = error instanceof DOMException && error.name === 'QuotaExceededError'
    return fail(isDisk ? 'disk' : 'failed')
  }
  const bytes =
    target instanceof BufferTarget && target.buffer ? new Uint8Array(target.buffer) : null
  if (bytes) changeFirst(bytes)
  return ok({ bytes, losses })
}

/** Films are named by their short side, which is `lines` long. Encoders take even numbers only. */
function findFilmSize(shape: FilmShape, lines: number): StageSize {
  const { width, height } = filmStages[shape]
  const scale = lines / Math.min(width, height)
  const toEven = (px: number) => 2 * Math.round((px * scale) / 2)
  return { width: toEven(width), height: toEven(height) }
}

async function findCodec<Codec extends 'avc' | 'vp9' | 'av1' | 'vp8'>(
  codecs: readonly Codec[],
  width: number,
  height: number,
): Promise<Codec | null> {
  // Asking WebKitGTK for more than 1080p takes its page down with it.
  if (Math.min(width, height) > 1080 && isWebKit()) return null
  for (const codec of codecs)
    if (await canEncodeVideo(codec, { width, height, bitrate: videoBits })) return codec
  return null
}

const isWebKit = (): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrom(?:e|ium)/.test(navigator.userAgent)

/** Files name languages by three letters; `und` for what is not known. */
const toTrackLanguage = (language: string): string =>
  trackLanguages[language.split('-')[0] ?? ''] ?? 'und'

const trackLanguages: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'zho',
}
