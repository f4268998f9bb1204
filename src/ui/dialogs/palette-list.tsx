// The focus stays in the search box while the list is walked, which native lists cannot do.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { ReactNode } from 'react'

import { Kbd } from '../kbd.tsx'
import styles from './palette-dialog.module.css'

export type PaletteOption = {
  id: string
  label: string
  icon?: ReactNode
  /** A word at the end, such as where it comes from. */
  note?: string | undefined
  /** As the keyboard would do it. */
  shortcut?: string | undefined
  run: () => void
}

export type PaletteGroup = {
  id: string
  /** Shown above the options; none when they need no heading. */
  name?: string
  options: readonly PaletteOption[]
}

type PaletteListProps = {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  current: PaletteOption | undefined
  optionId: (option: PaletteOption) => string
  onMark: (option: PaletteOption) => void
  onChoose: (option: PaletteOption) => void
}

/** What a palette offers, with the option that Enter would choose marked. */
export function PaletteList({
  id,
  label,
  groups,
  current,
  optionId,
  onMark,
  onChoose,
}: PaletteListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {groups.map((group, place) => (
        <div
          key={group.id}
          role="group"
          // By place: an id with a space in it would name nothing.
          aria-labelledby={group.name ? `${id}-${place}` : undefined}
        >
          {group.name && (
            <div id={`${id}-${place}`} className={styles.groupName}>
              {group.name}
            </div>
          )}
          {group.options.map((option) => (
            <div
              key={option.id}
              id={optionId(option)}
              role="option"
              aria-selected={option === current}
              className={styles.option}
              onPointerMove={() => onMark(option)}
              onClick={() => onChoose(option)}
            >
              {option.icon}
              <span className={styles.label} dir="auto">
                {option.label}
              </span>
              {option.note && <span className={styles.note}>{option.note}</span>}
              {option.shortcut && <Kbd>{option.shortcut}</Kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
