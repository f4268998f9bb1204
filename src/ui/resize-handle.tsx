import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import styles from './resize-handle.module.css'

export type ResizeHandleProps = {
  label: string
  /** How large it is, in steps of one line. */
  lines: number
  min: number
  max: number
  /** Says `lines` in words. */
  describe: (lines: number) => string
  /** As it stands on the page now; a window may leave less room than was asked for. */
  measure: () => { lines: number; lineHeight: number }
  onResize: (lines: number) => void
}

/** The upper edge of what is below it: dragged up, or by the arrow keys, that grows line by line. */
export function ResizeHandle({
  label,
  lines,
  min,
  max,
  describe,
  measure,
  onResize,
}: ResizeHandleProps) {
  const drag = useRef<{ y: number; lines: number; lineHeight: number } | null>(null)
  const resize = (wanted: number) => onResize(Math.min(Math.max(Math.round(wanted), min), max))

  const press = (event: KeyboardEvent) => {
    const sizes: Partial<Record<string, () => number>> = {
      ArrowUp: () => measure().lines + 1,
      ArrowDown: () => measure().lines - 1,
      Home: () => min,
      End: () => max,
    }
    const findSize = sizes[event.key]
    if (!findSize) return
    event.preventDefault()
    resize(findSize())
  }

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { y: event.clientY, ...measure() }
  }

  const move = ({ clientY }: PointerEvent) => {
    if (!drag.current) return
    const { y, lines: before, lineHeight } = drag.current
    resize(before + (y - clientY) / lineHeight)
  }

  const letGo = () => {
    drag.current = null
  }

  return (
    <div
      // A separator that can be moved; the browser's own cannot.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={lines}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={describe(lines)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.handle}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  )
}
