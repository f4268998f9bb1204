import type { Translation } from '../../language-pack.ts'
import type { setAsideWords as English } from '../../library/set-aside.ts'

export const setAsideWords: Translation<typeof English> = {
  title: 'Beiseitegelegt',
  text: 'Diese ließen sich nicht lesen. Sie werden gesondert aufbewahrt, und nichts darin wurde gelöscht. Lade eine herunter, um hineinzusehen oder sie reparieren zu lassen.',
  download: 'Herunterladen',
  downloadOne: (title) => `${title} herunterladen`,
  fileName: (title) => `${title} (beschädigt)`,
}
