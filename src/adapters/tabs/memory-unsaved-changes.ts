import type { DocumentBytes } from '#ports/storage/document.ts'
import type { OpenUnsavedChanges } from '#ports/tabs/unsaved-changes.ts'

/** For tests: lives as long as what was made, like a browser that is never quit. */
export function createMemoryUnsavedChanges(): OpenUnsavedChanges {
  const kept = new Map<object, { deckId: string; change: DocumentBytes }>()

  return (deckId) => {
    const tab = {}
    const taken = new Set<object>()
    return {
      keep: (change) => void kept.set(tab, { deckId, change }),
      take: () =>
        [...kept].flatMap(([other, { deckId: of, change }]) => {
          if (of !== deckId || other === tab) return []
          taken.add(other)
          return [change]
        }),
      forget() {
        for (const other of [tab, ...taken]) kept.delete(other)
        taken.clear()
      },
    }
  }
}
