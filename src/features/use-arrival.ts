import { useEffect } from 'react'

// Back and Forward are the browser's to place; it remembers where the reader was.
let wentBack = false
addEventListener('popstate', () => {
  wentBack = true
})
addEventListener('pushState', () => {
  wentBack = false
})

/** A page that is opened begins at the place its address names, or else at its top. */
export function useArrival(): void {
  useEffect(() => {
    // The browser looked for the place before the page was drawn.
    const place = document.getElementById(location.hash.slice(1))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (!wentBack) scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}
