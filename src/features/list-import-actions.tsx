import { FileUp, Presentation } from 'lucide-react'

import { appWords } from '#words/app.ts'
import type { Overlays } from '#workspace/overlays.ts'

import type { Action } from './actions.ts'

/** Into the open deck, or into a new one where none is open. */
export const listImportActions = (overlays: Pick<Overlays, 'show'>): readonly [Action, Action] => [
  {
    id: 'import',
    label: appWords.actions.import,
    icon: <FileUp />,
    run: () => overlays.show('import'),
  },
  {
    id: 'import-pptx',
    label: appWords.actions.importPptx,
    icon: <Presentation />,
    run: () => overlays.show('import-pptx'),
  },
]
