import { expect, test } from 'vitest'

import { english } from '../languages/english.ts'
import { french } from '../languages/french.ts'
import { detectLanguage } from '../detect-language.ts'
import { german } from '../languages/german.ts'
import { italian } from '../languages/italian.ts'
import { spanish } from '../languages/spanish.ts'
import { listPoints } from './list-points.ts'
import { stripLinks } from './strip-links.ts'
import { pointsBack } from '../leaning/points-back.ts'

const points = (sentence: string) => listPoints(sentence, english)

test('CM9 a short sentence is a point as it stands', () => {
  expect(points('A kitchen scale beats every cup.')).toContain('A kitchen scale beats every cup')
})

test.each([
  [
    'A fire burned at its top by night, while a mirror of polished metal is said to have thrown the light far out to sea.',
    [
      'A fire burned at its top by night',
      'A mirror of polished metal is said to have thrown the light far out to sea',
    ],
  ],
  [
    'When Brussels made 30 the rule for nearly the whole city in 2021, serious injuries fell by about a quarter within the first year.',
    ['Serious injuries fell by about a quarter within the first year'],
  ],
  [
    'The Old Harbour Bridge will close to all traffic on 2 March, the city council announced on Tuesday.',
    ['The Old Harbour Bridge will close to all traffic on 2 March'],
  ],
  [
    'The first to succeed was Henry Winstanley, whose wooden tower on the Eddystone rocks was lit in 1698.',
    ['The first to succeed was Henry Winstanley'],
  ],
  [
    'The IRO then reads a safe harbor statement, which limits the liability of the company for any statements that turn out wrong.',
    ['The IRO then reads a safe harbor statement'],
  ],
])('CM9 %s gives whole clauses', (sentence, expected) => {
  expect(points(sentence)).toEqual(expected)
})

test.each([
  // The verb comes after the aside.
  'In 1991 the first offshore wind farm, Vindeby in Denmark, which had eleven small turbines in shallow water, began to turn.',
  // A list of verbs or of half clauses.
  'The lamp had to be trimmed every four hours, the clockwork wound, and the glass cleaned of salt by hand.',
])('CM10 nothing is cut out of the middle of: %s', (sentence) => {
  for (const point of points(sentence)) {
    expect(point).not.toMatch(/Denmark$|wound$|^The glass/)
  }
})

test('CM10 the first verbs of a list are not left alone', () => {
  const sentence =
    'Octopuses open jars, find their way through long mazes and remember the solution for many months afterwards.'
  expect(points(sentence)).not.toContain('Octopuses open jars, find their way through long mazes')
})

test.each([
  ['However, the doors stayed shut for years.', 'The doors stayed shut for years'],
  ['But the doors stayed shut for years.', 'The doors stayed shut for years'],
  ['There was, however, some real doubt.', 'There was some real doubt'],
  ['The tower (a proud one) stood for a century.', 'The tower stood for a century'],
  ['The tower (built in 1759) stood here.', 'The tower (built in 1759) stood here'],
])('CM11 what ties a sentence to others is left out: %s', (sentence, expected) => {
  expect(points(sentence)).toContain(expected)
})

test('CM11 questions and speech are no points, a quoted name is none the worse', () => {
  expect(points('What would our soldiers think of that?')).toEqual([])
  expect(points('"Half of my customers come across that bridge," said Idris Kaya.')).toEqual([])
  expect(points('People called the houses "penny universities" for good reason.')).toHaveLength(1)
})

test('CM12 German clauses keep their word order, and what they claim', () => {
  const reach =
    'Ein Straßenbaum wird im Durchschnitt nur 60 Jahre alt, während seine Verwandten im Wald 200 Jahre erreichen.'
  expect(listPoints(reach, german)).toEqual([
    'Ein Straßenbaum wird im Durchschnitt nur 60 Jahre alt',
  ])
  const found =
    'Eine Studie aus Leipzig fand heraus, dass Mittel gegen Depressionen verschrieben werden.'
  expect(listPoints(found, german)).not.toContain('Eine Studie aus Leipzig fand heraus')
})

test('CM12 French participles and openings may go', () => {
  const sentence =
    'Apparu dans la première moitié du siècle, le chemin de fer connaît un développement spectaculaire en Europe, jouant un rôle essentiel.'
  expect(listPoints(sentence, french)).toContain(
    'Le chemin de fer connaît un développement spectaculaire en Europe',
  )
})

test.each([
  [
    'Photosynthetic organisms store the converted energy within the bonds of organic compounds such as sugars, glycogen, cellulose and starches.',
    'Photosynthetic organisms store the converted energy within the bonds of organic compounds',
  ],
  [
    'The term usually refers to oxygenic photosynthesis, a process that releases oxygen as a byproduct of water splitting.',
    'The term usually refers to oxygenic photosynthesis',
  ],
  [
    'Opponents argued that the service, which will cost 3.4 million dollars a year, would be used by too few people.',
    'Opponents argued that the service would be used by too few people',
  ],
])('CM11 asides and afterthoughts are left out: %s', (sentence, point) => {
  expect(points(sentence)).toContain(point)
})

