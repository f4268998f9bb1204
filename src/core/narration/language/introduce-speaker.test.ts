import { expect, test } from 'vitest'

import { detectSpokenLanguage } from './detect-spoken-language.ts'
import { introduceSpeaker } from './introduce-speaker.ts'
import { rootOf } from './language-root.ts'

test('VP4 a speaker is heard in their own language, whatever the app speaks', () => {
  expect(introduceSpeaker({ name: 'Nova', language: 'en-GB' })).toMatch(/^Hello, I am Nova\./)
  expect(introduceSpeaker({ name: 'Dora', language: 'es-ES' })).toMatch(/^Hola, soy Dora\./)
  expect(introduceSpeaker({ name: 'Kari', language: 'nb-NO' })).toMatch(/^Hei, jeg er Kari\./)
  expect(introduceSpeaker({ name: 'Aiyana', language: 'nv' })).toBe('Aiyana.')
})

test.each([
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'zh',
])('VP4 what is said in %s is taken for it', (language) => {
  const said = introduceSpeaker({ name: 'Ana', language })
  expect(rootOf(detectSpokenLanguage(said))).toBe(language)
})
