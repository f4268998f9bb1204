import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { MenuItem } from '#ui/menus/menu.tsx'
import { appWords } from '#words/app.ts'

/** Something the user can do. Buttons, menus, shortcuts, palette and shortcut sheet all read this. */
export type Action = {
  id: string
  label: string
  icon?: ReactNode
  /**
   * In tinykeys notation, by the sign on the key, e.g. `$mod+d`; `$mod` is Cmd on a Mac and Ctrl
   * elsewhere.
   */
  shortcut?: string
  /** Keys that do the same; only the shortcut sheet shows them. */
  otherShortcuts?: readonly string[]
  enabled?: boolean
  /** It is being done: its button says so, and keeps the keyboard meanwhile. */
  busy?: boolean
  /** A word beside it in menus, such as why it is disabled. */
  note?: string
  danger?: boolean
  run: () => void
}

/** The app's own actions, then those of every mounted screen, innermost last. */
export type ActionRegistry = StoreApi<{ groups: readonly ActionGroup[] }>
export type ActionGroup = {
  name: string
  actions: readonly Action[]
  /**
   * Lets a letter, digit or sign alone act as a shortcut, as in a show. Elsewhere only `?` and `/`
   * may: with speech input or a slip of the hand single keys fire by accident (WCAG 2.1.4).
   */
  singleKeys?: boolean
  /** The app's own, there on every screen. */
  everywhere?: boolean
  /** Hides the screen behind it, as a show does: what cannot be seen must not answer to keys. */
  alone?: boolean
  /** What keys do in the fields of a screen, which hear them by themselves; for the shortcut sheet. */
  typingKeys?: readonly { keys: string; label: string }[]
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
  {
    singleKeys = false,
    everywhere = false,
    alone = false,
    typingKeys,
  }: Omit<ActionGroup, 'name' | 'actions'> = {},
): void {
  const registry = useActionRegistry()
  useEffect(() => {
    const group = {
      name,
      actions,
      singleKeys,
      everywhere,
      alone,
      ...(typingKeys && { typingKeys }),
    }
    registry.setState(({ groups }) => ({
      groups: everywhere ? [group, ...groups] : [...groups, group],
    }))
    return () =>
      registry.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }))
  }, [registry, name, actions, singleKeys, everywhere, alone, typingKeys])
}

/** What can be done now: without the screens that lie hidden behind another. */
export function listOffered(groups: readonly ActionGroup[]): readonly ActionGroup[] {
  const front = groups.findLast(({ alone }) => alone)
  return front ? groups.filter((group) => group.everywhere || group === front) : groups
}

export function toMenuItem(action: Action): MenuItem {
  const { id, label, icon, shortcut, note, enabled, danger, run } = action
  return {
    id,
    label,
    icon,
    ...(shortcut && { shortcut: describeShortcut(shortcut) }),
    ...(note && { note }),
    disabled: enabled === false,
    danger: danger ?? false,
    run,
  }
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** `$mod+Shift+z` as people write it: Ctrl+Shift+Z, or ⇧⌘Z on a Mac. */
export function describeShortcut(shortcut: string): string {
  const mac = isMac()
  const names: Record<string, string> = mac ? { $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃' } : {}
  const keys: Record<string, string> = {
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  }
  return shortcut
    .split('+')
    .map((key) => names[key] ?? appWords.keyNames[key] ?? keys[key] ?? nameKey(key))
    .join(mac ? '' : '+')
}

const nameKey = (key: string): string =>
  key.length === 1 ? key.toUpperCase() : key.replace(/^(Key|Digit)/, '')
