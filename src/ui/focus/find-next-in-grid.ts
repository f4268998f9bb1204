import type { KeyboardEvent } from 'react'

/** Where a key leads in things that stand in rows: along them as they are read, and between them. */
export function findNextInGrid(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  const from = items.findIndex((item) => item === document.activeElement)
  if (from < 0) return undefined
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const perRow = countPerRow(items)
  const steps: Partial<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: perRow,
    ArrowUp: -perRow,
    Home: -from,
    End: items.length - 1 - from,
  }
  const step = steps[event.key]
  return step === undefined ? undefined : items[from + step]
}

const countPerRow = (items: readonly HTMLElement[]): number => {
  const [first, ...others] = items.map((item) => item.getBoundingClientRect().top)
  const inNextRow = others.findIndex((top) => top !== first)
  return inNextRow < 0 ? items.length : inNextRow + 1
}
