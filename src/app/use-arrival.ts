import { useEffect } from 'react'

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

/** A screen that is opened begins at the place its address names, or else at its top. */
export function useArrival(): void {
  useEffect(() => {
    // The browser looked for the place before the screen was drawn.
    const place = document.getElementById(location.hash.slice(1))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (!wentBack) scrollTo({ top: 0, behavior: 'instant' })
    if (navigated || wentBack) focusHeading()
  }, [])
}

/** What was pressed is gone with the last screen: without this the keyboard would start from nowhere. */
function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
