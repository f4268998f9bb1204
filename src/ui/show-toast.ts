import { useSyncExternalStore } from 'react'

export type Toast = {
  message: string
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds on screen, not counting while it is pointed at or the tab is hidden. */
  duration: number
}

/** Shows a toast and answers how to take it away. */
type Show = (toast: Toast) => () => void

const listeners = new Set<() => void>()
let isWanted = false
let ready: (show: Show) => void = () => {}
const whenReady = new Promise<Show>((resolve) => {
  ready = resolve
})

/** Answers how to take it away before its time. */
export function showToast(
  message: string,
  { duration = 5000, ...options }: Partial<Omit<Toast, 'message'>> = {},
): () => void {
  isWanted = true
  listeners.forEach((listen) => listen())
  const shown = whenReady.then((show) => show({ message, duration, ...options }))
  return () => void shown.then((takeAway) => takeAway())
}

/** For the corner that shows them, once it listens. */
export const serveToasts = (show: Show): void => ready(show)

/** Whether anything was ever to be shown: until then nobody needs to fetch what shows it. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => isWanted,
  )
