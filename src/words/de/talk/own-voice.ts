import { formatElapsed } from '../../elapsed.ts'
import type { Translation } from '../../language-pack.ts'
import type {
  describeOwnVoiceFailure as describeInEnglish,
  ownVoiceWords as english,
} from '../../talk/own-voice.ts'

export const ownVoiceWords: Translation<typeof english> = {
  action: 'Deine Stimme aufnehmen',
  title: 'Deine eigene Stimme',
  description:
    'Lies die Notizen laut vor. Deine Aufnahme bleibt bei der Präsentation und ist überall zu hören, wo sonst eine Stimme diese Folie spricht.',
  notes: (number, title) => (title ? `Folie ${number}: ${title}` : `Folie ${number}`),
  start: 'Aufnehmen',
  again: 'Neu aufnehmen',
  stop: 'Beenden und behalten',
  cancel: 'Aufnahme abbrechen',
  listen: 'Anhören',
  stopListening: 'Beenden',
  remove: 'Aufnahme löschen',
  next: 'Nächste Folie',
  level: 'Wie laut du bist',
  asking: 'Dein Browser fragt nach dem Mikrofon. Erlaube es, dann geht es los.',
  recording: (ms) => `Aufnahme läuft, ${formatElapsed(ms)}`,
  working: 'Deine Stimme wird den Notizen zugeordnet',
  kept: (ms) => `Aufgenommen, ${formatElapsed(ms)}`,
  badge: (ms) => `Deine Stimme, ${formatElapsed(ms)}`,
  none: 'Noch nicht aufgenommen: Die Stimme der Präsentation spricht diese Folie.',
  needsNotes:
    'Schreib zuerst Notizen mit mindestens 20 Zeichen: Sie liest du vor, und sie leuchten Wort für Wort auf.',
  changed:
    'Die Notizen haben sich seit deiner Aufnahme geändert, deshalb spricht sie die Stimme der Präsentation. Nimm sie neu auf, oder hol die Worte zurück.',
  ended: {
    'too-long':
      'Zehn Minuten sind das Längste für eine Folie. Was du bis dahin gesagt hast, ist behalten.',
    'cut-off': 'Das Mikrofon war plötzlich weg. Was du bis dahin gesagt hast, ist behalten.',
  },
  left: 'Eine Aufnahme dieser Präsentation wurde unterbrochen, bevor sie fertig war.',
  keepLeft: 'Behalten, was da ist',
  forgetLeft: 'Verwerfen',
}

export const describeOwnVoiceFailure: typeof describeInEnglish = (failure) => {
  switch (failure.code) {
    case 'refused':
      return 'Der Browser lässt diese Seite nicht ans Mikrofon. Erlaube es neben der Adresse der Seite und nimm dann neu auf. Was du hattest, ist unverändert.'
    case 'no-microphone':
      return 'Es ist kein Mikrofon da. Schließ eines an und nimm dann neu auf. Was du hattest, ist unverändert.'
    case 'busy':
      return 'Ein anderes Programm benutzt das Mikrofon. Schließ es und nimm dann neu auf. Was du hattest, ist unverändert.'
    case 'unsupported':
      return 'Dieser Browser kann nicht aufnehmen, oder nicht auf einer Seite ohne https. Was du hattest, ist unverändert.'
    case 'unreadable':
    case 'silence':
      return 'Es war nichts zu hören. Prüfe, ob das Mikrofon eingeschaltet und das richtige ist, und nimm dann neu auf. Was du hattest, ist unverändert.'
    case 'slide-gone':
      return 'Die Folie wurde gelöscht, während du sprachst, deshalb gibt es nichts, wozu die Aufnahme gehört.'
    default:
      return 'Die Aufnahme ließ sich nicht speichern. Schaff etwas Platz und versuche es noch einmal: Sie wird dir hier wieder angeboten.'
  }
}
