import type { Appearance } from '#workspace/appearance.ts'

const key = 'appearance'

/** Where the chosen appearance is kept and shown. A browser that forbids storage just forgets it. */
export const browserAppearance = {
  load(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  save(appearance: Appearance): void {
    try {
      localStorage.setItem(key, appearance)
    } catch {
      // It holds until the page is closed.
    }
  },

  apply(appearance: Appearance): void {
    const { dataset } = document.documentElement
    if (appearance === 'system') delete dataset['theme']
    else dataset['theme'] = appearance
  },
}
