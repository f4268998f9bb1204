import type { emptyLibraryWords as English } from '../../library/empty-library.ts'
import type { Translation } from '../../language-pack.ts'

export const emptyLibraryWords: Translation<typeof English> = {
  title: 'Noch keine Präsentationen',
  text: 'Beginne mit einem Thema, einer Vorlage oder leeren Folien, oder importiere eine Datei. Oder öffne erst eine fertige Präsentation und sieh, wie so etwas aussieht.',
  create: 'Erste Präsentation erstellen',
  sample: 'Beispielpräsentation öffnen',
  playSample: 'Beispielpräsentation abspielen',
}
