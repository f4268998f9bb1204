import type { DocumentBytes } from '#ports/document.ts'
import type { UnsavedChanges } from '#ports/unsaved-changes.ts'

/** localStorage has five megabytes for everything; more than this is not worth the wait. */
const maxBytes = 1024 * 1024

/** Keeps changes in localStorage: the only storage that a page can write to while it is closing. */
export function openLocalUnsavedChanges(deckId: string): UnsavedChanges {
  const prefix = `lectern-unsaved:${encodeURIComponent(deckId)}:`
  const own = prefix + crypto.randomUUID()
  const taken = new Set<string>()

  return {
    keep(change) {
      if (change.length > maxBytes) return
      attempt(() => localStorage.setItem(own, encodeBase64(change)))
    },

    take: () =>
      attempt(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix) && key !== own)
          .map((key) => {
            taken.add(key)
            return decodeBase64(localStorage.getItem(key) ?? '')
          }),
      ) ?? [],

    forget: () =>
      attempt(() => {
        for (const key of [own, ...taken]) localStorage.removeItem(key)
        taken.clear()
      }),
  }
}

/** Storage that is full, blocked or garbled leaves this page where it would be without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const encodeBase64 = (bytes: DocumentBytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const decodeBase64 = (text: string): DocumentBytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
