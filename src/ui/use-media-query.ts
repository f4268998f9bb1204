import { useCallback, useSyncExternalStore } from 'react'

/** For the few things CSS cannot decide: what is in a menu, not how it looks. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  // Where there is no screen, as in a test that only makes markup, nothing matches.
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
