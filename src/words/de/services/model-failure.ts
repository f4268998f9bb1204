import type {
  AnyModelFailure,
  describeModelFailure as describeEnglishFailure,
  quoteService as quoteInEnglish,
} from '../../services/model-failure.ts'
import { isOwnService } from '../../services/service-names.ts'

type DetailedCode =
  | 'blocked'
  | 'unreachable'
  | 'refused-by-policy'
  | 'wrong-address'
  | 'model-gone'
  | 'bad-request'
  | 'backend-failed'
type PlainCode = Exclude<AnyModelFailure['code'], DetailedCode>

const sentences: Record<PlainCode, (service: string) => string> = {
  'bad-key': (service) =>
    `${service} kennt diesen Schlüssel nicht. Prüfe ihn in den Einstellungen, oder füge ihn noch einmal ein.`,
  'key-leaked': (service) =>
    `${service} hat diesen Schlüssel gesperrt, weil er öffentlich zu sehen war. Erzeuge einen neuen und speichere ihn in den Einstellungen.`,
  'not-allowed': (service) =>
    `${service} erlaubt das mit diesem Schlüssel nicht. Sieh nach, worauf er beschränkt ist, oder nimm einen anderen.`,
  'no-credit': (service) =>
    `Dein Konto bei ${service} hat kein Guthaben mehr. Lade es dort auf, oder wähle in den Einstellungen einen anderen Dienst.`,
  'wrong-region': (service) =>
    `${service} ist dort, wo du bist, nicht kostenlos. Richte dort die Abrechnung ein, oder wähle in den Einstellungen einen anderen Dienst.`,
  'quota-day': (service) =>
    `Dein Schlüssel für ${service} hat seine Anfragen für heute verbraucht. Versuche es morgen wieder, oder wähle in den Einstellungen ein anderes Modell.`,
  'rate-limited': (service) =>
    `${service} bekommt zu viele Anfragen mit diesem Schlüssel. Warte einen Moment und versuche es noch einmal.`,
  overloaded: (service) => `${service} ist gerade überlastet. Versuche es gleich noch einmal.`,
  offline: () => 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
  'bad-address': () =>
    'Die Adresse in den Einstellungen ist keine Webadresse. Berichtige sie dort.',
  'timed-out': (service) =>
    `${service} hat nicht rechtzeitig geantwortet. Versuche es noch einmal.`,
  'too-long': () =>
    'Das ist mehr Text, als dieses Modell auf einmal lesen kann. Kürze ihn, oder wähle in den Einstellungen ein größeres Modell.',
  'no-answer': (service) => `Keine Antwort von ${service}. Versuche es noch einmal.`,
  interrupted: () =>
    'Die Verbindung brach ab, bevor die Antwort vollständig war. Versuche es noch einmal.',
  'bad-reply': (service) =>
    `Was zurückkam, ist nicht das, was ${service} sonst schickt. Prüfe die Adresse in den Einstellungen und versuche es noch einmal.`,
  unavailable: () =>
    'Dieser Browser hat kein eingebautes Modell, oder nicht auf diesem Gerät. Wähle in den Einstellungen einen anderen Dienst.',
  cancelled: () => 'Du hast angehalten.',
  'no-picture': (service) =>
    `${service} hat ohne Bild geantwortet. Versuche es noch einmal, oder ändere den Text der Folie.`,
  'picture-elsewhere': (service) =>
    `${service} hat nur die Adresse eines Bildes geschickt. Nenne in den Einstellungen ein Bildmodell, das das Bild selbst schickt (b64_json).`,
  unreadable: () => 'Die Antwort ließ sich nicht lesen. Versuche es noch einmal.',
}

export const describeModelFailure: typeof describeEnglishFailure = (failure, service) => {
  switch (failure.code) {
    case 'blocked':
      return `${service} wollte darüber nicht schreiben (${failure.reason}). Oft helfen andere Worte.`
    case 'unreachable':
      return describeUnreachable(failure.origin, service)
    case 'refused-by-policy':
      return `Diese Kopie von Lectern darf sich nicht mit ${failure.origin} verbinden. Wer sie betreibt, kann es erlauben und sie mit LECTERN_CONNECT_SRC=${failure.origin} starten.`
    case 'wrong-address':
      return `Unter ${failure.address} antwortet etwas, aber kein Modelldienst. Solche Adressen enden oft auf /v1: Prüfe sie in den Einstellungen.`
    case 'model-gone':
      return `Das Modell ${failure.model} gibt es bei ${service} nicht mehr. Wähle in den Einstellungen ein anderes.`
    case 'backend-failed':
      // The server on the user's own computer says it in English, where it can say it.
      return (
        failure.said ??
        'In Lecterns eigenem Server auf diesem Computer ist etwas schiefgegangen. Versuche es noch einmal; bleibt es dabei, halte den Server an und starte ihn neu.'
      )
    case 'bad-request':
      return `${service} hat die Anfrage nicht verstanden (${failure.status}). Vielleicht hilft ein anderes Modell in den Einstellungen.`
    default:
      return sentences[failure.code](service)
  }
}

/** Only an address of the user's own, or one on their computer, is theirs to mend. */
function describeUnreachable(origin: string, service: string): string {
  if (isOwnService(service) || origin.startsWith('http:'))
    return `Unter ${origin} antwortet nichts. Läuft es auf deinem Computer, starte es und erlaube dieser Seite, es zu nutzen; sonst prüfe die Adresse in den Einstellungen.`
  return `${service} war unter ${origin} nicht zu erreichen. Prüfe deine Verbindung und ob eine Firewall oder etwas in deinem Browser sie blockiert, und versuche es dann noch einmal.`
}

export const quoteService: typeof quoteInEnglish = (failure, service) => {
  // What our own server says of itself is no word of the service.
  if (failure.code === 'backend-failed') return null
  if (failure.said) return `Fehler von ${service}: ${failure.said}`
  return failure.code === 'bad-request' ? `Fehler von ${service}: unbekannt` : null
}
