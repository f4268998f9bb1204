import type { clearDataWords as English } from '../../library/clear-data.ts'
import type { Translation } from '../../language-pack.ts'

export const clearDataWords: Translation<typeof English> = {
  title: 'Alle Daten löschen',
  lead: 'Damit ist Lectern in diesem Browser leer. Das lässt sich nicht rückgängig machen.',
  goes: 'Was verschwindet',
  goesList: [
    'Alle Präsentationen, von jedem Profil in diesem Browser',
    'Alle Bilder darin',
    'Alle Schlüssel, die du gespeichert hast',
    'Die heruntergeladene Stimme und was sie gesprochen hat',
    'Die Liste der Profile',
    'Die Liste deiner geteilten Links. Die Links selbst funktionieren weiter, also zieh vorher zurück, was niemand mehr sehen soll',
  ],
  stays: 'Was bleibt',
  staysList: [
    'Du bleibst angemeldet',
    'Dateien, die du heruntergeladen hast',
    'Lectern selbst, das sich weiter auch offline öffnet',
  ],
  backupHint:
    'Jede Präsentation, von jedem Profil, mit allen Bildern, in einer Datei. Schlüssel sind nicht darin.',
  understood: 'Ich weiß, dass sich das nicht rückgängig machen lässt',
  confirm: 'Alle Daten löschen',
  done: 'Der lokale Speicher ist geleert. Alle Präsentationen sind entfernt.',
  failed: 'Der lokale Speicher konnte nicht geleert werden. Versuche es noch einmal.',
}
