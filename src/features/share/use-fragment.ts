import { useSyncExternalStore } from 'react'

/** What the address has after its `#`. */
export const useFragment = (): string =>
  useSyncExternalStore(
    (listen) => {
      addEventListener('hashchange', listen)
      return () => removeEventListener('hashchange', listen)
    },
    () => window.location.hash.slice(1),
  )
