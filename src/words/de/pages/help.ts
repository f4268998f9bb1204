import type { Article } from '../../article.ts'
import type { helpWords as English } from '../../pages/help.ts'
import type { Translation } from '../../language-pack.ts'
import { formatLongDay } from '../../days.ts'
import { appWords } from '../app.ts'
import { settingsWords } from './settings.ts'

const help: Article = {
  title: 'Hilfe',
  lead: 'Wie Lectern funktioniert, was es aufbewahrt und wo. Alles auf dieser Seite geht schon heute, außer dem, was unter „Geplant“ steht.',
  sections: [
    {
      id: 'what-it-is',
      title: 'Was Lectern ist',
      blocks: [
        'Mit Lectern entstehen Präsentationen, in denen jede Folie ihre eigenen Notizen hat: die Worte, die zu ihr gehören, zum Sprechen geschrieben. Folien und Notizen bearbeitest du nebeneinander.',
        'Es läuft in deinem Browser. Du musst nichts installieren und brauchst kein Konto.',
      ],
    },
    {
      id: 'start',
      title: 'Eine Präsentation machen',
      blocks: [
        {
          steps: [
            'Drücke auf der Startseite „Loslegen“. Mach als Gast weiter, oder lege ein Profil an, wenn mehrere Leute diesen Browser benutzen.',
            'Drücke in der Bibliothek „Präsentation erstellen“.',
            'Wähle „Von der KI geschrieben“, um aus einem Thema einen Vortrag schreiben zu lassen, „Professionelle Vorlagen“ für einen fertigen Vortrag zum Umschreiben oder „Ganz von vorn“ für leere Folien.',
            'Soll der Vortrag für dich geschrieben werden, gib ein Thema ein. Sag, wenn du magst, für wen er ist, in welchem Ton, in welcher Sprache und wie lang, und gib einen eigenen Text dazu, an den er sich halten soll. Die Folien erscheinen, während sie geschrieben werden; „Anhalten“ behält die fertigen.',
            'Für eine Vorlage such dir eine aus und gib ihr, wenn du magst, einen Titel; sonst behält sie ihren Namen. Für leere Folien gib einen Titel ein und wähle 3 bis 10 Folien.',
            'Die neue Präsentation öffnet sich, bereit zum Bearbeiten.',
          ],
        },
        'Geht etwas schief, erfährst du, was es war und was zu tun ist. Bricht eine Antwort ab, bleiben die fertigen Folien, und „Weitermachen“ holt den Rest.',
        'Auch ohne Schlüssel wird aus deinem eigenen Text eine Präsentation: „Folien aus meinem Text“ nimmt die wichtigsten Sätze als Punkte und Notizen, ohne KI und ohne ihn irgendwohin zu schicken. Ein Thema allein wird zu einer Vorlage mit fünf Folien, die sagen, was dort hingehört.',
        'Ist deine Bibliothek leer, öffnet „Beispielpräsentation öffnen“ mit einem Klick einen fertigen Vortrag. Ändere darin, was du willst; er gehört dir.',
        'Was ein Gast macht, bleibt beim Gast. Registrierst du dich später, mit „Registrieren“ im Menü mit deinem Namen, zieht es in dein Profil um.',
      ],
    },
    {
      id: 'edit',
      title: 'Folien bearbeiten',
      blocks: [
        {
          list: [
            'Klicke in der Übersicht auf eine Folie, um an ihr zu arbeiten. Klicke auf ihren Titel, einen Punkt oder die Notizen darunter und schreib.',
            'Die Eingabetaste macht einen neuen Punkt, Tab und Umschalt+Tab ändern seine Ebene, die Rücktaste an seinem Anfang verbindet ihn mit dem davor. Eingefügte Zeilen werden zu Punkten. Leere Punkte verschwinden, wenn du die Folie verlässt.',
            'Strg+B und Strg+I, auf dem Mac mit Cmd, machen ausgewählte Wörter eines Punkts fett oder kursiv; Strg+K macht sie zu einem Link. `**fett**`, `*kursiv*`, `` `Code` `` und `[Wörter](https://…)` tun dasselbe beim Schreiben; ein Backslash vor so einem Zeichen lässt es, wie es ist.',
            '„Bearbeiten“, neben der Folie, öffnet dieselben Texte als Formular: „Speichern“ schließt es, „Abbrechen“ bringt zurück, was da war. Auf dem Telefon tippe auf die Folie.',
            'Zieh oder füge ein Bild auf die Folie, oder nimm „Bild hochladen“. Der Bildeditor ändert sein Aussehen.',
            '„Folie hinzufügen“ setzt eine neue Text-, Bild- oder leere Folie hinter die aktuelle. „Duplizieren“, „Nach oben“, „Nach unten“ und „Löschen“ gelten der aktuellen Folie. Die letzte Folie lässt sich nicht löschen.',
            'Notizen von 50 bis 80 Wörtern zu sprechen dauert etwa eine halbe Minute. Wie viele es sind, steht neben ihrer Überschrift, auf dem Telefon darunter.',
            '„Mit KI verbessern“ schreibt Folien um, übersetzt sie oder fügt neue hinzu, zeigt sie als Zeitstrahl, Zahlen oder Diagramm, schreibt Notizen und schlägt Titel vor. Du siehst vorher und nachher nebeneinander, und nichts ändert sich, bevor du es sagst.',
            'Die „Durchsicht“, im selben Menü, zeigt, worüber man beim Zuhören stolpern würde: zu volle Folien, doppelt Gesagtes, fehlende Notizen. Vieles davon ist mit einem Druck in Ordnung gebracht.',
          ],
        },
        'Titel, Beschreibung, Schlagwörter und Status einer Präsentation stehen unter „Details“, im Menü auf ihrer Karte.',
      ],
    },
    {
      id: 'look',
      title: 'Ihr ein Gesicht geben',
      blocks: [
        {
          list: [
            '„Design“ ändert die ganze Präsentation: Zeig auf eines, um es auf der Folie zu sehen, klicke, um es zu behalten. Deine Texte und Bilder bleiben, wie sie sind.',
            '„Layout“ ordnet eine Folie an: Titel, Abschnitt, zwei Spalten, Zitat, große Zahl, Bild links oder über die ganze Folie. Steht es auf „Automatisch“, richtet es sich nach dem, was auf der Folie ist.',
            'Der Texteditor gestaltet den Titel und die Punkte einer Folie oder aller, mit Stilvorlagen für den Anfang. Er sagt dir, wenn eine Farbe schwer zu lesen wäre.',
            'Der Bildeditor schneidet ein Bild zu, rahmt es und ändert Form, Farben, Lage und Größe. Das Bild selbst bleibt ganz, alles lässt sich also zurücknehmen.',
            '„Bild erzeugen“ lässt ein Bild für die Folie zeichnen. Ohne Schlüssel öffnen sich die Einstellungen und bieten eine Illustration an, die auf diesem Gerät aus den Wörtern der Folie entsteht; zeichnet dein Dienst keine Bilder, ist es gleich eine Illustration. Es steht dabei.',
            'Text, der nicht passt, wird kleiner. Ist selbst die kleinste Größe zu groß, sagt es ein Hinweis bei der Folie.',
          ],
        },
        'In der Übersicht ordnest du Folien durch Ziehen. Umschalt oder Strg und ein Klick wählt mehrere; Kopieren und Einfügen bringt sie in eine andere Präsentation, mitsamt Bildern.',
      ],
    },
    {
      id: 'import',
      title: 'Vorhandene Folien mitbringen',
      blocks: [
        '„Importieren“ liest PowerPoint, OpenDocument, PDF, Word, JSON, Text- und Markdown-Dateien und Bilder, mehrere auf einmal. Du kannst sie auch einfach ins Fenster ziehen oder einfügen. Bevor sich etwas ändert, siehst du, was daraus wird und was nicht mitkommt.',
        {
          list: [
            '„Zu meinen Folien hinzufügen“ setzt sie ans Ende der offenen Präsentation, „Ganze Präsentation ersetzen“ an ihre Stelle. In der Bibliothek werden sie eine eigene Präsentation.',
            '„PPTX importieren“ kann eine PowerPoint-Datei auch Folie für Folie mit deinen zusammenführen. „Rückgängig“ nimmt jeden Import in einem Schritt zurück.',
            'In einer Textdatei ist die erste Zeile der Titel. Eine Zeile mit # beginnt eine Folie, eine Zeile mit - oder * ist ein Punkt, und der Rest wird zu Notizen. Präsentationen aus Marp, Slidev und reveal.js werden geteilt, wie diese Programme es tun.',
            'Dateien werden in diesem Browser gelesen. Bilder, auf die eine Datei nur verweist, werden erst geladen, wenn du es verlangst.',
          ],
        },
      ],
    },
    {
      id: 'narration',
      title: 'Sie selbst vortragen lassen',
      blocks: [
        {
          list: [
            '„Abspielen“, ganz oben, füllt den Bildschirm, und die Präsentation hält ihren Vortrag ab der ersten Folie. „Alles vortragen“ liest die Notizen jeder Folie vor und geht von selbst weiter. „Diese Folie vortragen“ liest eine. Beides steht unter der Folie, mit weiteren Arten vorzutragen im Menü daneben.',
            'Die Stimme läuft auf deinem eigenen Gerät: Sie braucht keinen Schlüssel, und deine Notizen werden nirgendwohin geschickt. Beim ersten Mal wird sie heruntergeladen; wie groß sie ist, steht vorher da.',
            'Das gesprochene Wort leuchtet in den Notizen und in einer Vorführung in den Untertiteln; C blendet sie aus und ein. Drücke auf ein Wort in den Notizen, um es von dort an zu hören.',
            'Die Leertaste hält an und setzt fort. Während alles vorgetragen wird, warten „Zurück“, „Weiter“ und die Pfeiltasten.',
            'Unter „Stimme und Ton“ stehen die Stimmen zur Wahl, jede zum Anhören, dazu Tempo, Pause zwischen Folien und Lautstärke und eine Tonprobe für den Fall, dass nichts zu hören ist. Namen und Abkürzungen, die falsch gesprochen werden, kannst du dort so schreiben, wie sie klingen; das wird mit der Präsentation aufbewahrt.',
            'Mit deinem Schlüssel in den Einstellungen kannst du dort auch Stimmen von Gemini, OpenAI oder ElevenLabs wählen. Deine Notizen werden dann an diesen Dienst geschickt.',
            'Die Stimme auf dem Gerät spricht Englisch. Notizen in anderen Sprachen, auch auf Deutsch, liest eine Stimme deines Browsers oder Systems, wo eine diese Sprache spricht. In der falschen Sprache werden sie nie gelesen.',
            'Notizen brauchen mindestens 20 Zeichen, um gesprochen zu werden.',
          ],
        },
      ],
    },
    {
      id: 'show',
      title: 'Vorführen und drucken',
      blocks: [
        '„Vollbild“ beginnt die Vorführung bei der aktuellen Folie. Weiter geht es mit einem Klick, einem Wischen, den Pfeiltasten, der Leertaste oder einem Presenter; drücke währenddessen ?, um alle Tasten zu sehen. Esc beendet sie.',
        'Die Referentenansicht öffnet ein zweites Fenster mit deinen Notizen, der nächsten Folie, einer Stoppuhr und der Uhrzeit. Leg die Vorführung auf den anderen Bildschirm; beide bleiben im Gleichschritt.',
        '„Exportieren“, dann „Drucken“, macht eine Folie pro Seite oder Notizseiten mit der Folie über ihren Notizen.',
      ],
    },
    {
      id: 'export',
      title: 'Als Datei mitnehmen',
      blocks: [
        '„Exportieren“, oben in einer Präsentation oder im Menü einer Karte, schreibt mit einem Druck ein PDF, eine PowerPoint-Datei, JSON oder eine Webseite. „Weitere Formate …“ hat sie alle, mit dem, wofür jedes gut ist, seinen Einstellungen und der ungefähren Größe der Datei:',
        {
          list: [
            'PPTX für PowerPoint, Keynote und Google Slides, zu bearbeiten, als wäre sie dort gemacht.',
            'PDF als Folien, als Seiten mit Notizen oder als Handzettel mit 2, 4 oder 6 Folien.',
            'HTML als eine Webseite, die sich selbst zeigt, mit Tasten, Übersicht und Notizen, auch offline.',
            'JSON mit allem; „Importieren“ öffnet es hier wieder.',
            'PNG oder JPEG, ein Bild jeder Folie in einer ZIP-Datei.',
            'Markdown oder Text mit den Worten; „Importieren“ liest beides.',
            'Der Vortrag selbst, vorher gesprochen: als Video, als Webseite oder PowerPoint-Datei, die spricht, als Ton, Untertitel oder Transkript.',
          ],
        },
        'Dateien entstehen auf deinem Gerät und enthalten keine Schlüssel. Was ein Format nicht tragen kann, steht Folie für Folie da, sobald die Datei fertig ist. Was länger dauert, zeigt, wie weit es ist, und lässt sich abbrechen.',
      ],
    },
    {
      id: 'share',
      title: 'Mit einem Link teilen',
      blocks: [
        '„Teilen“, im Menü einer Karte oder oben in einer Präsentation, macht einen Link und kopiert ihn. Wer ihn hat, kann die Präsentation im Browser ansehen, hören und eine Kopie speichern, ohne Konto; deine kann niemand ändern. Wähle, wie lange der Link gilt, ob die Notizen mitgehen, und, wenn du magst, ein Passwort, das du auf einem anderen Weg weitergibst. Ausgeblendete Folien werden nicht geteilt.',
        'Der Link zeigt die Präsentation, wie sie war, als du ihn gemacht hast. Deine Links stehen im selben Dialog: „Zurückziehen“ beendet einen sofort.',
        'Wo kein Server Präsentationen aufbewahrt, reist die Präsentation selbst: eine kurze im Link, eine längere als Datei, deren Name auf .lectern endet. Der Dialog sagt, was von beidem. Wer die Datei bekommt, öffnet sie auf der Seite, die der Dialog nennt, oder importiert sie. Was so verschickt wurde, lässt sich nicht zurückholen.',
      ],
    },
    {
      id: 'offline',
      title: 'Installieren und offline benutzen',
      blocks: [
        'Nach einem Besuch geht Lectern ohne Netz: deine Präsentationen, Bearbeiten, Vorführen, Dateien und die Stimme, wenn sie einmal heruntergeladen ist. Nur einen Dienst zu fragen braucht eines. Auch eine geteilte Präsentation, die du angesehen hast, öffnet sich wieder.',
        'Wo dein Browser es anbietet, stellt „App installieren“ im Menü mit deinem Namen Lectern zu deinen Programmen. PowerPoint-, Markdown-, JSON- und .lectern-Dateien lassen sich dann damit öffnen.',
        'Eine neue Version wartet, bis du „Neu laden“ drückst. Was du offen hast, wird vorher gespeichert.',
      ],
    },
    {
      id: 'undo',
      title: 'Rückgängig',
      blocks: [
        'Jede Änderung an einer offenen Präsentation lässt sich zurücknehmen und wiederholen, mindestens 200 Schritte weit: Schreiben, Hinzufügen, Verschieben, Löschen. Wird die Präsentation geschlossen, ist die Liste der Schritte leer.',
        'Eine Präsentation, die du in der Bibliothek löschst, holt „Rückgängig“ in der Meldung 10 Sekunden lang zurück.',
      ],
    },
    {
      id: 'saving',
      title: 'Was „Gespeichert“ heißt',
      blocks: [
        'Speichern musst du nie. Änderungen werden innerhalb einer Sekunde geschrieben und noch einmal, wenn du die Seite verlässt.',
        {
          terms: [
            {
              term: 'Wird gespeichert …',
              text: 'Die Änderung ist auf dem Weg in den Speicher deines Geräts.',
            },
            {
              term: 'Gespeichert',
              text: 'Der Browser hat bestätigt, dass die ganze Änderung gespeichert ist. Stürzt er jetzt ab, ist nichts davon verloren.',
            },
            {
              term: 'Nicht gespeichert',
              text: 'Etwas hat es verhindert, meist eine volle Festplatte. Der Grund steht dabei, deine Arbeit bleibt im Tab, das Speichern wird von selbst wieder versucht, und du kannst sofort eine Kopie herunterladen.',
            },
          ],
        },
        'Dieselbe Präsentation kann in zwei Tabs offen sein. Änderungen im einen erscheinen im anderen, und keiner überschreibt die Arbeit des anderen.',
      ],
    },
    {
      id: 'data',
      title: 'Wo deine Arbeit liegt',
      blocks: [
        'Präsentationen, Bilder, Profile und Schlüssel speichert dein Browser, auf diesem Gerät. Sie liegen auf keinem Server und folgen dir deshalb nicht in einen anderen Browser oder auf einen anderen Computer.',
        {
          list: [
            'Ein Profil hält Präsentationen auseinander, ist aber kein Schloss. Wer diesen Browser öffnen kann, kann sie öffnen.',
            'In einem privaten Fenster ist alles weg, wenn das Fenster schließt.',
            'Löschst du in den Einstellungen des Browsers die Daten dieser Website, sind deine Präsentationen gelöscht.',
            'Eine Präsentation, die sich nicht lesen lässt, wird in der Bibliothek beiseitegelegt; dort kannst du herunterladen, was darin ist. Alles andere öffnet sich weiter.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Schlüssel und drei Arten, sie aufzubewahren',
      blocks: [
        'KI- und Sprachdienste verlangen einen eigenen Schlüssel von dir. Den Dienst wählst und den Schlüssel gibst du in der Bibliothek unter „Einstellungen“ ein; „Schlüssel testen“ sagt, ob er funktioniert. Modelle auf deinem eigenen Computer, Präsentationen aus deinem eigenen Text, Vorlagen und leere Folien brauchen keinen.',
        {
          get terms() {
            return Object.values(settingsWords.modes).map(({ label, does, protects, limits }) => ({
              term: label,
              text: `${does} ${protects} ${limits}`,
            }))
          },
        },
      ],
    },
    {
      id: 'backup',
      title: 'Sichern und Daten löschen',
      blocks: [
        '„JSON“, unter „Exportieren“ in einer offenen Präsentation, und „Als JSON exportieren“, im Menü auf ihrer Karte, speichern je eine Präsentation mit ihren Bildern in einer Datei.',
        '„Sicherung herunterladen“, im Menü mit deinem Namen in der Bibliothek, speichert jede Präsentation jedes Profils in einer Datei.',
        '„Daten löschen“, im Menü mit deinem Namen, entfernt die Präsentationen, Bilder und Schlüssel aller Profile aus diesem Browser. Vorher bietet es eine Sicherung all dieser Präsentationen in einer Datei an. Du bleibst angemeldet.',
        '„Importieren“ öffnet eine Präsentation wieder aus ihrer Datei, und die Präsentationen einer Sicherung. Auch „Sicherung wiederherstellen“, im Menü mit deinem Namen, führt dorthin.',
      ],
    },
    {
      id: 'shortcuts',
      title: 'Tastenkürzel',
      blocks: [
        'Alles ist mit Tab und der Eingabetaste zu erreichen. Schneller geht es so:',
        {
          keys: [
            { keys: ['$mod+KeyK'], does: 'Aktionen und Präsentationen suchen' },
            { keys: ['?'], does: 'Die Tastenkürzel dieser Seite zeigen' },
            { keys: ['/'], does: 'In der Bibliothek Präsentationen suchen' },
            { keys: ['F2'], does: 'Details der gewählten Präsentation' },
            { keys: ['Delete'], does: 'Die gewählte Präsentation löschen' },
            { keys: ['$mod+KeyZ', '$mod+Shift+KeyZ'], does: 'Rückgängig, wiederholen' },
            { keys: ['$mod+KeyM'], does: 'Neue Folie' },
            { keys: ['$mod+KeyD'], does: 'Folie duplizieren' },
            {
              keys: ['$mod+ArrowUp', '$mod+ArrowDown'],
              does: 'Folie nach oben, nach unten verschieben',
            },
            { keys: ['F5', 'Shift+F5'], does: 'Vorführen ab der ersten, ab der aktuellen Folie' },
            {
              keys: ['$mod+Enter', '$mod+Shift+Enter'],
              does: 'Diese Folie vortragen, oder alle',
            },
          ],
        },
      ],
    },
  ],
}

export const helpWords: Translation<typeof English> = {
  home: 'Lectern, zur Startseite',
  pages: 'Weitere Seiten',
  dashboard: 'Zur Bibliothek',
  signIn: 'Anmelden',
  contents: 'Auf dieser Seite',
  changed: (isoDay) => `Zuletzt geändert am ${formatLongDay(isoDay)}`,
  footer: 'Lectern. Folien, die wissen, was sie sagen.',
  links: { help: 'Hilfe', privacy: 'Datenschutz', terms: 'Nutzungsbedingungen' },
  or: 'oder',
  help,
  planned: {
    id: 'planned',
    title: appWords.planned,
    lead: 'Das gibt es noch nicht. Wo immer davon die Rede ist, steht „Geplant“ dabei.',
    items: [
      {
        capability: 'voice-narration',
        text: 'Eine Stimme, die die Notizen liest, und das gesprochene Wort leuchtet',
      },
      {
        capability: 'auto-advance',
        text: 'Folien, die von selbst weiterblättern, wenn sie gesprochen sind',
      },
      { capability: 'collaboration', text: 'Mehrere Menschen zugleich in einer Präsentation' },
    ],
  },
}
