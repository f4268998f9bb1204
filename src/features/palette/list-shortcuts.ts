import type { Action, ActionGroup } from '../actions.ts'

export type Shortcut = { keys: string; group: string; action: Action }

/** A letter, digit or sign alone; `?` and `/` are what people everywhere expect. */
const isSingleKey = (keys: string): boolean =>
  /^(Shift\+)?(.|(Key|Digit)\w)$/u.test(keys) && keys !== '?' && keys !== '/'

const keysOf = ({ shortcut, otherShortcuts = [] }: Action): readonly string[] =>
  shortcut === undefined ? otherShortcuts : [shortcut, ...otherShortcuts]

/** What each key does now. Of two screens that want the same keys the inner one gets them. */
export function listShortcuts(groups: readonly ActionGroup[]): Shortcut[] {
  const byKeys = new Map<string, Shortcut>()
  for (const { name, actions, singleKeys } of groups) {
    for (const action of actions) {
      for (const keys of keysOf(action)) {
        if (isSingleKey(keys) && !singleKeys) continue
        byKeys.set(keys, { keys, group: name, action })
      }
    }
  }
  return [...byKeys.values()]
}
