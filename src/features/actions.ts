import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { MenuItem } from '#ui/menu.tsx'

/** Something the user can do. Buttons, menus, shortcuts, palette and shortcut sheet all read this. */
export type Action = {
  id: string
  label: string
  icon?: ReactNode
  /** In tinykeys notation, e.g. `$mod+KeyD`; `$mod` is Cmd on a Mac and Ctrl elsewhere. */
  shortcut?: string
  enabled?: boolean
  danger?: boolean
  run: () => void
}

/** The actions of every mounted screen, innermost last. */
export type ActionRegistry = StoreApi<{ groups: readonly ActionGroup[] }>
export type ActionGroup = {
  name: string
  actions: readonly Action[]
  /**
   * Lets a letter, digit or sign alone act as a shortcut, as in a show. Elsewhere only `?` and `/`
   * may: with speech input or a slip of the hand single keys fire by accident (WCAG 2.1.4).
   */
  singleKeys?: boolean
}

export const createActionRegistry = (): ActionRegistry =>
  createStore(() => ({ groups: [] as readonly ActionGroup[] }))

export const ActionRegistryContext = createContext<ActionRegistry | null>(null)

export function useActionRegistry(): ActionRegistry {
  const registry = useContext(ActionRegistryContext)
  if (!registry) throw new Error('useActionRegistry needs an ActionRegistryContext above it')
  return registry
}

/** Offers a screen's actions to shortcuts and palette for as long as it is mounted. Memoise `actions`. */
export function useActions(
  name: string,
  actions: readonly Action[],
  { singleKeys = false }: Pick<ActionGroup, 'singleKeys'> = {},
): void {
  const registry = useActionRegistry()
  useEffect(() => {
    const group = { name, actions, singleKeys }
    registry.setState(({ groups }) => ({ groups: [...groups, group] }))
    return () =>
      registry.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }))
  }, [registry, name, actions, singleKeys])
}

export function toMenuItem({ id, label, icon, shortcut, enabled, danger, run }: Action): MenuItem {
  return {
    id,
    label,
    icon,
    ...(shortcut && { shortcut: describeShortcut(shortcut) }),
    disabled: enabled === false,
    danger: danger ?? false,
    run,
  }
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** `$mod+Shift+KeyZ` as people write it: Ctrl+Shift+Z, or ⇧⌘Z on a Mac. */
export function describeShortcut(shortcut: string): string {
  const mac = isMac()
  const names: Record<string, string> = mac
    ? { $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃' }
    : { $mod: 'Ctrl' }
  const keys: Record<string, string> = {
    Delete: 'Del',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  }
  return shortcut
    .split('+')
    .map((key) => names[key] ?? keys[key] ?? key.replace(/^(Key|Digit)/, ''))
    .join(mac ? '' : '+')
}
