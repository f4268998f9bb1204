import { expect, test } from 'vitest'

import { sayWritten } from './say-written.ts'
import { spanishReading } from './spanish-reading.ts'
import { phonemizeSpanish } from './spanish-sounds.ts'

const say = (text: string) =>
  sayWritten(text, spanishReading)
    .flatMap(({ said }) => said)
    .join(' ')

test.each([
  ['En 2026 crecimos un 12,5 %.', 'en dos mil veintiséis crecimos un doce coma cinco por ciento'],
  [
    'Cuesta 1.234.567 €.',
    'cuesta un millón doscientos treinta y cuatro mil quinientos sesenta y siete euros',
  ],
  ['Pagó 12,50€ por 1 kg', 'pagó doce coma cincuenta euros por un kilo'],
  ['El 03/05/2024 a las 14:30', 'el tres de mayo de dos mil veinticuatro a las catorce treinta'],
  ['Entre 10-20 personas', 'entre diez a veinte personas'],
  ['La IBM y la ONU', 'la i be eme y la onu'],
  ['El siglo XXI', 'el siglo veintiuno'],
  ['La 3ª edición y el 1º', 'la tercera edición y el primero'],
  ['El Sr. López, EE.UU. y COVID-19', 'el señor lópez estados unidos y covid diecinueve'],
  ['Baja a -5°', 'baja a menos cinco grados'],
  ['Escribe a ana@ejemplo.es', 'escribe a ana arroba ejemplo punto es'],
])('SD1 in Spanish "%s" is said as words', (written, said) => {
  expect(say(written)).toBe(said)
})

test('SD2 each written word has what is said for it, and signs are said with their neighbour', () => {
  const words = sayWritten('Un 5 % más, hoy.', spanishReading)
  expect(words.map(({ said }) => said.join(' '))).toEqual(['un', 'cinco por ciento', 'más', 'hoy'])
  expect(words.map(({ mark }) => mark)).toEqual(['', '', ',', '.'])
})

const sound = (text: string) =>
  phonemizeSpanish(
    text.split(' ').map((word) => ({
      word: word.replace(/,$/u, ''),
      endsClause: word.endsWith(','),
    })),
  ).join(' ')

test.each([
  ['la vaca', 'la βˈaka'],
  ['un vaso', 'ˈum bˈaso'],
  ['hoy, vaca', 'ˈoɪ bˈaka'],
  ['guerra pingüino queso', 'ɡˈera piŋɡwˈino kˈeso'],
  ['rápidamente', 'rˈapiðamˈente'],
  ['ciudad calle año', 'θjuðˈad kˈaʎe ˈaɲo'],
  ['causa aire rey', 'kˈWsa ˈIɾe rˈA'],
  ['software', 'sˈofweɾ'],
])('SD3 in Spanish "%s" sounds %s', (written, sounds) => {
  expect(sound(written)).toBe(sounds)
})
