import { formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type {
  describeTalkFailure as describeEnglishFailure,
  talkFileWords as English,
} from '../../files/talk-files.ts'
import { describeExportFailure } from './export.ts'
import { narrationWords } from '../talk/narration.ts'
import { explainRecordFailure } from '../talk/recording.ts'

export const talkFileWords: Translation<typeof English> = {
  groups: {
    edit: 'Zum Bearbeiten',
    print: 'Zum Drucken oder Ansehen',
    watch: 'Zum Anschauen',
    listen: 'Zum Anhören oder Mitlesen',
  },
  names: {
    mp4: 'Video (MP4)',
    webm: 'Video (WebM)',
    page: 'Webseite mit Stimme',
    narrated: 'PowerPoint mit Stimme',
    m4a: 'Ton (M4A)',
    mp3: 'Ton (MP3)',
    wav: 'Ton (WAV)',
    srt: 'Untertitel (SRT)',
    vtt: 'Untertitel (WebVTT)',
    transcript: 'Transkript (Markdown)',
    'transcript-text': 'Transkript (Text)',
  },
  goodFor: {
    mp4: 'Ein Film des Vortrags, der überall läuft',
    webm: 'Ein Film des Vortrags fürs Web, kleiner',
    page: 'Eine Datei, die sich selbst zeigt und spricht, auch offline',
    narrated: 'Folien zum Bearbeiten, die von selbst sprechen und weitergehen',
    m4a: 'Nur die Stimme, klein',
    mp3: 'Nur die Stimme, für Player jeden Alters',
    wav: 'Nur die Stimme, unverändert',
    srt: 'Was gesagt wird, mit Zeiten, für Videoportale',
    vtt: 'Mit der Zeit jedes Worts, für Player im Web',
    transcript: 'Alles, was gesagt wird, Folie für Folie',
    'transcript-text': 'Alles, was gesagt wird, zum Einfügen',
  },
  height: 'Bild',
  heights: { 720: '720p', 1080: '1080p', 2160: '4K' },
  shape: 'Format',
  shapes: { wide: 'Breit', square: 'Quadratisch', upright: 'Hochkant' },
  shapeHint:
    'Die Folien werden dafür neu gesetzt. Was sein importiertes Aussehen behält, ist im Ganzen zu sehen.',
  captions: 'Untertitel',
  captionKinds: { burned: 'Im Bild', track: 'Als Spur', none: 'Keine' },
  voice: (name) => `${name} spricht, im Tempo, das unter „Stimme und Ton“ gewählt ist.`,
  standsIn: (name) =>
    `Die gewählte Stimme spricht nur live und lässt sich nicht aufnehmen, deshalb spricht ${name} auf diesem Gerät.`,
  spokenElsewhere:
    'Die Datei entsteht auf diesem Gerät. Nur die Notizen werden verschickt, um gesprochen zu werden.',
  speaker: 'Stimme',
  chooseSpeaker: 'Stimme wählen',
  onlyServices:
    'Keine Stimme auf diesem Gerät spricht die Sprache der Notizen. Ein Dienst tut es, mit deinem Schlüssel.',
  offer: (name, { id, kind }) =>
    kind === 'device'
      ? `${name} (${narrationWords.dialog.onDevice})`
      : `${name} (${narrationWords.dialog.withKey(id)})`,
  sent: (letters) =>
    `Die Notizen (${formatNumber(letters)} Zeichen) werden an den Dienst dieser Stimme geschickt, der sie berechnen kann. Was er schon gesprochen hat, ist aufbewahrt und kostet nichts.`,
  noVoice:
    'Keine Stimme hier lässt sich in der Sprache der Notizen aufnehmen. Stimmen des Browsers und Live-Anrufe sprechen nur live.',
  noNotes: 'Noch gibt es keine Notizen zum Sprechen. Schreib zuerst welche.',
  length: (minutes) =>
    `Etwa ${formatNumber(Math.max(1, Math.round(minutes)))}\u00a0min. Zuerst wird der ganze Vortrag gesprochen, das dauert etwas.`,
  stage: ({ stage, slide, slides }) =>
    stage === 'voice'
      ? `Folie ${slide} von ${slides} wird gesprochen …`
      : `Folie ${slide} von ${slides} wird geschrieben …`,
  timeLeft: (seconds) =>
    seconds < 60
      ? 'Noch weniger als eine Minute'
      : `Noch etwa ${formatNumber(Math.ceil(seconds / 60))}\u00a0min`,
  progress: (format) => `${talkFileWords.names[format]} wird exportiert`,
  options: (format) => `Einstellungen für ${talkFileWords.names[format]}`,
  start: (format) => `${talkFileWords.names[format]} exportieren`,
}

export const describeTalkFailure: typeof describeEnglishFailure = (failure) => {
  switch (failure.code) {
    case 'voice':
      return {
        title: 'Der Vortrag ließ sich nicht sprechen',
        text: explainRecordFailure(failure.failure),
      }
    case 'unsupported':
      return {
        title: 'Dieser Browser kann diese Art Datei nicht machen',
        text: 'Wähle ein anderes Format oder ein kleineres Bild, oder nimm einen neueren Browser.',
      }
    case 'disk':
      return {
        title: 'Die Datei konnte nicht geschrieben werden',
        text: 'Auf der Festplatte ist kein Platz mehr, oder sie ist schreibgeschützt. Von der Datei bleibt nichts zurück.',
      }
    default:
      return describeExportFailure(failure.code === 'cancelled' ? 'failed' : failure.code)
  }
}
