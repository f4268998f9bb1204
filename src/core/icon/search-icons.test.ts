import { expect, test } from 'vitest'

import { listIcons } from './icon-library.ts'
import { searchIcons } from './search-icons.ts'

const names = (sought: string, language: Parameters<typeof searchIcons>[1]) =>
  searchIcons(sought, language).map(({ name }) => name)

test('IC7 icons are found by words of the language and of English, what is called so first', () => {
  expect(names('anker', 'de')[0]).toBe('anchor')
  expect(names('anchor', 'de')[0]).toBe('anchor')
  expect(names('ele', 'en')).toContain('lightning')
  expect(names('PÊCHE', 'fr')).toEqual(['fish'])
})

test('IC7 nothing sought is all of them, and what nobody listed is none', () => {
  expect(searchIcons('  ', 'en')).toEqual(listIcons())
  expect(searchIcons('zyzzyva', 'en')).toEqual([])
})
