import { expect, test } from 'vitest'

import { suggestTags } from './suggest-tags.ts'

const tagsOf = (title: string, ...content: string[]) =>
  suggestTags({ title, slides: [{ id: 's', title: 'Never taken', content, notes: 'Nor these' }] })

test('TG1 the title comes before the bullets, each word once, in lower case', () => {
  expect(tagsOf('Quiet Gardens', 'Gardens need water', 'quiet hands')).toEqual([
    'quiet',
    'gardens',
    'need',
    'water',
    'hands',
  ])
})

test('TG1 five are enough', () => {
  expect(tagsOf('alpha bravo charlie delta echo foxtrot')).toHaveLength(5)
})

test('TG2 words of three letters or fewer are left out', () => {
  expect(tagsOf('Why Now Trees')).toEqual(['trees'])
})

test('TG2 letters of every script count, and their marks stay with them', () => {
  expect(tagsOf('École Привет', 'हिन्दी भाषा')).toEqual(['école', 'привет'])
  expect(tagsOf('स्वागतम्')).toEqual(['स्वागतम्'])
})

test('TG2 punctuation and digits are no part of a word', () => {
  expect(tagsOf('Don’t panic: 2026 numbers, 100%')).toEqual(['panic', 'numbers'])
})

test('TG3 stopwords are never tags', () => {
  expect(tagsOf('The And Or But In On At To For Of With By')).toEqual([])
  expect(tagsOf('Our house, from plot to party')).toEqual(['house', 'plot', 'party'])
  expect(tagsOf('Wie eine Bibliothek ihre Leser zurückgewann')).not.toContain('ihre')
})
