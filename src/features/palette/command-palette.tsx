import { useEffect, useState } from 'react'

import { PaletteDialog } from '#ui/dialogs/palette-dialog.tsx'
import type { PaletteGroup } from '#ui/dialogs/palette-list.tsx'
import { appWords } from '#words/app.ts'
import { paletteWords as words } from '#words/palette.ts'

import { groupByName } from './group-by-name.ts'
import { isPressed } from './is-pressed.ts'
import { rankCommands } from './rank-commands.ts'
import { readTypedAhead } from './typed-ahead.tsx'
import { type Command, useCommands } from './use-commands.tsx'

/** More than anyone reads; typing one more letter shortens the list. */
const mostShown = 50
/** Before anything is typed: enough to go back to what one was doing. */
const recentPresentations = 5

type CommandPaletteProps = { onClose: () => void }

export function CommandPalette({ onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState(readTypedAhead)
  const commands = useCommands()

  useEffect(() => {
    // The keys that opened it close it again; held down they must not make it flicker.
    const press = (event: KeyboardEvent) => {
      if (!(event instanceof KeyboardEvent) || !isPressed(event, '$mod+k')) return
      event.preventDefault()
      if (!event.repeat) onClose()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onClose])

  return (
    <PaletteDialog
      open
      onOpenChange={onClose}
      title={words.title}
      placeholder={words.placeholder}
      query={query}
      onQuery={setQuery}
      groups={query.trim() ? listMatches(commands, query) : listAll(commands)}
      empty={words.empty}
      countLabel={words.found}
      closeLabel={appWords.close}
    />
  )
}

/** One list, best first; each says where it belongs. */
function listMatches(commands: readonly Command[], query: string): PaletteGroup[] {
  const options = rankCommands(commands, query)
    .slice(0, mostShown)
    .map(({ id, label, icon, shortcut, group, run }) => ({
      id,
      label,
      icon,
      shortcut,
      run,
      note: group,
    }))
  return options.length > 0 ? [{ id: 'matches', options }] : []
}

function listAll(commands: readonly Command[]): PaletteGroup[] {
  const listed = commands.filter(({ onlyFound }) => !onlyFound)
  return groupByName(listed).map(({ name, items }) => ({
    id: name,
    name,
    options: name === words.groups.presentations ? items.slice(0, recentPresentations) : items,
  }))
}
