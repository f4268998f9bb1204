import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { readLexicon } from './lexicon.ts'
import { nameSounds } from './names.ts'
import { phonemizeWords } from './phonemize-words.ts'

const dictionary = createRequire(import.meta.url).resolve(
  '@met4citizen/headtts/dictionaries/en-us.txt',
)
const lexicon = readLexicon(readFileSync(dictionary, 'utf8'))
const sound = (text: string) => phonemizeWords(text.split(' '), lexicon).join(' ')

test('PH1 words of the dictionary sound as the model has learnt them', () => {
  expect(sound('welcome presentation')).toBe('wˈɛlkəm pɹˌɛzəntˈeɪʃən')
  expect(sound('bird better city law hot')).toBe('bˈɜːd bˈɛɾɚ sˈɪɾi lˈɔː hˈɑːt')
  expect(sound('hurry memory data')).toBe('hˈɜːɹi mˈɛmɚɹi dˈeɪɾə')
  expect(sound('judge church')).toBe('dʒˈʌdʒ tʃˈɜːtʃ')
  expect(sound('wanted roses')).toBe('wˈɔːntᵻd ɹˈoʊzᵻz')
})

test('PH2 little words are unstressed inside a sentence, and stressed at its end', () => {
  expect(sound('the end of a day')).toBe('ðɪ ˈɛnd ʌv ɐ dˈeɪ')
  expect(sound('to the market')).toBe('tə ðə mˈɑːɹkət')
  expect(sound('what for')).toMatch(/fˈɔːɹ$/u)
})

test('PH3 capitals are named as letters', () => {
  expect(sound('F B I')).toBe('ˈɛf bˈiː ˈaɪ')
  expect(sound("A P I's")).toBe('ˈeɪ pˈiː ˈaɪz')
  expect(sound('a A day')).toBe('ɐ ˈeɪ dˈeɪ')
})

test('PH4 unknown words are made of known ones, with their endings', () => {
  expect(sound('healthcare')).toBe('hˈɛlθkˌɛɹ')
  expect(sound('dashboard')).toBe('dˈæʃbˌɔːɹd')
  expect(sound("lectern's")).toBe('lˈɛktɚnz')
  expect(sound('chatbots')).toBe('tʃˈætbˌɑːts')
  expect(sound('unclickable')).toContain('klˈɪk')
})

test('PH4 words that are names of things in our own language are only words', () => {
  expect(sound('the constructor has a prototype')).toBe('ðə kənstɹˈʌktɚ hæz ɐ pɹˈoʊɾoʊtˌaɪp')
})

test('PH5 words that nobody knows are said by their letters, with one stress', () => {
  for (const word of ['zorbly', 'plimtagation', 'quexo', 'grastology', 'xyz', 'brr']) {
    const said = sound(word)
    expect(said.length, word).toBeGreaterThan(1)
    expect(said.match(/ˈ/gu)?.length ?? 0, `${word} ${said}`).toBeLessThanOrEqual(1)
  }
  expect(sound('plimtagation')).toMatch(/ˈeɪʃən$/u)
})

test('PH6 what is written alike in two meanings is told apart by the word before', () => {
  expect(sound('the present day')).toContain('pɹˈɛzənt')
  expect(sound('to present it')).toContain('pɹizˈɛnt')
  expect(sound('a new record here')).toContain('ɹˈɛkɚd')
  expect(sound('we record it')).toContain('ɹɪkˈɔːɹd')
  expect(sound('have read it')).toContain('ɹˈɛd')
  expect(sound('we live here')).toContain('lˈɪv')
  expect(sound('live demo')).toContain('lˈaɪv')
  expect(sound('old records fell')).toContain('ɹˈɛkɚdz')
  expect(sound('it records sound')).toContain('ɹɪkˈɔːɹdz')
  expect(sound('they lead us')).toContain('lˈiːd')
  expect(sound('our lives here')).toContain('lˈaɪvz')
  expect(sound('a live show')).toContain('lˈaɪv')
})

