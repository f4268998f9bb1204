import type { PresenterMode, PresenterStatus } from '#core/narration/talk/presenter-machine.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'
import type { PresenterProblem } from '#workspace/talk/presenter-state.ts'

import { counted, formatNumber, formatSize } from '../../formats.ts'
import { nameLanguage } from '../../language-names.ts'
import type { Translation } from '../../language-pack.ts'
import type {
  describeVoiceFailure as describeEnglishFailure,
  narrationWords as English,
} from '../../talk/narration.ts'
import { nameVoiceService } from '../../services/service-names.ts'
import { describeModelFailure } from '../services/model-failure.ts'

type CallFailure = Extract<VoiceFailure, { code: 'call-failed' }>

const megabytes = (bytes: number): string => formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')

const labels: Record<PresenterMode, Record<PresenterStatus, string>> = {
  auto: {
    idle: 'Alles vortragen: bereit',
    connected: 'Alles vortragen: bereit',
    speaking: 'Alles vortragen: läuft',
    transitioning: 'Alles vortragen: läuft',
    paused: 'Alles vortragen: angehalten',
    stopped: 'Alles vortragen: fertig',
    error: 'Alles vortragen: Fehler',
  },
  single: {
    idle: 'Bereit',
    connected: 'Bereit',
    speaking: 'Trägt vor',
    transitioning: 'Trägt vor',
    paused: 'Angehalten',
    stopped: 'Fertig',
    error: 'Fehler',
  },
}

const problems: Record<Exclude<PresenterProblem['code'], 'no-voice' | 'voice'>, string> = {
  'no-deck': 'Es ist keine Präsentation da',
  'notes-too-short': 'Die Notizen sind zu kurz, um lebendig vorgetragen zu werden',
  'sound-blocked':
    'Der Browser lässt keinen Ton heraus. Erlaube den Ton für diese Website und drücke noch einmal auf den Knopf.',
}

