import { useStore } from 'zustand'

import { type Action, describeShortcut, listOffered, useActionRegistry } from '../actions.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { appWords } from '#words/app.ts'
import { paletteWords } from '#words/palette.ts'

import { groupByName } from './group-by-name.ts'
import { listShortcuts } from './list-shortcuts.ts'
import styles from './shortcut-sheet.module.css'

type ShortcutSheetProps = { onClose: () => void }

/** What the keys do here, this screen first. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const groups = listOffered(useStore(useActionRegistry(), (state) => state.groups))
  const shortcuts = listShortcuts(groups)
  const shown = shortcuts.filter(({ keys, action }) => keys === action.shortcut)
  const keysFor = (action: Action) =>
    shortcuts.filter((other) => other.action === action).map(({ keys }) => keys)
  // This screen first, and last what is only pressed while something is typed.
  const ofActions = groupByName(shown)
    .toReversed()
    .map(({ name, items }) => ({
      name,
      rows: items.map(({ action }) => ({ label: action.label, keys: keysFor(action) })),
    }))
  const ofFields = groups.flatMap(({ name, typingKeys }) =>
    typingKeys
      ? [{ name, rows: typingKeys.map(({ label, keys }) => ({ label, keys: [keys] })) }]
      : [],
  )
  const words = paletteWords.sheet

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
    >
      {/* A long list scrolls, and the keyboard can get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.groups} tabIndex={0}>
        {[...ofActions, ...ofFields].map(({ name, rows }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.list}>
              {rows.map(({ label, keys }) => (
                <div key={keys[0]} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keys.map((same) => (
                      <Kbd key={same}>{describeShortcut(same)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
