import { useEffect } from 'react'

import { listOffered, useActionRegistry } from '../actions.ts'

import { isPressed } from './is-pressed.ts'
import { listShortcuts } from './list-shortcuts.ts'

/** Binds the shortcuts of every registered action. Mount once. */
export function useShortcuts(): void {
  const registry = useActionRegistry()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A browser that fills in a form sends a keydown without keys.
      if (!(event instanceof KeyboardEvent)) return
      // Asked for at each key: actions change with every slide, and nothing is drawn from them here.
      const shortcuts = listShortcuts(listOffered(registry.getState().groups))
      const shortcut = shortcuts.find(({ keys }) => isPressed(event, keys))
      if (!shortcut || shortcut.action.enabled === false || !isMeant(event, shortcut.keys)) return
      event.preventDefault()
      shortcut.action.run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [registry])
}

/** False while the keys belong to something else: a field, an input method, a dialog, a menu. */
function isMeant(event: KeyboardEvent, keys: string): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if (!(event.target instanceof Element)) return true
  if (event.target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
  if (/^(Enter|Space)$/.test(keys) && event.target.closest('button, a, summary')) return false
  const editsNothing = /(\$mod|Control|Meta)\+|^F\d+$/.test(keys) && !movesInText.test(keys)
  return editsNothing || !event.target.closest('input, textarea, select, [contenteditable]')
}

/** With Ctrl or Cmd, too, these move the caret or delete words. */
const movesInText = /(Arrow\w+|Home|End|Page\w+|Delete|Backspace)$/
