import type { Voice } from '#ports/sound/voice.ts'
import type { ExportTalkFailure, TalkProgress } from '#workspace/files/export-talk.ts'
import type {
  FilmShape,
  TalkExportFormat,
  VideoCaptions,
  VideoHeight,
} from '#workspace/files/talk-settings.ts'

import { describeExportFailure } from './export.ts'
import { formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'
import { narrationWords } from '../talk/narration.ts'
import { explainRecordFailure } from '../talk/recording.ts'

/** What is said about files that hold the talk: films, pages that speak, sound, captions. */
export const talkFileWords = translatable('talkFileWords', {
  groups: {
    edit: 'To edit',
    print: 'To print or look at',
    watch: 'To watch',
    listen: 'To listen or read along',
  },
  names: {
    mp4: 'Video (MP4)',
    webm: 'Video (WebM)',
    page: 'Web page with voice',
    narrated: 'PowerPoint with voice',
    m4a: 'Sound (M4A)',
    mp3: 'Sound (MP3)',
    wav: 'Sound (WAV)',
    srt: 'Captions (SRT)',
    vtt: 'Captions (WebVTT)',
    transcript: 'Transcript (Markdown)',
    'transcript-text': 'Transcript (Text)',
  } satisfies Record<TalkExportFormat, string>,
  goodFor: {
    mp4: 'A film of the talk that plays everywhere',
    webm: 'A film of the talk for the web, smaller',
    page: 'One file that shows and speaks itself, offline',
    narrated: 'Slides to edit that speak and go on by themselves',
    m4a: 'Only the voice, small',
    mp3: 'Only the voice, for players of any age',
    wav: 'Only the voice, as it was made',
    srt: 'What is said with its times, for video sites',
    vtt: 'With the time of every word, for web players',
    transcript: 'All that is said, slide by slide',
    'transcript-text': 'All that is said, to paste anywhere',
  } satisfies Record<TalkExportFormat, string>,
  height: 'Picture',
  heights: { 720: '720p', 1080: '1080p', 2160: '4K' } satisfies Record<VideoHeight, string>,
  shape: 'Shape',
  shapes: { wide: 'Wide', square: 'Square', upright: 'Upright' } satisfies Record<
    FilmShape,
    string
  >,
  /** Under those that are not wide. */
  shapeHint:
    'Slides are laid out anew for it. What keeps the look it was imported with is shown whole.',
  captions: 'Captions',
  captionKinds: { burned: 'In the picture', track: 'As a track', none: 'None' } satisfies Record<
    VideoCaptions,
    string
  >,
  /** In place of that nothing is sent anywhere. */
  spokenElsewhere: 'The file is made on this device. Only the notes are sent, to be spoken.',
  speaker: 'Voice',
  chooseSpeaker: 'Choose a voice',
  onlyServices:
    'No voice on this device speaks the language of the notes. A service does, with your key.',
  offer: (name: string, { id, kind }: Pick<Voice, 'id' | 'kind'>): string =>
    kind === 'device'
      ? `${name} (${narrationWords.dialog.onDevice})`
      : `${name} (${narrationWords.dialog.withKey(id)})`,
  /** Who speaks. */
  voice: (name: string): string => `${name} speaks, at the speed chosen under Voice and sound.`,
  standsIn: (name: string): string =>
    `The voice you chose only speaks live and cannot be recorded, so ${name} on this device speaks.`,
  sent: (letters: number): string =>
    `The notes (${formatNumber(letters)} characters) are sent to the service of that voice, which may charge you for them. What it has spoken before is kept and costs nothing.`,
  noVoice:
    'No voice here can be recorded in the language of the notes. Voices of the browser and live calls only speak live.',
  noNotes: 'There are no notes to speak yet. Write speaker notes first.',
  length: (minutes: number): string =>
    `About ${formatNumber(Math.max(1, Math.round(minutes)))} min. The whole talk is spoken first, which takes a while.`,
  stage: ({ stage, slide, slides }: Omit<TalkProgress, 'share'>): string =>
    stage === 'voice'
      ? `Speaking slide ${slide} of ${slides}…`
      : `Writing slide ${slide} of ${slides}…`,
  timeLeft: (seconds: number): string =>
    seconds < 60
      ? 'Less than a minute left'
      : `About ${formatNumber(Math.ceil(seconds / 60))} min left`,
  progress: (format: TalkExportFormat): string => `Exporting ${talkFileWords.names[format]}`,
  options: (format: TalkExportFormat): string => `Options for ${talkFileWords.names[format]}`,
  start: (format: TalkExportFormat): string => `Export ${talkFileWords.names[format]}`,
})

/** Why there is no file, and what to do. */
export const describeTalkFailure = translatable(
  'describeTalkFailure',
  (failure: Exclude<ExportTalkFailure, { code: 'cancelled' }>): { title: string; text: string } => {
    switch (failure.code) {
      case 'voice':
        return {
          title: 'The talk could not be spoken',
          text: explainRecordFailure(failure.failure),
        }
      case 'unsupported':
        return {
          title: 'This browser cannot make this kind of file',
          text: 'Choose another format or a smaller picture, or use a newer browser.',
        }
      case 'disk':
        return {
          title: 'The file could not be written',
          text: 'There is no room left on the disk, or it may not be written to. No part of the file is kept.',
        }
      default:
        return describeExportFailure(failure.code === 'cancelled' ? 'failed' : failure.code)
    }
  },
)
