import { useEffect, useState } from 'react'

/**
 * Whether what a slide needs is on its way: what would be shown without it would jump when it arrives.
 * What cannot be fetched is done without.
 */
export function useComing(isLacking: boolean, load: (() => Promise<boolean>) | undefined): boolean {
  /** Unknown until it was tried. */
  const [isThere, setIsThere] = useState<boolean | null>(null)

  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void load?.().then((hasArrived) => isShown && setIsThere(hasArrived))
    return () => {
      isShown = false
    }
  }, [isLacking, load])

  return isLacking && isThere === null
}
