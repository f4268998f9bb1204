import type { Translation } from '../../language-pack.ts'
import type { updateWords as English } from '../../pages/update.ts'

export const updateWords: Translation<typeof English> = {
  ready: 'Eine neue Version ist bereit',
  reload: 'Neu laden',
  later: 'Später',
  saving: 'Wird gespeichert …',
  unsaved:
    'Deine letzten Änderungen ließen sich noch nicht speichern, deshalb wurde nicht neu geladen.',
  retry: 'Erneut versuchen',
  install: 'App installieren',
}
