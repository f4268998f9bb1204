import { type FocusEvent, useMemo, useState } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { dashboardWords } from '#words/library/dashboard.ts'

import { type Action, useActions } from '../../actions.ts'
import { listPresentationActions } from './list-presentation-actions.ts'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

/**
 * The keys of a card's own actions, for the card that has the focus. Without one they do nothing,
 * and the shortcut sheet still names them.
 */
export function usePresentationShortcuts(
  records: readonly PresentationRecord[],
  commands: LibraryCommands,
  view: LibraryView,
) {
  const [focused, setFocused] = useState<string>()

  const actions = useMemo<Action[]>(() => {
    const chosen = records.find(({ id }) => id === focused)
    const record = chosen ?? records[0]
    if (!record) return []
    return listPresentationActions(record, commands, view)
      .filter(({ shortcut }) => shortcut !== undefined)
      .map((action) => (chosen ? action : disable(action)))
  }, [records, commands, view, focused])
  useActions(dashboardWords.card.group, actions)

  return {
    focusedId: focused,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(findPresentation(target)),
      // Where it goes next is known already: nothing has the focus in between.
      onBlur: ({ relatedTarget }: FocusEvent) => setFocused(findPresentation(relatedTarget)),
    },
  }
}

const findPresentation = (target: Element | null): string | undefined =>
  target?.closest<HTMLElement>('[data-presentation]')?.dataset['presentation']

const disable = (action: Action): Action => ({ ...action, enabled: false })
