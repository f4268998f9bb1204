import { afterEach, expect, test, vi } from 'vitest'

import { appWords } from './app.ts'
import { currentLanguage, currentLocale, english, speak } from './language.ts'
import { nameOwnLanguage } from './language-names.ts'
import { offeredLanguages, speakLanguage } from './languages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  speak(english)
})

const browserWants = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

test.each([
  ['de-AT', 'Schließen'],
  ['de', 'Schließen'],
  ['en-GB', 'Close'],
])('IL9 a browser that asks for %s is answered in it', async (tag, close) => {
  browserWants(tag, 'fr')
  await speakLanguage(null)
  expect(appWords.close).toBe(close)
  expect(currentLocale()).toBe(tag)
})

test('IL9 of several the first that there is, and English where there is none', async () => {
  browserWants('fr-FR', 'de-DE', 'en-US')
  await speakLanguage(null)
  expect(currentLanguage().tag).toBe('de')
  browserWants('fr-FR', 'it')
  await speakLanguage(null)
  expect(currentLanguage().tag).toBe('en')
})

test('IL9 what was chosen outranks what the browser asks for', async () => {
  browserWants('de-DE')
  await speakLanguage('en')
  expect(appWords.close).toBe('Close')
  browserWants('en-US')
  await speakLanguage('de')
  expect(appWords.close).toBe('Schließen')
  await speakLanguage('tlh')
  expect(appWords.close).toBe('Close')
})

test('IL9 each language is offered under the name that it gives itself', () => {
  expect(offeredLanguages.map(nameOwnLanguage)).toEqual(['English', 'Deutsch'])
})