test('CM9 two sentences with a semicolon between them are two points', () => {
  expect(
    points(
      'Not all organisms use carbon dioxide as a source of carbon atoms; photoheterotrophs use organic compounds for this purpose instead.',
    ),
  ).toEqual(
    expect.arrayContaining([
      'Not all organisms use carbon dioxide as a source of carbon atoms',
      'Photoheterotrophs use organic compounds for this purpose instead',
    ]),
  )
})

test.each([
  'Photosynthesis is a system of biological processes by which photosynthetic organisms, such as most plants, convert light into energy.',
  'Today we open a building with sixty thousand books, twelve computers, a recording room, and a kitchen where anybody can learn to cook.',
  'Frederick the Great of Prussia ordered his officials in 1756 to explain the growing of potatoes to the peasants of the country.',
])('CM10 no clause is left without its end: %s', (sentence) => {
  for (const point of points(sentence))
    expect(point).not.toMatch(/organisms$|recording room$|officials$/)
})

test('CM12 what completes a phrase stays with it', () => {
  const walls =
    'Los muros más cuidados están hechos de bloques de granito tallados con tanta precisión que no cabe entre ellos la hoja de un cuchillo.'
  for (const point of listPoints(walls, spanish)) expect(point).not.toMatch(/precisión$/)
  const water =
    'Ohne diese Hilfe hätte der Fluss in manchen Jahren kaum genug Wasser für die Kühlung der Kraftwerke im Norden geführt.'
  expect(listPoints(water, german)).toEqual([])
  const dam =
    'La diga di Vajont, costruita tra il 1957 e il 1960, era una delle più alte del mondo e chiudeva una valle stretta.'
  expect(listPoints(dam, italian)).toContain(
    'La diga di Vajont era una delle più alte del mondo e chiudeva una valle stretta',
  )
})

test('CM12 a Japanese sentence keeps its end, where its verb is', () => {
  const sentence =
    '江戸時代になると庶民の間にも湯治が広まり、農閑期に数週間滞在する習慣が生まれました。'
  expect(listPoints(sentence, detectLanguage(sentence))).toContain(
    '農閑期に数週間滞在する習慣が生まれました',
  )
})

test.each([
  ['Muscles do not grow while we run but in the days after that, when we sleep.', 'do not grow'],
  ['They do not stop because running is too hard, but because they start too fast.', 'not stop'],
  [
    'In 2010 the Royal Society named her among the ten British women who have most influenced the history of science.',
    'the ten British women',
  ],
  [
    'Concrete will not disappear, since nothing else is as cheap, as strong and as easy to shape by hand.',
    'as cheap',
  ],
  [
    'The effect of the programme was larger in participants who walked in daylight than in those who walked after dark.',
    'in participants',
  ],
  [
    'Participants could not be blinded, the follow-up was short, and the sample was drawn from one region.',
    'the follow-up was short',
  ],
  [
    'Last winter, when the heating failed in the towers on Green Lane, the old library stayed open for three nights.',
    'in the towers',
  ],
  [
    'My children, who never used the lawn for anything, now spend hours lying in it with a magnifying glass.',
    'used the lawn',
  ],
])('CM10 no cut says something else: %s', (sentence, end) => {
  for (const point of points(sentence)) expect(point).not.toMatch(new RegExp(`${end}$`))
})

test.each([
  ['It says the old ferry failed.', english],
  ['After that we charge a fee.', english],
  ['The second, in 1858, carried a message.', english],
  ['People always ask that', english],
  ['In Philadelphia that happened about 60 times a year.', english],
  ['Außerdem fürchten die Bauern um ihr Land.', german],
  ['Consiguieron 18.000 firmas.', spanish],
  ['Поэтому они похожи друг на друга.', detectLanguage('Поэтому они похожи друг на друга.')],
  ['Only three days in the month met both conditions.', english],
  ['There are about a dozen of them in the oceans.', english],
  ['The Earth turns slowly once a day beneath these bulges.', english],
])('CM17 %s needs the sentence before it', (sentence, language) => {
  expect(pointsBack(sentence, language)).toBe(true)
})

test.each([
  ['We keep parcels for ten days.', english],
  ['There are 1,850 lockers.', english],
  ['Both the sun and the moon pull on the sea.', english],
  ['In houses that had no cellar the water rose.', english],
  ['Hay dos mil kilómetros de vías.', spanish],
])('CM17 %s needs nothing', (sentence, language) => {
  expect(pointsBack(sentence, language)).toBe(false)
})

test('CM10 after a colon nothing is broken off', () => {
  const shade =
    'Schatten ist der größte Feind: Schon ein Ast, der auf eine Ecke fällt, kann die Leistung halbieren.'
  expect(listPoints(shade, german)).not.toContain('Schatten ist der größte Feind: Schon ein Ast')
})

test.each([
  [
    'Tells whether the box is empty (disregarding dust)',
    'Tells whether the box is empty (disregarding dust)',
  ],
  ['Tells whether the box is empty (which is rare)', 'Tells whether the box is empty'],
])('CM21 what a bracket leaves out is part of what is said: %s', (sentence, said) =>
  expect(stripLinks(sentence, english)).toBe(said),
)
