/** Faster than anybody looks at covers, in screens a second. */
const rushScreens = 5
/** After so long without scrolling fast, covers are looked at again. */
const calmMs = 120
/** About a row of them, so that scrolling goes on meanwhile. */
const coversPerFrame = 4

/** Lets covers, which are most of what a card costs, wait while cards rush by. */
export type CoverQueue = {
  isCalm(): boolean
  /** Calls back when it is calm and its turn has come; answers how to wait no longer. */
  wait(paint: () => void): () => void
  /** Watches the page scroll, until told otherwise. */
  follow(): () => void
}

export function createCoverQueue(): CoverQueue {
  const waiting = new Set<() => void>()
  let isRushing = false
  let calming: ReturnType<typeof setTimeout> | undefined
  let last = { y: 0, at: 0 }

  function look() {
    const now = { y: scrollY, at: performance.now() }
    const screens = Math.abs(now.y - last.y) / innerHeight
    const seconds = Math.max(now.at - last.at, 1) / 1_000
    last = now
    if (screens / seconds > rushScreens) isRushing = true
    if (!isRushing) return
    clearTimeout(calming)
    calming = setTimeout(calmDown, calmMs)
  }

  function calmDown() {
    isRushing = false
    paintNext()
  }

  function paintNext() {
    if (isRushing) return
    for (const paint of [...waiting].slice(0, coversPerFrame)) {
      waiting.delete(paint)
      paint()
    }
    if (waiting.size > 0) requestAnimationFrame(paintNext)
  }

  return {
    isCalm: () => !isRushing,
    wait(paint) {
      waiting.add(paint)
      return () => waiting.delete(paint)
    },
    follow() {
      addEventListener('scroll', look, { passive: true })
      return () => {
        removeEventListener('scroll', look)
        clearTimeout(calming)
      }
    },
  }
}
