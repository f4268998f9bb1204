import type { TabMemory } from '#ports/tabs/tab-memory.ts'

/** In sessionStorage. A browser that forbids it just forgets. */
export const createBrowserTabMemory = (name: string): TabMemory => ({
  read: () => attempt(() => sessionStorage.getItem(name)) ?? null,
  keep: (text) =>
    attempt(() => {
      // What finds no room must not leave something older in its place.
      sessionStorage.removeItem(name)
      sessionStorage.setItem(name, text)
    }),
  forget: () => attempt(() => sessionStorage.removeItem(name)),
})

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