test.each([
  ['i read it last week', 'ɹˈɛd'],
  ['she read the whole book', 'ɹˈɛd'],
  ['please read this', 'ɹˈiːd'],
  ['a lead pipe', 'lˈɛd'],
  ['we saw the band live', 'lˈaɪv'],
  ['the stream went live', 'lˈaɪv'],
  ['he wound it up', 'wˈaʊnd'],
  ['a deep wound', 'wˈuːnd'],
  ['a tear in the sail', 'tˈɛɹ'],
  ['wear and tear', 'tˈɛɹ'],
  ['tear gas', 'tˈɪɹ'],
  ['they took a bow', 'bˈaʊ'],
  ['a bow and arrow', 'bˈoʊ'],
  ['a poelish town', 'pˈoʊlɪʃ'],
  ['stay close', 'klˈoʊs'],
  ['close the window', 'klˈoʊz'],
  ['for daily use', 'jˈuːs'],
  ['people use it', 'jˈuːz'],
  ['the camera records everything', 'ɹɪkˈɔːɹdz'],
  ['cameras record the street', 'ɹɪkˈɔːɹd'],
  ['i am content', 'kəntˈɛnt'],
  ['wind the rope', 'wˈaɪnd'],
  ['sales increase when it rains', 'ɪnkɹˈiːs'],
  ['a minute difference', 'maɪnˈuːt'],
  ['he dove into it', 'dˈoʊv'],
  ['the nurse wound the gauze', 'wˈaʊnd'],
  ['past the lead mine', 'lˈɛd'],
  ['lead in the water', 'lˈɛd'],
  ['boxes lined with lead', 'lˈɛd'],
  ['we are in the lead', 'lˈiːd'],
  ['tear along the line', 'tˈɛɹ'],
  ['muscle tears heal', 'tˈɛɹz'],
  ['had a row about it', 'ɹˈaʊ'],
  ['he caught a bass', 'bˈæs'],
  ['we used to sing', 'jˈuːst'],
  ['it is used to cut', 'jˈuːzd'],
  ['i am used to it', 'jˈuːst'],
  ['does anyone object', 'əbdʒˈɛkt'],
  ['they will contest it', 'kəntˈɛst'],
  ['an invalid pass', 'ɪnvˈælɪd'],
  ["so we're close", 'klˈoʊs'],
  ['live from bath', 'lˈaɪv'],
  ['your resume please', 'ɹˈɛzəmˌeɪ'],
])('PH6 %s', (text, heard) => {
  expect(sound(text)).toContain(heard)
})

test('PH8 names that people say in talks sound as they say them, whatever their letters are', () => {
  expect(nameSounds.size).toBeGreaterThanOrEqual(290)
  expect(sound('spotify')).toBe('spˈɑːɾəfˌaɪ')
  expect(sound('xiaomi')).toBe('ʃˈaʊmi')
  expect(sound('Schrödinger')).toBe('ʃɹˈoʊdɪŋɚ')
  expect(sound("siobhan's")).toBe('ʃəvˈɔːnz')
  for (const [name, sounds] of nameSounds) {
    expect(sounds.match(/ˈ/gu)?.length ?? 0, name).toBeGreaterThanOrEqual(1)
    expect(name, name).toMatch(/^[a-z-]+$/u)
  }
})

test('PH7 every symbol is one that the model knows', () => {
  const known = new Set('abdefhijklmnopstuvwzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒˈˌːθᵻ ')
  const text = readFileSync(dictionary, 'utf8')
  const words = [...text.matchAll(/^([A-Z']+)\t/gmu)].map(([, word = '']) => word.toLowerCase())
  const unknown = words
    .filter((_, at) => at % 40 === 0)
    .flatMap((word) => Array.from(phonemizeWords([word], lexicon)[0] ?? ''))
    .filter((symbol) => !known.has(symbol))
  expect(unknown).toEqual([])
})
