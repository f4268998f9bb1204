import { decodeBase64 } from '#core/decode-base64.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import type { UnsavedChanges } from '#ports/tabs/unsaved-changes.ts'

/** localStorage has five megabytes for everything; more than this is not worth the wait. */
const maxBytes = 1024 * 1024

/** Keeps changes in localStorage: the only storage that a page can write to while it is closing. */
export function openLocalUnsavedChanges(deckId: string): UnsavedChanges {
  const prefix = `lectern-unsaved:${encodeURIComponent(deckId)}:`
  const own = prefix + createTabId()
  const taken = new Set<string>()

  return {
    keep(change) {
      if (change.length > maxBytes) return
      attempt(() => localStorage.setItem(own, encodeBase64(change)))
    },

    take() {
      const keys = attempt(() => Object.keys(localStorage)) ?? []
      return keys
        .filter((key) => key.startsWith(prefix) && key !== own)
        .flatMap((key) => {
          // One that is garbled says nothing about the others, and stays as it is.
          const change = attempt(() => decodeBase64(localStorage.getItem(key) ?? ''))
          if (!change) return []
          taken.add(key)
          return [change]
        })
    },

    forget: () =>
      attempt(() => {
        for (const key of [own, ...taken]) localStorage.removeItem(key)
        taken.clear()
      }),
  }
}

/** Not randomUUID: a page on plain http, as in a home network, does not have it. */
const createTabId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Storage that is full, blocked or garbled leaves this page where it would be without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
