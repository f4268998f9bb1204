import { clsx } from 'clsx'

import { Button, type ButtonProps } from '#ui/button.tsx'
import { Tooltip } from '#ui/menus/tooltip.tsx'

import { type Action, describeShortcut } from '../../actions.ts'
import styles from './tool-button.module.css'

type ToolButtonProps = Pick<ButtonProps, 'variant' | 'title'> & {
  action: Action
  /** Its label is a hint only. */
  iconOnly?: boolean
}

/** An action as a button: its icon, and its label where there is room. */
export function ToolButton({
  action,
  variant = 'ghost',
  title,
  iconOnly = false,
}: ToolButtonProps) {
  const { id, label, shortcut, note, icon, enabled = true, busy = false, run } = action
  const hint = shortcut ? `${label} (${describeShortcut(shortcut)})` : label
  return (
    <Tooltip text={hint}>
      <Button
        size="s"
        variant={variant}
        icon={icon}
        className={clsx(styles.tool, iconOnly && styles.iconOnly)}
        busy={busy}
        disabled={!enabled && !busy}
        data-action={id}
        aria-description={note}
        title={title}
        onClick={run}
      >
        <span className={styles.label}>{label}</span>
        {note && (
          <span className={styles.note} aria-hidden="true">
            {note}
          </span>
        )}
      </Button>
    </Tooltip>
  )
}
