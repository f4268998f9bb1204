import type { Article } from '../../article.ts'

export const privacy: Article = {
  title: 'Datenschutz',
  lead: 'Lectern bewahrt, was du machst, auf deinem eigenen Gerät auf. Es kann nicht hineinsehen, und es gibt niemanden, dem es etwas schicken würde.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'stored',
      title: 'Was gespeichert wird und wo',
      blocks: [
        'All das speichert dein Browser, nur auf diesem Gerät:',
        {
          list: [
            'deine Präsentationen, mit Notizen und Bildern, und was du dazu mit dem Mikrofon aufgenommen hast, das nur während der Aufnahme an ist;',
            'die Profile in diesem Browser: Benutzername, Vor- und Nachname, E-Mail-Adresse und der Tag, an dem jedes angelegt wurde, und welches angemeldet ist. Passwörter werden gar nicht gespeichert;',
            'Schlüssel für KI- und Sprachdienste, wenn du welche eingibst, verschlüsselt, es sei denn, du wolltest sie nicht speichern;',
            'wie du es gern hast: helle oder dunkle Darstellung, die Sprache, und deine Bibliothek als Raster oder Liste;',
            'die Dateien der App selbst, die Stimme und was sie gesprochen hat, und geteilte Präsentationen, die du angesehen hast, damit sie ohne Netz funktionieren;',
            'für einen Moment deine letzten Änderungen noch einmal neben der Präsentation, falls sich die Seite schließt, bevor sie gespeichert sind.',
          ],
        },
        'Die E-Mail-Adresse in einem Profil ist nur ein Name zum Anmelden. Es wird nie eine E-Mail dorthin geschickt.',
      ],
    },
    {
      id: 'sent',
      title: 'Was verschickt wird',
      blocks: [
        'Nichts davon. Dein Browser fragt den Webserver, auf dem diese Kopie von Lectern liegt, nach den Dateien der App. Andere fragt er nur, wenn du es ihm sagst:',
        {
          list: [
            'was du von einem KI-Dienst verlangst, geht an den Dienst, der in den Einstellungen gewählt ist: das Thema und deine Wünsche, der Text, den du dazugibst, und die Folie, die umgeschrieben werden oder ein Bild bekommen soll;',
            'eine Stimme eines Dienstes, wenn du eine gewählt hast (Gemini, OpenAI, ElevenLabs oder einer, den du selbst genannt hast), schickt ihm die Notizen, die sie spricht, mit deinem Schlüssel. Der Ton bleibt in diesem Browser;',
            'ein Live-Anruf, wenn du eine Stimme von Vapi gewählt hast, schickt die Notizen der gesprochenen Folien an Vapi. Der Anruf läuft über Daily, eine Firma, die Anrufe überträgt und deren Skript dein Browser dafür lädt. Dein Mikrofon bleibt aus;',
            '„Suchen“, unter Openverse im Bildeditor, schickt die Wörter, die du getippt hast, an openverse.org. Die gefundenen Bilder und das, das du wählst, kommen von dort;',
            '„Bilder laden“ holt die Bilder, auf die eine Präsentation nur verweist, von den Websites, auf denen sie liegen.',
          ],
        },
        'Wie jeder Webserver sieht er die Netzadresse, von der eine Anfrage kommt. Der Server, der mit Lectern kommt, schreibt keine Besuche auf und speichert nichts über dich. Betreibt jemand anders diese Kopie für dich, kann sie hinter anderer Software stehen; frag dort nach.',
      ],
    },
    {
      id: 'not-here',
      title: 'Was es hier nicht gibt',
      blocks: [
        {
          list: [
            'keine Cookies;',
            'keine Auswertung und kein Tracking irgendeiner Art;',
            'keine Werbung;',
            'keine Skripte oder Schriften anderer Firmen, außer dem, das ein Live-Anruf braucht, und keine Bilder von anderswo, wenn du sie nicht verlangst.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Schlüssel',
      blocks: [
        'Ein Schlüssel bleibt in diesem Browser. Er geht nur an den Dienst, zu dem er gehört, oder durch die Kopie von Lectern, die du auf deinem eigenen Computer betreibst, und nur wenn du etwas verlangst. Nie kommt er in einen Link, ein Protokoll, eine Datei oder eine geteilte Präsentation. Mit ihm gehen das Thema, der Text oder die Folie, um die es geht; was ein solcher Dienst damit tut, regeln seine eigenen Bedingungen.',
      ],
    },
    {
      id: 'shared',
      title: 'Präsentationen, die du teilst',
      blocks: [
        'Ein Link zeigt die Präsentation, wie sie war, als du ihn gemacht hast. Dein Browser packt und verschlüsselt sie zuerst; der Server, von dem Lectern kommt, bewahrt die verschlüsselte Kopie auf, bis sie abläuft oder du sie zurückziehst, und kann sie nicht lesen. Der Schlüssel steht im Link hinter dem #, und das schicken Browser an keinen Server: Wer den ganzen Link hat, kann sie öffnen, also schick ihn nur Leuten, die das dürfen. Hast du ein Passwort gesetzt, braucht es auch das. Der Server sieht außerdem, von welcher Adresse ein Link gemacht oder geöffnet wird, wie jeder Server; er zählt, wie oft das geschieht, und führt keine Liste.',
      ],
    },
    {
      id: 'others',
      title: 'Andere Menschen an diesem Gerät',
      blocks: [
        'Wer diesen Browser öffnen kann, kann deine Präsentationen öffnen: Ein Profil hält Dinge auseinander, ist aber kein Schloss. Nimm an einem gemeinsamen Computer ein eigenes Browserprofil oder ein privates Fenster, oder lösche deine Daten, wenn du gehst.',
      ],
    },
    {
      id: 'delete',
      title: 'Alles löschen',
      blocks: [
        '„Daten löschen“, im Menü mit deinem Namen in der Bibliothek, entfernt alle Präsentationen, Bilder, Schlüssel, die Liste der Profile und die Liste deiner geteilten Links; zieh Links vorher zurück, wenn sie nicht mehr gelten sollen. Den Rest entfernt, wer in den Einstellungen des Browsers die Daten dieser Website löscht. Anderswo gibt es keine Kopie, es sei denn, du hast eine gemacht.',
      ],
    },
    {
      id: 'changes',
      title: 'Wenn sich diese Seite ändert',
      blocks: ['Sie beschreibt, was Lectern heute tut, und ändert sich mit ihm.'],
    },
  ],
}
