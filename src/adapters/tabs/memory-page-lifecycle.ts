import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'

/** A page that is left and returned to by hand. */
export type MemoryPageLifecycle = PageLifecycle & {
  leave(): void
  comeBack(): void
  reconnect(): void
  /** Whether closing the page now would make the browser ask. */
  wouldWarn(): boolean
  countListeners(): number
}

export function createMemoryPageLifecycle(): MemoryPageLifecycle {
  const leaving = new Set<() => void>()
  const returning = new Set<() => void>()
  const reconnecting = new Set<() => void>()
  const warnings = new Set<() => boolean>()

  return {
    onLeave: addTo(leaving),
    onReturn: addTo(returning),
    onReconnect: addTo(reconnecting),
    warnBeforeClosing: addTo(warnings),
    leave: () => leaving.forEach((run) => run()),
    comeBack: () => returning.forEach((run) => run()),
    reconnect: () => reconnecting.forEach((run) => run()),
    wouldWarn: () => [...warnings].some((isUnsafe) => isUnsafe()),
    countListeners: () => leaving.size + returning.size + reconnecting.size + warnings.size,
  }
}

const addTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
