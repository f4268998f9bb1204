import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useStore } from 'zustand'

import { useActionRegistry } from '../actions.ts'

import { listShortcuts } from './list-shortcuts.ts'

/** Binds the shortcuts of every registered action. Mount once. */
export function useShortcuts(): void {
  const groups = useStore(useActionRegistry(), (state) => state.groups)

  useEffect(() => {
    const bindings = listShortcuts(groups).flatMap(({ keys, action }) => {
      const press = (event: KeyboardEvent) => {
        if (action.enabled === false || !isMeant(event, keys)) return
        event.preventDefault()
        action.run()
      }
      return spellings(keys).map((spelling) => [spelling, press] as const)
    })
    return tinykeys(window, Object.fromEntries(bindings))
  }, [groups])
}

/** Some keyboards need Shift for a sign that is bare on others: both are the same wish. */
const spellings = (keys: string): string[] =>
  /^[^\p{L}\p{N}]$/u.test(keys) ? [keys, `Shift+${keys}`] : [keys]

/** False while the keys belong to something else: a field, an input method, a dialog, a menu. */
function isMeant(event: KeyboardEvent, keys: string): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if (!(event.target instanceof Element)) return true
  if (event.target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
  const typesNothing = /(\$mod|Control|Meta)\+|^F\d+$/.test(keys)
  return typesNothing || !event.target.closest('input, textarea, select, [contenteditable]')
}
