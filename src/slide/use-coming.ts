import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether what a slide needs is on its way: what would be shown without it would jump when it arrives.
 * What cannot be fetched is done without.
 * @param name of what is fetched
 */
export function useComing(
  isLacking: boolean,
  name: string,
  load: () => Promise<unknown> | undefined,
): boolean {
  const [tried, setTried] = useState('')
  const fetch = useEffectEvent(load)

  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void fetch()?.then(() => isShown && setTried(name))
    return () => {
      isShown = false
    }
  }, [isLacking, name])

  return isLacking && tried !== name
}
