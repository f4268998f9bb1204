import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  createRecord,
  defaultDescription,
  describeContent,
  duplicateRecord,
} from './create-record.ts'
import type { Deck } from './deck.ts'
import { type PresentationRecord, recordSchema } from './record.ts'

const now = '2026-11-14T10:00:00.000Z'
const later = '2026-11-15T10:00:00.000Z'
const deck: Deck = {
  title: 'Quiet Gardens',
  slides: [
    { id: 's1', title: 'Welcome', content: ['Moss grows slowly'], notes: 'word '.repeat(200) },
    { id: 's2', title: 'More', content: [], notes: '' },
  ],
}
const record = createRecord(deck, { id: 'p1', userId: 'u1', now })

test('RC1 a new record is a private draft that nobody has seen', () => {
  expect(record).toMatchObject({
    id: 'p1',
    user_id: 'u1',
    theme: 'modern',
    status: 'draft',
    is_public: false,
    view_count: 0,
    created_at: now,
    updated_at: now,
  })
  expect(v.is(recordSchema, record)).toBe(true)
})

test('RC2 the description counts the slides', () => {
  expect(record.description).toBe('AI-generated presentation with 2 slides')
  expect(defaultDescription(1)).toBe('AI-generated presentation with 1 slide')
})

test('RC2 a description that is given is kept', () => {
  const given = createRecord(deck, { id: 'p1', userId: 'u1', now, description: 'Mine' })
  expect(given.description).toBe('Mine')
})

test('RC3 title, slides, duration and cover follow from the content', () => {
  expect(record).toMatchObject({
    title: 'Quiet Gardens',
    total_slides: 2,
    estimated_duration: 2,
    cover: { ...deck.slides[0], notes: '' },
  })
})

test('RC3 the cover keeps a stored picture and leaves out one that is written out in full', () => {
  const coverOf = (imageUrl: string) => {
    const [first, ...rest] = deck.slides
    return describeContent({ ...deck, slides: [{ ...first!, imageUrl }, ...rest] }).cover
  }
  expect(coverOf('asset:abc').imageUrl).toBe('asset:abc')
  expect(coverOf('data:image/png;base64,AAAA')).not.toHaveProperty('imageUrl')
})

test('RC4 a copy is a fresh draft of the same owner', () => {
  const seen: PresentationRecord = {
    ...record,
    description: 'About moss',
    tags: ['moss'],
    status: 'published',
    is_public: true,
    view_count: 7,
    last_presented_at: now,
  }
  const copy = duplicateRecord(seen, { ...deck, theme: 'paper' }, { id: 'p2', now: later })
  expect(copy.deck).toEqual({ ...deck, theme: 'paper', title: 'Quiet Gardens (Copy)' })
  expect(copy.record).toEqual({
    ...record,
    id: 'p2',
    title: 'Quiet Gardens (Copy)',
    description: 'About moss',
    theme: 'paper',
    tags: ['moss'],
    created_at: later,
    updated_at: later,
  })
})

test('RC4 a copy can be given its own title', () => {
  const copy = duplicateRecord(record, deck, { id: 'p2', now: later, title: 'Loud Gardens' })
  expect([copy.record.title, copy.deck.title]).toEqual(['Loud Gardens', 'Loud Gardens'])
})

test.each([
  { status: 'hidden' },
  { view_count: -1 },
  { total_slides: 1.5 },
  { created_at: 'yesterday' },
  { tags: ['1', '2', '3', '4', '5', '6'] },
  { id: '' },
])('RC5 %j is refused', (change) => {
  expect(v.is(recordSchema, { ...record, ...change })).toBe(false)
})
