import { expect, test } from 'vitest'

import type { Preferences } from './preferences.ts'

export function preferencesContract(make: () => Preferences): void {
  test('what was written last is read, and what never was is null', () => {
    const preferences = make()
    expect(preferences.read('appearance')).toBeNull()
    preferences.write('appearance', 'dark')
    preferences.write('appearance', 'light')
    preferences.write('view', 'list')
    expect(preferences.read('appearance')).toBe('light')
    expect(preferences.read('view')).toBe('list')
  })
}
