import type { Article } from '../../article.ts'

export const terms: Article = {
  // On a phone it needs two lines.
  title: 'Nutzungs\u00adbedingungen',
  lead: 'Die kurze Vereinbarung zwischen dir und denen, die dir diese Kopie von Lectern anbieten.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'free',
      title: 'Frei zu benutzen',
      blocks: [
        'Lectern kostet nichts. Sein Programmcode steht unter der MIT-Lizenz: Du darfst ihn benutzen, kopieren, ändern und weitergeben, auch geschäftlich, solange der Lizenztext dabeibleibt.',
      ],
    },
    {
      id: 'yours',
      title: 'Was du machst, gehört dir',
      blocks: [
        'Präsentationen, die du machst, gehören dir. Niemand bekommt ein Recht daran, weil du sie mit Lectern gemacht hast.',
        'Die Texte der Vorlagen und der Beispielpräsentation darfst du benutzen und ändern, wie du willst. Die Menschen, Firmen und Zahlen darin sind erfunden; setze deine eigenen ein.',
      ],
    },
    {
      id: 'your-part',
      title: 'Dein Teil',
      blocks: [
        {
          list: [
            'Nimm Texte und Bilder, die du benutzen darfst.',
            'Heb eine Kopie von allem auf, was dir wichtig ist. Deine Arbeit liegt nur auf deinem Gerät, und niemand sonst kann sie wiederherstellen.',
            'Gibst du Schlüssel für KI- oder Sprachdienste ein, gelten zwischen dir und deren Anbietern ihre Bedingungen und Preise.',
            'Benutze Lectern nicht, um gegen Gesetze zu verstoßen oder den Computer anzugreifen, auf dem es liegt.',
          ],
        },
      ],
    },
    {
      id: 'examples',
      title: 'Beispiele und Pläne',
      blocks: [
        'Auf der Startseite sind Zahlen und Zitate, bei denen „Beispiel“ steht, erfunden. Was mit „Geplant“ markiert ist, gibt es noch nicht, und ein Termin ist damit nicht versprochen.',
      ],
    },
    {
      id: 'warranty',
      title: 'Keine Gewährleistung',
      blocks: [
        'Lectern wird angeboten, wie es ist, ohne jede Gewährleistung. Soweit das Gesetz es zulässt, haften die, die es gemacht haben oder anbieten, nicht für Schäden, die durch seine Benutzung entstehen, verlorene Präsentationen eingeschlossen. Rechte, die dir das Gesetz gibt und die keine Vereinbarung nehmen kann, bleiben unberührt.',
      ],
    },
    {
      id: 'changes',
      title: 'Wenn sich diese Bedingungen ändern',
      blocks: [
        'Sie ändern sich mit Lectern. Das Datum oben sagt, wann zuletzt. Bist du mit neuen Bedingungen nicht einverstanden, lade deine Präsentationen herunter und benutze es nicht weiter; nichts bindet dich.',
      ],
    },
  ],
}
