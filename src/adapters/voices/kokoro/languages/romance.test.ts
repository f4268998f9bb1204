import { expect, test } from 'vitest'

import { italianReading } from './italian-reading.ts'
import { phonemizeItalian } from './italian-sounds.ts'
import { portugueseReading } from './portuguese-reading.ts'
import { phonemizePortuguese } from './portuguese-sounds.ts'
import type { Reading } from './reading.ts'
import { sayWritten } from './say-written.ts'
import type { SpokenWord } from './spoken-word.ts'

const say = (text: string, reading: Reading) =>
  sayWritten(text, reading)
    .flatMap(({ said }) => said)
    .join(' ')

test.each([
  ['Nel 2026 il 12,5 %', 'nel duemilaventisei il dodici virgola cinque per cento'],
  ['Costa 1.200 € al kg', 'costa milleduecento euro al kg'],
  ['Il 03/05/2024', 'il tre maggio duemilaventiquattro'],
  ['Il secolo XX, la 2ª volta', 'il secolo venti la seconda volta'],
  ['IBM e ONU', 'i bi emme e onu'],
  ['5 km in 10 min', 'cinque chilometri in dieci minuti'],
])('SD1 in Italian "%s" is said as words', (written, said) => {
  expect(say(written, italianReading)).toBe(said)
})

test.each([
  ['Em 2016 foram 12,5 %', 'em dois mil e dezesseis foram doze vírgula cinco por cento'],
  ['Custa R$1.200', 'custa mil duzentos reais'],
  ['No dia 03/05/2024', 'no dia três de maio de dois mil e vinte e quatro'],
  ['O século XXI, a 2ª vez', 'o século vinte e um a segunda vez'],
  ['A IBM e os EUA', 'a i bê ême e os estados unidos'],
])('SD1 in Portuguese "%s" is said as words', (written, said) => {
  expect(say(written, portugueseReading)).toBe(said)
})

const sound = (text: string, phonemize: (words: readonly SpokenWord[]) => string[]) =>
  phonemize(text.split(' ').map((word) => ({ word, endsClause: false }))).join(' ')

test.each([
  ['la città', 'la ʧitːˈa'],
  ["l'amico", 'lamˈiko'],
  ['gnocchi scienza famiglia', 'ɲˈokːɪ ʃˈɛnʦa famˈiʎa'],
  ['trovano italiano', 'trˈɔvano italjˈano'],
  ['farmacia acqua zio', 'farmaʧˈia ˈakːwa ʣˈio'],
  ['organizzare pizza', 'orɡaniʣːˈare pˈiʦːa'],
])('SD3 in Italian "%s" sounds %s', (written, sounds) => {
  expect(sound(written, phonemizeItalian)).toBe(sounds)
})

test.each([
  ['não muito bom', 'nˈɐ̃ʊ̃ mwˈiŋtʊ bˈoŋ'],
  ['as ideias', 'az idˈAæs'],
  ['dia noite gente', 'ʤˈiæ nˈoɪʧy ʒˈAŋʧy'],
  ['carro caro Brasil'.toLowerCase(), 'kˈaxʊ kˈaɾʊ brazˈiʊ'],
  ['história', 'istˈɔɾjæ'],
])('SD3 in Portuguese "%s" sounds %s', (written, sounds) => {
  expect(sound(written, phonemizePortuguese)).toBe(sounds)
})
