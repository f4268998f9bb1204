import { counted, formatNumber, formatSize } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type {
  describeRevokeFailure as describeEnglishRevokeFailure,
  describeShareFailure as describeEnglishFailure,
  explainShareFailure as explainInEnglish,
  shareWords as English,
} from '../../shares/share.ts'
import { formatMoment } from '../../days.ts'
import { formatDay } from '../../when.ts'
import { explainRecordFailure } from '../talk/recording.ts'
import { explainStoreFailure } from '../storage.ts'
import { watchWords } from './watch.ts'
import { describeWait } from './watch-failure.ts'

const describeBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? formatSize(Math.max(1, bytes / 1000), 'kilobyte')
    : formatSize(bytes / 1_000_000, 'megabyte', { maximumFractionDigits: 1 })

const letters = (amount: number): string => counted(amount, { one: 'Zeichen', other: 'Zeichen' })

export const shareWords: Translation<typeof English> = {
  dialog: {
    title: 'Teilen',
    description:
      'Wer den Link hat, kann diese Präsentation ansehen, ohne Konto. Sie wird zuerst in diesem Browser verschlüsselt: Der Server, der sie aufbewahrt, kann sie nicht lesen.',
    expiry: 'Der Link gilt',
    expiries: (days) =>
      days === null ? 'So lange ich will' : counted(days, { one: 'Tag', other: 'Tage' }),
    notes: 'Mit Notizen',
    notesHint: 'Sie werden vorgelesen. Ohne sie ist die Präsentation stumm.',
    voice: 'Mit Stimme',
    voiceHint: (bytes) =>
      `Wer den Link öffnet, hört sie sofort, auf jedem Gerät, und lädt keine Stimme herunter. Braucht etwa ${describeBytes(bytes)} mehr; das Sprechen dauert jetzt etwas.`,
    voiceBy: (name) => `${name} spricht.`,
    voiceStandsIn: (name) =>
      `Die gewählte Stimme spricht nur live und lässt sich nicht aufnehmen, deshalb spricht ${name} auf diesem Gerät.`,
    voiceSent:
      'Die Notizen werden an den Dienst dieser Stimme geschickt, was dich etwas kosten kann.',
    voiceDownload: (bytes) => `Zuerst wird die Stimme heruntergeladen (${describeBytes(bytes)}).`,
    noVoice:
      'Keine Stimme auf diesem Gerät spricht diese Sprache so, dass es sich aufnehmen lässt.',
    speaking: (slide) => `Folie ${formatNumber(slide)} wird gesprochen …`,
    password: 'Passwort',
    passwordMark: '(optional)',
    passwordHint:
      'Gib es auf einem anderen Weg weiter als den Link. Niemand kann es wiederherstellen.',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    snapshot:
      'Der Link zeigt die Präsentation, wie sie jetzt ist. Was du später änderst, bleibt bei dir.',
    onlyHere:
      'Lectern läuft auf diesem Computer, deshalb öffnen sich seine Links nur auf diesem Computer. Für jemanden anderswo exportiere eine Webseite oder eine PowerPoint-Datei und schick sie.',
    create: 'Link erstellen',
    making: 'Der Link entsteht …',
    another: 'Noch einen Link erstellen',
    replaces: 'Er tritt an die Stelle des Links oben, der dann nicht mehr gilt.',
    options: 'Einstellungen',
    describeTerms: ({ days, password, withNotes, withVoice }) =>
      [
        days === null ? 'ohne Ende' : counted(days, { one: 'Tag', other: 'Tage' }),
        withNotes ? 'mit Notizen' : 'ohne Notizen',
        withVoice && 'mit Stimme',
        password && 'mit Passwort',
      ]
        .filter(Boolean)
        .join(', '),
    link: 'Link',
    copy: 'Link kopieren',
    copied: 'Der Link ist in der Zwischenablage!',
    notCopied: 'Der Link ist fertig. Kopiere ihn von hier.',
    missing: (amount) =>
      `Geteilt ohne ${counted(amount, { one: 'Bild, das nicht mehr zu finden ist', other: 'Bilder, die nicht mehr zu finden sind' })}.`,
    withoutHidden: (amount) =>
      `Geteilt ohne ${counted(amount, { one: 'ausgeblendete Folie', other: 'ausgeblendete Folien' })}.`,
    done: 'Fertig',
  },
  embed: {
    copy: 'Code zum Einbetten kopieren',
    copied: 'Der Code ist kopiert. Füge ihn in das HTML deiner Seite ein.',
    notCopied: 'Der Code ist fertig. Kopiere ihn von hier.',
    label: 'Code zum Einbetten',
    title: 'Präsentation',
  },
  carried: {
    description:
      'Wer sie bekommt, kann diese Präsentation ansehen, ohne Konto. Sie wird in diesem Browser gepackt und verschlüsselt, und nichts wird hochgeladen.',
    expiry: 'Sie lässt sich öffnen',
    forever: 'So lange es sie gibt',
    why: {
      absent: 'Hier bewahrt kein Server Präsentationen auf, deshalb reist die Präsentation selbst.',
      unreachable:
        'Der Server ist gerade nicht zu erreichen. Du kannst stattdessen die Präsentation selbst schicken.',
    },
    lookAgain: 'Erneut versuchen',
    measuring: 'Es wird ermittelt, wie groß sie ist …',
    asLink: (amount) => `Sie passt in den Link, der ${letters(amount)} hat.`,
    notEverywhere: (most) =>
      `Discord nimmt ${formatNumber(most)} in einer Nachricht; andere Chats und E-Mails nehmen ihn ganz.`,
    asFile: (bytes) => `Sie wird eine Datei von ${describeBytes(bytes)}.`,
    tooManyPictures: (amount) =>
      `Mit ${counted(amount, { one: 'Bild', other: 'Bildern' })} ist sie zu viel für einen Link: Chats zerteilen Nachrichten mit mehr als 4.000 Zeichen.`,
    tooMuchText: (amount) =>
      `Als Link hätte sie ${letters(amount)}, und Chats zerteilen Nachrichten mit mehr als 4.000.`,
    tooMuch:
      'Sie ist zu viel für einen Link: Chats zerteilen Nachrichten mit mehr als 4.000 Zeichen.',
    promise:
      'Was du verschickt hast, kannst du nicht zurückholen. Ist die Zeit um, öffnet Lectern sie nicht mehr; kein Server steht dahinter.',
    snapshot:
      'Sie zeigt die Präsentation, wie sie jetzt ist. Was du später änderst, bleibt bei dir.',
    createFile: 'Datei zum Teilen herunterladen',
    asFileToo: 'Stattdessen als Datei herunterladen',
    fileMade: (name, bytes) =>
      `${name} (${describeBytes(bytes)}) ist in deinen Downloads. Schick sie wie jede andere Datei.`,
    opensAt: 'Sie öffnet sich unter dieser Adresse',
    copyAddress: 'Adresse kopieren',
    addressCopied: 'Die Adresse ist in der Zwischenablage.',
    downloadAgain: 'Noch einmal herunterladen',
  },
  list: {
    title: 'Deine Links',
    loading: 'Deine Links werden geladen',
    empty: 'Im Moment ist nichts geteilt.',
    unread: 'Deine Links ließen sich nicht lesen. Sie funktionieren weiter.',
    untitled: 'Präsentation ohne Titel',
    created: (iso) => `Erstellt am ${formatDay(iso)}`,
    until: (iso) => `bis ${formatMoment(iso)}`,
    forever: 'bis du ihn zurückziehst',
    password: 'Passwort',
    silent: 'Ohne Notizen',
    copy: (title) => `Link zu ${title} kopieren`,
    revoke: 'Zurückziehen',
    revokeOne: (title) => `Link zu ${title} zurückziehen`,
  },
  revoke: {
    title: 'Link zurückziehen',
    question:
      'Der Link funktioniert sofort nicht mehr, und was er zeigte, wird vom Server gelöscht. Kopien, die andere gespeichert haben, bleiben ihnen.',
    confirm: 'Zurückziehen',
    done: 'Der Link wurde zurückgezogen.',
  },
  action: 'Teilen',
}

