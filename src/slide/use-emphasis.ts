import { useEffect, useState } from 'react'

import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'
import { findEmphasis, needsEmphasis } from '#core/emphasis/opened-emphasis.ts'
import type { Slide } from '#core/deck/slide.ts'

/** Fetches what makes words stand out once a slide has some, and paints it anew when that is there. */
export function useEmphasis(slide: Slide): void {
  const [, setArrived] = useState(false)
  const isLacking = !findEmphasis() && needsEmphasis(slide)
  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void loadEmphasis().then((there) => isShown && setArrived(there))
    return () => {
      isShown = false
    }
  }, [isLacking])
}
