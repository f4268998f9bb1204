import { expect, test } from 'vitest'

import { symbols } from '../symbols.ts'
import { frenchReading } from './french-reading.ts'
import { phonemizeFrench } from './french-sounds.ts'
import { sayWritten } from './say-written.ts'

const say = (text: string) =>
  sayWritten(text, frenchReading)
    .flatMap(({ said }) => said)
    .join(' ')

test.each([
  [
    'En 2026, +12,5 % de ventes.',
    'en deux mille vingt six plus douze virgule cinq pour cent de ventes',
  ],
  ['Le 01/05/2024 à 14h30', 'le premier mai deux mille vingt quatre à quatorze heures trente'],
  ['Le 1 mai, le 1er juin, la 1re fois', 'le premier mai le premier juin la première fois'],
  ['Au XXIe siècle, sous Louis XIV', 'au vingt et unième siècle sous louis quatorze'],
  ['Il coûte 1 200 € en 1 h', 'il coûte mille deux cents euros en une heure'],
  [
    '1 234 567 habitants',
    'un million deux cent trente quatre mille cinq cent soixante sept habitants',
  ],
  ['21 personnes et 80 km', 'vingt et une personnes et quatre vingts kilomètres'],
  ['3,5 M€ pour la SNCF', "trois virgule cinq millions d'euros pour la esse ène cé effe"],
  ['M. Dupont et Mme Léa', 'monsieur dupont et madame léa'],
  ['de 10-20 à -5 °C', 'de dix à vingt à moins cinq degrés'],
  ['écris à ana@exemple.fr', 'écris à ana arobase exemple point fr'],
])('SD1 in French "%s" is said as words', (written, said) => {
  expect(say(written)).toBe(said)
})

test('SD2 a number that is written apart is said with its first part', () => {
  const words = sayWritten('Soit 12 500 € net', frenchReading)
  expect(words.map(({ said }) => said.join(' '))).toEqual([
    'soit',
    'douze mille cinq cents',
    'euros',
    'net',
  ])
})

const sound = (text: string) =>
  phonemizeFrench(
    text
      .split(' ')
      .map((word) => ({ word: word.replace(/,$/u, ''), endsClause: word.endsWith(',') })),
  ).join(' ')

test.each([
  // What is passed on to a vowel, and not over a pause or an h aspiré.
  ['les enfants sont arrivés', 'lez ɑ̃fˈɑ̃ sɔ̃t aʁivˈe'],
  ['les héros, les hommes', 'le eʁˈo lez ˈɔm'],
  ['les yeux de la femme', 'lez jˈø də la fˈam'],
  ["c'est un ami", 'sɛt œ̃n amˈi'],
  ['ils sont, aussi', 'il sɔ̃ osˈi'],
  ['tous les jours', 'tu le ʒˈuʁ'],
  // Numbers before what they count.
  ['six amis et six livres', 'sˈiz amˈi e sˈi lˈivʁ'],
  ['vingt deux ans', 'vˈɛ̃t dˈøz ˈɑ̃'],
  ['quatre vingt un', 'kˈatʁ vˈɛ̃ œ̃'],
  ['dix huit et neuf heures', 'dˈiz yˈit e nˈœv ˈœʁ'],
  // Elision.
  ["l'hôtel qu'elle a choisi", 'lotˈɛl kɛl a ʃwazˈi'],
  ["aujourd'hui", 'oʒuʁdyˈi'],
  // Endings that are heard, and those that are not.
  ['ils parlent souvent du président', 'il pˈaʁl suvˈɑ̃ dy pʁezidˈɑ̃'],
  ['elles aiment vraiment la mer', 'ɛlz ˈɛm vʁɛmˈɑ̃ la mˈɛʁ'],
  ['évidemment la patience', 'evidamˈɑ̃ la pasjˈɑ̃s'],
  ['le premier hiver', 'lə pʁəmjˈe ivˈɛʁ'],
  // Schwas.
  ['samedi mercredi', 'samdˈi mɛʁkʁədˈi'],
  ['la ville et la famille', 'la vˈil e la famˈij'],
  ['le cœur, la feuille, un œil', 'lə kˈœʁ la fˈœj œ̃n ˈœj'],
  ['examen de la nation', 'ɛɡzamˈɛ̃ də la nasjˈɔ̃'],
])('SD3 in French "%s" sounds %s', (written, sounds) => {
  expect(sound(written)).toBe(sounds)
})

test('SD3 the model knows every symbol of French', () => {
  const text = `bonjour à tous nous expliquons pourquoi l'hôtel du château gagne deux œufs frais à noël
    un grand huit quelque chose zéro joyeux travail oignon taxe exact vingt et un août maïs chœur`
  const unknown = Array.from(sound(text.replaceAll(/\s+/gu, ' ')).normalize('NFD')).filter(
    (symbol) => symbol !== ' ' && !symbols.has(symbol),
  )
  expect(unknown).toEqual([])
})
