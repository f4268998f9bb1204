import type { Preferences } from '#ports/storage/preferences.ts'

/** In localStorage. A browser that forbids or has filled it just forgets. */
export const browserPreferences: Preferences = {
  read(name) {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },

  write(name, value) {
    try {
      localStorage.setItem(name, value)
    } catch {
      // It holds until the page is closed.
    }
  },
}