export const describeShareFailure: typeof describeEnglishFailure = (failure) =>
  failure.code === 'cancelled'
    ? 'Abgebrochen. Nichts wurde geteilt.'
    : `Die Präsentation konnte nicht geteilt werden. ${explainShareFailure(failure)}`

export const describeRevokeFailure: typeof describeEnglishRevokeFailure = (failure) =>
  `Der Link konnte nicht zurückgezogen werden. ${explainShareFailure(failure)}`

export const explainShareFailure: typeof explainInEnglish = (failure) => {
  switch (failure.code) {
    case 'offline':
      return 'Der Server war nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal. Nichts wurde geändert.'
    case 'no-server':
      return 'Hier gibt es keinen Server, der geteilte Präsentationen aufbewahrt. Du kannst stattdessen die Präsentation selbst schicken.'
    case 'too-large':
      return 'Diese Präsentation ist zu groß für einen Link: Gepackt darf sie 10\u00a0MB haben. Nimm weniger oder kleinere Bilder, oder exportiere sie und schick die Datei.'
    case 'full':
      return 'Der Server hat keinen Platz mehr für geteilte Präsentationen. Zieh Links zurück, die niemand mehr braucht, oder frag, wer ihn betreibt.'
    case 'rate-limited':
      return `Das waren viele Anfragen in kurzer Zeit. Warte ${describeWait(failure.retryAfterMs)} und versuche es noch einmal.`
    case 'cancelled':
      return 'Es wurde abgebrochen.'
    case 'not-written':
      return 'Die Präsentation ließ sich nicht packen. Prüfe deine Verbindung, lade diese Seite neu und versuche es noch einmal; nichts wurde geteilt.'
    case 'voice':
      return explainRecordFailure(failure.failure)
    case 'not-owner':
      return 'Dieser Link wurde anderswo gemacht, deshalb lässt er sich hier nicht zurückziehen.'
    case 'insecure-page':
      return watchWords.noHttps
    case 'unknown':
    case 'expired':
    case 'revoked':
    case 'failed':
      return 'Der Server hat nicht getan, worum er gebeten wurde. Versuche es später noch einmal.'
    default:
      return explainStoreFailure(failure)
  }
}
