import { describe, expect, test } from 'vitest'

import { createRecord } from '#core/deck/create-record.ts'
import type { PresentationRecord } from '#core/deck/record.ts'

import { filterRecords, totalSlides } from './filter-records.ts'

function makeRecord(id: string, changes: Partial<PresentationRecord> = {}): PresentationRecord {
  const deck = { title: id, slides: [{ id: '1', title: '', content: [], notes: '' }] }
  const record = createRecord(deck, { id, userId: 'ada', now: '2026-01-01T00:00:00.000Z' })
  return { ...record, description: '', tags: [], ...changes }
}

const find = (records: PresentationRecord[], query: string) =>
  filterRecords(records, { query, status: 'all' }).map(({ id }) => id)

describe('filterRecords', () => {
  test('newest updated first, and the list it was given stays as it is', () => {
    const records = ['01', '03', '02'].map((day) =>
      makeRecord(day, { updated_at: `2026-01-${day}T00:00:00.000Z` }),
    )
    expect(find(records, '')).toEqual(['03', '02', '01'])
    expect(records.map(({ id }) => id)).toEqual(['01', '03', '02'])
  })

  test('searches title, description and tags', () => {
    const records = [
      makeRecord('title', { title: 'Ocean currents' }),
      makeRecord('description', { description: 'About the ocean' }),
      makeRecord('tag', { tags: ['ocean'] }),
      makeRecord('none', { title: 'Deserts' }),
    ]
    expect(find(records, 'ocean')).toEqual(['title', 'description', 'tag'])
  })

  test.each([
    ['CAFE', 'Café culture'],
    ['café', 'CAFE\u0301 culture'],
    ['strasse', 'Hauptstrasse'],
    ['naive', 'Naïve'],
    ['Ελλαδα', 'ελλάδα'],
    ['fi', '\uFB01nance'],
  ])('%s finds %s', (query, title) => {
    expect(find([makeRecord('a', { title })], query)).toEqual(['a'])
  })

  test('every word must be there, in any order and anywhere', () => {
    const records = [makeRecord('a', { title: 'Machine Learning', tags: ['health'] })]
    expect(find(records, '  health   learn ')).toEqual(['a'])
    expect(find(records, 'health cooking')).toEqual([])
  })

  test('one word is not found across two fields', () => {
    expect(find([makeRecord('a', { title: 'sea', description: 'son' })], 'season')).toEqual([])
  })

  test('the status narrows the search', () => {
    const records = [makeRecord('draft'), makeRecord('out', { status: 'published' })]
    const ids = (status: 'all' | 'draft' | 'published' | 'archived') =>
      filterRecords(records, { query: '', status }).map(({ id }) => id)
    expect(ids('all')).toEqual(['draft', 'out'])
    expect(ids('draft')).toEqual(['draft'])
    expect(ids('published')).toEqual(['out'])
    expect(ids('archived')).toEqual([])
  })
})

test('total slides is the sum over all', () => {
  expect(totalSlides([])).toBe(0)
  expect(
    totalSlides([makeRecord('a', { total_slides: 3 }), makeRecord('b', { total_slides: 4 })]),
  ).toBe(7)
})
