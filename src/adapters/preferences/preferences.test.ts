// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'

import { preferencesContract } from '#ports/storage/preferences.contract.ts'

import { browserPreferences } from './browser-preferences.ts'
import { createMemoryPreferences } from './memory-preferences.ts'

describe('in memory', () => preferencesContract(createMemoryPreferences))

describe('in the browser', () => {
  preferencesContract(() => {
    localStorage.clear()
    return browserPreferences
  })

  test('a browser that forbids storage forgets and does not fail', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    browserPreferences.write('appearance', 'dark')
    expect(browserPreferences.read('appearance')).toBeNull()
  })
})
