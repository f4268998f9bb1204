import { useEffect } from 'react'

import { currentLanguage } from '#words/language.ts'

// Back and Forward are the browser's to place; it remembers where the reader was.
let wentBack = false
addEventListener('popstate', () => {
  wentBack = true
})
// wouter tells of its own navigations by these events.
let navigated = false
for (const kind of ['pushState', 'replaceState'])
  addEventListener(kind, () => {
    wentBack = false
    navigated = true
  })

let saidIn: string | null = null

/** A screen that is opened begins at the place its address names, or else at its top. */
export function useArrival(): void {
  useEffect(() => {
    const { tag } = currentLanguage()
    const isSaidAnew = saidIn !== null && saidIn !== tag
    saidIn = tag
    // The same screen in another language: whoever reads it is where they were.
    if (isSaidAnew) return focusHeading()
    // The browser looked for the place before the screen was drawn.
    const place = document.getElementById(location.hash.slice(1))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (!wentBack) scrollTo({ top: 0, behavior: 'instant' })
    return navigated || wentBack ? focusHeading() : undefined
  }, [])
}

/**
 * What was pressed is gone with the last screen: without this the keyboard would start from
 * nowhere. A screen that is still loading has no heading yet, and is waited for.
 */
function focusHeading(): () => void {
  const waiting = new MutationObserver(arrive)
  function arrive() {
    const heading = document.querySelector('h1')
    if (!heading) return
    waiting.disconnect()
    if (document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  waiting.observe(document.body, { childList: true, subtree: true })
  arrive()
  return () => waiting.disconnect()
}
