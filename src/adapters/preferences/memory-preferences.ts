import type { Preferences } from '#ports/storage/preferences.ts'

export function createMemoryPreferences(): Preferences {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
  }
}
