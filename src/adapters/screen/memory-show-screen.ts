import type { ShowScreen } from '#ports/tabs/show-screen.ts'

/** A screen that is only imagined, with a browser that refuses what it is told to. */
export type MemoryShowScreen = ShowScreen & {
  refuses: { fill: boolean; windows: boolean }
  isFilled(): boolean
  isAwake(): boolean
  windows: string[]
  /** As when the user presses Escape, or the browser takes the screen back. */
  takeBack(): void
  /** As when the window is closed. */
  go(): void
  /** As when the Back button brings the window back. */
  comeBack(): void
}

export function createMemoryShowScreen({ hasOther = false } = {}): MemoryShowScreen {
  const listeners = new Set<(isFilled: boolean) => void>()
  const leaving = new Set<() => void>()
  const returning = new Set<() => void>()
  const refuses = { fill: false, windows: false }
  const windows: string[] = []
  let isFilled = false
  let awake = 0

  function change(filled: boolean) {
    if (filled === isFilled) return
    isFilled = filled
    listeners.forEach((listen) => listen(filled))
  }

  return {
    refuses,
    windows,
    isFilled: () => isFilled,
    isAwake: () => awake > 0,
    takeBack: () => change(false),
    go: () => leaving.forEach((run) => run()),
    comeBack: () => returning.forEach((run) => run()),

    async fill() {
      // As in a browser, the answer comes later.
      await Promise.resolve()
      if (refuses.fill) return false
      change(true)
      return true
    },
    release: () => void Promise.resolve().then(() => change(false)),
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    hasOther: () => hasOther,
    stayAwake() {
      awake += 1
      return () => void (awake -= 1)
    },
    openWindow(address) {
      if (refuses.windows) return false
      windows.push(address)
      return true
    },
    onGone(run) {
      leaving.add(run)
      return () => void leaving.delete(run)
    },
    onReturn(run) {
      returning.add(run)
      return () => void returning.delete(run)
    },
  }
}
