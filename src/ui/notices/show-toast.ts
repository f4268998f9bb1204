import { useSyncExternalStore } from 'react'

export type Toast = {
  message: string
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds on screen, not counting while it is pointed at or the tab is hidden. */
  duration: number
}

/** The corner that shows them. */
type Corner = {
  /** Answers how to take it away. */
  show(toast: Toast): () => void
  clear(): void
}

const listeners = new Set<() => void>()
let isWanted = false
let ready: (corner: Corner) => void = () => {}
const whenReady = new Promise<Corner>((resolve) => {
  ready = resolve
})

/** Answers how to take it away before its time. */
export function showToast(
  message: string,
  { duration = 5000, ...options }: Partial<Omit<Toast, 'message'>> = {},
): () => void {
  isWanted = true
  listeners.forEach((listen) => listen())
  const shown = whenReady.then((corner) => corner.show({ message, duration, ...options }))
  return () => void shown.then((takeAway) => takeAway())
}

/** When what they speak of, or what they would undo, is no more. */
export const clearToasts = (): void => void whenReady.then((corner) => corner.clear())

/** For the corner that shows them, once it listens. */
export const serveToasts = (corner: Corner): void => ready(corner)

/** Whether anything was ever to be shown: until then nobody needs to fetch what shows it. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => isWanted,
  )
