/** Faster than anybody reads more than titles, in screens a second. */
const rushScreens = 5
/** After so long without scrolling fast, things are looked at again. */
const calmMs = 120

/**
 * Of things that come together so many are filled in a frame: all at once, they would be one long
 * task. While they rush by, none is.
 */
export type FillQueue = {
  isCalm(): boolean
  /** Calls back when it is calm and its turn has come; answers how to wait no longer. */
  wait(fill: () => void): () => void
  /** Watches the page scroll, until told otherwise. Nothing rushes by for who does not. */
  follow(): () => void
}

export function createFillQueue(perFrame: number): FillQueue {
  const waiting = new Set<() => void>()
  let isRushing = false
  let calming: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let last = { y: 0, at: 0 }

  function look() {
    const now = { y: scrollY, at: performance.now() }
    const screens = Math.abs(now.y - last.y) / innerHeight
    const seconds = Math.max(now.at - last.at, 1) / 1_000
    last = now
    if (screens / seconds <= rushScreens) return
    isRushing = true
    clearTimeout(calming)
    calming = setTimeout(calmDown, calmMs)
  }

  function calmDown() {
    isRushing = false
    fillNext()
  }

  function fillNext() {
    cancelAnimationFrame(frame)
    frame = 0
    if (isRushing) return
    for (const fill of [...waiting].slice(0, perFrame)) {
      waiting.delete(fill)
      fill()
    }
    if (waiting.size > 0) frame = requestAnimationFrame(fillNext)
  }

  return {
    isCalm: () => !isRushing,
    wait(fill) {
      waiting.add(fill)
      // It may have become calm since it asked.
      if (!isRushing) frame ||= requestAnimationFrame(fillNext)
      return () => void waiting.delete(fill)
    },
    follow() {
      addEventListener('scroll', look, { passive: true })
      return () => {
        removeEventListener('scroll', look)
        clearTimeout(calming)
        isRushing = false
      }
    },
  }
}