export const narrationWords: Translation<typeof English> = {
  label: 'KI-Vortrag',
  status: ({ mode, status }) => labels[mode][status],
  beforeTitle: ': ',
  modes: {
    auto: { name: 'Alle Folien', does: 'Es geht von selbst weiter' },
    single: { name: 'Einzelne Folie', does: 'Nur diese Folie wird vorgetragen' },
  },
  actions: {
    group: 'Vortrag',
    presentAll: 'Alles vortragen',
    presentFromHere: 'Ab dieser Folie vortragen',
    presentSlide: 'Diese Folie vortragen',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    stop: 'Beenden',
    more: 'Weitere Arten vorzutragen',
    sentenceBack: 'Einen Satz zurück',
    sentenceForward: 'Einen Satz vor',
    slideBack: 'Vorige Folie sprechen',
    slideForward: 'Diese Folie überspringen',
    replay: 'Folie noch einmal',
    captionsOn: 'Untertitel zeigen',
    captionsOff: 'Untertitel ausblenden',
    voice: 'Stimme und Ton',
    settings: 'Einstellungen',
    speakFromHere: 'Ab hier sprechen',
  },
  loadingLabel: 'Stimme wird geladen',
  loading: ({ loaded, total }) =>
    loaded < total
      ? `Stimme wird geladen: ${megabytes(loaded)} von ${megabytes(total)}`
      : 'Stimme wird gestartet …',
  sent: (voice) => `${nameVoiceService(voice)} spricht. Deine Notizen werden dorthin geschickt.`,
  buffering: 'Die Worte werden vorbereitet …',
  preparing: ({ made, lines, seconds }) =>
    `Der Vortrag wird vorbereitet: ${formatNumber(made)} von ${counted(lines, { one: 'Satz', other: 'Sätzen' })}. Er beginnt in etwa ${formatSpoken(seconds)}.`,
  preparingLabel: 'Vortrag wird vorbereitet',
  openingSound: 'Warten auf Lautsprecher oder Kopfhörer …',
  readiness: (readiness) =>
    readiness.status === 'to-download'
      ? `Beim ersten Mal wird die Stimme heruntergeladen (${megabytes(readiness.bytes)}). Danach geht es offline.`
      : null,
  noNotes: {
    title: 'Noch gibt es keine Notizen zum Sprechen',
    text: 'Schreib Notizen unter eine Folie: Sie sagen, welche Sprache gesprochen wird, und damit, welche Stimme spricht.',
  },
  missing: {
    title: 'Es fehlt noch eine Stimme',
    none: 'Auf diesem Gerät gibt es noch keine Stimme. Bist du offline, wird eine angeboten, sobald du wieder online bist; sonst nimm einen Browser, der eigene Stimmen hat.',
    language: (name) =>
      `Keine Stimme hier spricht ${name}, und in der falschen Sprache werden Notizen nie gelesen. Füge in den Einstellungen deines Systems eine Stimme hinzu, nimm einen anderen Browser oder den Schlüssel eines Sprachdienstes.`,
    key: 'Die gewählte Stimme spricht in Live-Anrufen, und die brauchen deinen öffentlichen Vapi-Schlüssel. Trag ihn in den Einstellungen ein, oder wähle eine andere Stimme.',
    notInitialized: {
      auto: 'Das Vortragen aller Folien konnte nicht vorbereitet werden. Prüfe deinen API-Schlüssel und versuche es noch einmal.',
      single:
        'Das Vortragen konnte nicht vorbereitet werden. Prüfe deinen API-Schlüssel und versuche es noch einmal.',
    },
    chooseVoice: 'Stimme wählen',
    inShow: (language) =>
      language === 'und'
        ? 'Hier spricht niemand diese Sprache. Blättere selbst weiter.'
        : `Keine Stimme hier spricht ${nameLanguage(language)}. Blättere selbst weiter.`,
    unknownLanguage:
      'Die Sprache der Notizen ist hier nicht bekannt, deshalb spricht keine Stimme sie. In der falschen Sprache werden Notizen nie gelesen.',
  },
  error: {
    title: 'Fehler beim Vortrag:',
    notStarted: {
      auto: 'Der Vortrag aller Folien ließ sich nicht starten',
      single: 'Der Vortrag ließ sich nicht starten',
    },
    text: 'Beim Vortragen ist etwas schiefgegangen.',
    remedy: 'Prüfe deinen API-Schlüssel und deine Internetverbindung und versuche es noch einmal.',
    retry: 'Erneut versuchen',
    dismiss: 'Ausblenden',
    settings: 'Einstellungen öffnen',
    goOnWith: (name) => `Mit ${name} weitermachen`,
  },
  problem: (problem, voice) =>
    problem.code === 'voice'
      ? describeVoiceFailure(problem.failure, voice)
      : problems[problem.code],
  notesTooShortHint: 'Es braucht mindestens 20 Zeichen. Schreib einen Satz oder zwei zum Sprechen.',
  notes: {
    duration: (seconds, deckSeconds, deckWords) =>
      `Etwa ${formatSpoken(seconds)} von ${formatSpoken(deckSeconds)} (${counted(deckWords, { one: 'Wort', other: 'Wörter' })}).`,
    tooShort: 'Zu kurz zum Sprechen: Es braucht mindestens 20 Zeichen.',
    edit: 'Notizen bearbeiten',
    read: 'Der Stimme folgen',
    hint: 'Drücke auf ein Wort, um ab dort zu sprechen.',
  },
  captions: 'Untertitel',
  dialog: {
    title: 'Stimme und Ton',
    description: 'Für jede Präsentation in diesem Browser.',
    voices: (language) => `Stimmen für ${language}`,
    chosen: 'Stimme',
    onDevice: 'Auf diesem Gerät',
    ofBrowser: 'Aus deinem Browser',
    withKey: (voice) => `${nameVoiceService(voice)}, mit deinem Schlüssel`,
    sent: 'Mit deinem Schlüssel werden die Notizen zum Sprechen an diesen Dienst geschickt, was dich etwas kosten kann. Was einmal gesprochen wurde, bleibt in diesem Browser.',
    inCall: 'Live-Anruf mit deinem Vapi-Schlüssel',
    inCallHint:
      'Deine Notizen werden an Vapi geschickt und in einem Live-Anruf gesprochen, der nach Minuten kosten kann. Dein Mikrofon bleibt aus.',
    preview: 'Anhören',
    previewOf: (name) => `${name} anhören`,
    stopPreview: 'Anhalten',
    speed: 'Tempo',
    speedNumber: 'Tempo in Prozent',
    pause: 'Pause zwischen Folien',
    pauseNumber: 'Pause zwischen Folien in Sekunden',
    volume: 'Lautstärke',
    volumeNumber: 'Lautstärke in Prozent',
    captions: 'Untertitel im Vollbild zeigen',
    done: 'Fertig',
    tones: { feminine: 'Weiblich', masculine: 'Männlich', neutral: '' },
  },
  silent: {
    title: 'Vor dem Vortrag',
    description:
      'Manches würde stumm vorübergehen. Was du wählst, wird mit dieser Präsentation aufbewahrt.',
    withoutNotes: (count) =>
      `${counted(count, { one: 'Folie hat', other: 'Folien haben' })} keine Notizen zum Sprechen`,
    withoutVoice: (count) =>
      `${counted(count, { one: 'Folie hat', other: 'Folien haben' })} Worte, die keine Stimme hier spricht`,
    slide: (number, title) => (title ? `${number}: ${title}` : `${number}`),
    all: (language) => language,
    part: (language) => `eine Stelle auf ${language}`,
    choices: {
      points: {
        name: 'Ihre Punkte vorlesen',
        does: 'Titel und Punkte werden gesprochen, wie sie dastehen.',
      },
      show: { name: 'Stumm zeigen', does: 'Jede vier Sekunden lang, dann geht es weiter.' },
      skip: { name: 'Überspringen', does: 'Der Vortrag geht mit der nächsten Folie weiter.' },
    },
    passages: 'Solche Stellen auf einer Folie, die gesprochen wird, werden ausgelassen.',
    writeNotes: 'Notizen mit KI schreiben',
    chooseVoice: 'Stimme wählen',
    speakWith: (voice, language) => `${language} von ${nameVoiceService(voice)} sprechen lassen`,
    sent: 'Mit deinem Schlüssel werden die Notizen an diesen Dienst geschickt.',
    cancel: 'Abbrechen',
    start: 'Vortrag starten',
    now: (silence) =>
      silence.reason === 'no-notes'
        ? 'Diese Folie hat keine Notizen: Sie wird einen Moment gezeigt.'
        : `Keine Stimme hier spricht ${nameLanguage(silence.language)}: Diese Folie wird einen Moment gezeigt.`,
  },
  languages: {
    title: 'Sprache',
    hint: 'Aus den Notizen jeder Folie erkannt, auch bei Zitaten darin.',
    deck: 'Präsentation',
    slide: 'Diese Folie',
    automatic: (name) => `Automatisch (${name})`,
    voicesFor: 'Sprache der Stimmen',
  },
  soundCheck: {
    title: 'Tonprobe',
    start: 'Ton prüfen',
    playing: 'Jetzt wird gesprochen. Hörst du es?',
    level: 'Pegel',
    heard:
      'Aus der App kam Ton. Wenn du nichts gehört hast: Schalte den Ton dieses Tabs ein, dreh dein System lauter, oder wähle andere Lautsprecher.',
    blocked:
      'Der Browser blockiert den Ton auf dieser Seite. Erlaube ihn in den Website-Einstellungen neben der Adresse und versuche es noch einmal.',
    muted: 'Die Lautstärke steht hier auf null. Dreh sie auf und versuche es noch einmal.',
    silent:
      'Es kam kein Ton heraus. Schalte den Ton dieses Tabs ein und prüfe die Lautstärke deines Systems.',
  },
  pronunciations: {
    title: 'Aussprache',
    hint: 'Wie Namen und Abkürzungen in dieser Präsentation gesprochen werden.',
    written: 'Geschrieben',
    writtenPlaceholder: 'Nguyen',
    said: 'Gesprochen wie',
    saidPlaceholder: 'Nujen',
    add: 'Wort hinzufügen',
    remove: (written) => (written ? `${written} entfernen` : 'Dieses Wort entfernen'),
  },
}

