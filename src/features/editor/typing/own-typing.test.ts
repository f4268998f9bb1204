import { expect, test } from 'vitest'

import { createOwnTyping } from './own-typing.ts'

const start = { title: 'Tides', content: ['Moon', 'Sun'], notes: 'Say hello' }

test('what was typed here is taken back, field by field', () => {
  const typing = createOwnTyping(start)
  const after = { title: 'High tides', content: ['Sun'], notes: '' }
  typing.note(start, after)
  expect(typing.takeBack(after)).toEqual(start)
})

test('what was typed elsewhere stays: before, between and after what was typed here', () => {
  const typing = createOwnTyping(start)
  const noted = { ...start, notes: 'Say hello twice' }
  const typed = { ...noted, title: 'Tides of' }
  typing.note(noted, typed)
  const pointed = { ...typed, content: ['Moon', 'Sun', 'Wind'] }
  const again = { ...pointed, title: 'Tides of spring' }
  typing.note(pointed, again)
  expect(typing.takeBack({ ...again, title: 'The tides of spring' })).toEqual({
    title: 'The tides',
    content: ['Moon', 'Sun', 'Wind'],
    notes: 'Say hello twice',
  })
})

test('an undo of what was typed here is not taken for words from elsewhere', () => {
  const typing = createOwnTyping(start)
  const less = { ...start, title: 'Tide' }
  const least = { ...start, title: 'T' }
  typing.note(start, less)
  typing.note(less, least)
  expect(typing.takeBack(less)).toEqual(start)
  expect(typing.takeBack(start)).toEqual(start)
})

test('nothing typed here, nothing taken back', () => {
  const now = { title: 'Ebb', content: [], notes: 'New' }
  expect(createOwnTyping(start).takeBack(now)).toEqual(now)
})