/** `45 s`, `2 min 5 s`. */
function formatSpoken(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}\u00a0s`
  const minutes = `${Math.floor(whole / 60)}\u00a0min`
  const rest = whole % 60
  return rest === 0 ? minutes : `${minutes} ${rest}\u00a0s`
}

export const describeVoiceFailure: typeof describeEnglishFailure = (failure, voice) => {
  switch (failure.code) {
    case 'not-installed':
      return 'Diese Kopie der App hat keine eigene Stimme. Wähle stattdessen eine deines Browsers.'
    case 'download-failed':
      return 'Die Stimme konnte nicht heruntergeladen werden. Versuche es noch einmal.'
    case 'unsupported':
      return 'Dieser Browser kann die Stimme nicht ausführen. Wähle eine andere, oder nimm einen neueren Browser.'
    case 'out-of-memory':
      return 'Für die Stimme reicht der Arbeitsspeicher nicht. Schließe andere Tabs und versuche es noch einmal.'
    case 'nothing-to-say':
      return 'In diesen Notizen ist nichts, was sich sprechen lässt.'
    case 'unknown-speaker':
      return 'Die gewählte Stimme ist nicht mehr da. Wähle eine andere.'
    case 'recording-missing':
      return 'Deine Aufnahme zu dieser Folie lässt sich nicht lesen. Nimm sie neu auf, oder lösche die Aufnahme, dann spricht wieder eine Stimme.'
    case 'engine-failed':
      return 'Die Stimme ist unerwartet verstummt. Versuche es noch einmal.'
    case 'no-key':
      if (voice === 'vapi') return 'Der öffentliche Vapi-Schlüssel fehlt'
      return 'Der Schlüssel für diese Stimme ist nicht mehr da. Speichere ihn in den Einstellungen neu, oder wähle eine andere Stimme.'
    case 'blocked':
      return `${nameVoiceService(voice)} wollte das nicht vorlesen (${failure.reason}). Oft helfen andere Worte.`
    case 'keys-locked':
      return 'Deine Schlüssel sind gesperrt. Öffne die Einstellungen, gib deine Passphrase ein und versuche es noch einmal.'
    case 'call-unavailable':
      return 'Der Vortrag ließ sich nicht vorbereiten: Der Live-Anruf konnte nicht geladen werden. Prüfe deinen Vapi-Schlüssel.'
    case 'call-failed':
      return describeCallFailure(failure)
    default:
      return describeModelFailure(failure, nameVoiceService(voice))
  }
}

const callHelp: Record<CallFailure['cause'], string | null> = {
  key: 'Nimm den öffentlichen Schlüssel, nicht den privaten. Im Vapi-Dashboard muss für ihn „Transient Assistant“ eingeschaltet sein und die Adresse dieser Seite unter „Allowed Origins“ stehen.',
  network: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  time: 'Versuche es gleich noch einmal.',
  other: null,
}

function describeCallFailure({ said, cause }: CallFailure): string {
  const silent: Record<CallFailure['cause'], string> = {
    key: 'Der Schlüssel wurde abgelehnt.',
    network: 'Die Verbindung ging verloren.',
    time: 'Der Anruf hat nicht rechtzeitig geantwortet.',
    other: 'Der Grund ist nicht bekannt.',
  }
  const message = said ? said.replace(/(?<![.!?…])$/u, '.') : silent[cause]
  return [`Fehler der KI-Stimme: ${message}`, callHelp[cause]].filter(Boolean).join(' ')
}
