import { expect, test } from 'vitest'

import { sayText } from './say-text.ts'

const say = (text: string) =>
  sayText(text)
    .flatMap(({ said }) => said)
    .join(' ')

/** What is written only in one field, and would be misread by the rules of all others. */
const fields: Record<string, Record<string, string>> = {
  code: {
    'if x != null and !ready': 'if x is not equal to null and not ready',
    'x && y or obj?.name': 'x and y or obj dot name',
    'the .env file': 'the dot env file',
    'match \\d{3} there': 'match backslash D three there',
    'get /users/{id} or ~/notes': 'get slash users slash id or tilde slash notes',
    'React ^19.0.0': 'react caret nineteen point zero point zero',
    'returns 404 to you': 'returns four oh four to you',
    'at #ff8800 or @types/node': 'at hash F F eight eight zero zero or at types slash node',
    'const all = items * price': 'const all equals items times price',
    'i**2 and HEAD~1': 'I squared and head tilde one',
    'type ls -la here': 'type L S dash L A here',
    'a Promise<string[]> of it': 'a promise of string array of it',
    'open 8080:80 and 10.0.0.0/8':
      'open eighty eighty to eighty and ten dot zero dot zero dot zero slash eight',
    'useState(fn) or file(s)': 'use state F N or files',
  },
  formulas: {
    'For x ≥ 3 it grows': 'for x at least three it grows',
    'if x ≥ 3 it grows': 'if x is at least three it grows',
    'p was < 0.05': 'p was less than zero point zero five',
    'f(x) = 3x + 2': 'F of X equals three X plus two',
    '2x faster': 'two times faster',
    'sin²θ + cos²θ = 1': 'sine squared theta plus cosine squared theta equals one',
    'it cost a sin': 'it cost a sin',
    'O(n²) and P(A|B)': 'O of N squared and P of A given B',
    'n! and 2ⁿ grow': 'N factorial and two to the N grow',
    'Δy/Δx and ε/3': 'delta Y over delta X and epsilon over three',
    'F = ma here': 'F equals M A here',
    'as x → ∞ it ends': 'as x goes to infinity it ends',
    '∑ of 1/2ⁿ': 'the sum of one over two to the N',
    'log₂(8) is n(n+1)/2': 'log base two of eight is N times N plus one over two',
    '(a + b)² is it': 'A plus B squared is it',
    '10 - 4 = 6': 'ten minus four equals six',
  },
  science: {
    'NaOH and CaCO₃, not PCs': "N A O H and C A C O three not P C's",
    'Ca²⁺ and ¹⁴C': 'C A two plus and carbon fourteen',
    'add 0.1 M HCl': 'add zero point one molar H C L',
    'from 5′→3′ on': 'from five prime to three prime on',
    '125 GeV and 10 kΩ': 'one hundred twenty five giga electron volts and ten kiloohms',
    '4.2 kN/m and 50 Nm': 'four point two kilonewtons per meter and fifty newton meters',
    'a 100 µF part': 'a one hundred microfarad part',
  },
  medicine: {
    'BP 120/80 mmHg': 'B P one twenty over eighty millimeters of mercury',
    'a 64-y.o. man, q8h': 'a sixty four year old man every eight hours',
    '162 mg/dL of it': 'one hundred sixty two milligrams per deciliter of it',
    'at 4 g/24 h now': 'at four grams per twenty four hours now',
    'Pt. is stable, f/u soon': 'patient is stable follow up soon',
    'stage IIIB here': 'stage three B here',
    'V2–V4 and the V8': 'V two to V four and the V eight',
  },
  results: {
    '7-6(5) it was': 'seven to six five it was',
    'in 2:01:09 or 3:40.02': 'in two oh one oh nine or three forty point zero two',
    'made 287/6 in it': 'made two hundred eighty seven for six in it',
    '1.e4 then Nf3 exd5': 'one E four then knight F three E takes D five',
    'an A+ and a B– then': 'an A plus and a B minus then',
    'got 14/20 or 3.5/4.0': 'got fourteen out of twenty or three point five out of four point zero',
    'an 80/20 split': 'an eighty twenty split',
    'rated AA– by Fitch': 'rated double A minus by fitch',
    '★★★★☆ it is': 'four out of five stars it is',
    'I give it a 👍 now': 'i give it a thumbs up now',
    'thanks 👍 all': 'thanks all',
  },
  music: {
    'in B♭ and F♯ minor': 'in B flat and F sharp minor',
    'Am7 or Cmaj7': 'A minor seven or C major seven',
    'in A major, not a major one': 'in A major not a major one',
    'in 6/8 and 3/4 time': 'in six eight and three four time',
    '3/4 of all bars': 'three quarters of all bars',
    'Op. 9 No. 2': 'opus nine number two',
  },
  law: {
    'Art. 6(1)(f) says': 'article six one F says',
    '§§ 12–14 and s. 3(2)': 'sections twelve to fourteen and section three two',
    'Fed. R. Civ. P. 12(b)(6)': 'federal rule of civil procedure twelve B six',
    'Reg. (EU) 2016/679': 'regulation E U twenty sixteen slash six seventy nine',
    'pages iv–xii': 'pages four to twelve',
  },
  measures: {
    'a 9×13-inch pan': 'a nine by thirteen inch pan',
    'a 2×4 is 1.5 × 3.5 in.': 'a two by four is one point five by three point five inches',
    '2 cm cubes and 16 A circuits': 'two centimeter cubes and sixteen amp circuits',
    'a 2.5-cm mass on the 20 mm shaft':
      'a two point five centimeter mass on the twenty millimeter shaft',
    '7.4 L/100 km': 'seven point four liters per one hundred kilometers',
    'a 9" pan of 3/4" steel': 'a nine inch pan of three quarter inch steel',
    'he said "in 1990" then': 'he said in nineteen ninety then',
    '10 bar/90 °C': 'ten bar ninety degrees celsius',
    '1–1½ hrs. then ¾ hr.': 'one to one and a half hours then three quarters of an hour',
    'RR 16, T 37.2 °C': 'R R sixteen T thirty seven point two degrees celsius',
    'CHF 180/night': 'one hundred eighty swiss francs per night',
    'the €/$ rate at $49/user/mo': 'the euro dollar rate at forty nine dollars per user per month',
    'Runway 27L, I-40 W': 'runway twenty seven left I forty west',
    '3.85% APR. then': 'three point eight five percent A P R then',
    'at 3 p.m.–11 p.m. daily': 'at three P M to eleven P M daily',
    'mid-Jun.–early Oct.': 'mid june to early october',
    'under-26s and room 010': 'under twenty sixes and room zero ten',
  },
}

/** Kinds that turned up where notes of talks were read that nobody had seen before. */
const others: Record<string, string> = {
  "fetch('/api/packs') it": 'fetch slash api slash packs it',
  'string | null here': 'string or null here',
  'SELECT * FROM users': 'select star from users',
  'an id and its url': 'an I D and its U R L',
  '10 messages/s, 20 changes/h': 'ten messages per second twenty changes per hour',
  '2 vCPUs each': "two V C P U's each",
  'water with > 25 mg/L': 'water with more than twenty five milligrams per liter',
  'within ±1σ of it': 'within plus or minus one sigma of it',
  'x̄ and −b/2a': 'X bar and minus B over two A',
  'FiO₂ of 0.6, a pKa of 3': 'F I O two of zero point six a P K A of three',
  'OR 0.78 or less': 'O R zero point seven eight or less',
  'a 3 T scanner, 3 T tokens': 'a three tesla scanner three trillion tokens',
  'km from it, 80 km NE of it': 'kilometers from it eighty kilometers northeast of it',
  'a Ford F-150, a Boeing, the 777': 'a ford F one fifty a boeing the triple seven',
  'No. 21-1234 (2d Cir. 2022)':
    'number twenty one twelve thirty four second circuit twenty twenty two',
  'paragraphs 3(a)–(c) say': 'paragraphs three A to C say',
  '(a) cost, (b) speed': 'A cost B speed',
  '(§ 257 HGB)': 'section two hundred fifty seven H G B',
  'King Albert I visited': 'king albert the first visited',
  'phases II and III are': 'phases two and three are',
  'stage IIIB is': 'stage three B is',
  'until 15 Sept., 3 mos. before': 'until the fifteenth of september three months before',
  'on 12 November, 9–11 a.m.': 'on the twelfth of november nine to eleven A M',
  'homework for 14/11 is': 'homework for the fourteenth of november is',
  'the hashtag #SaveADrop, at @acme': 'the hashtag save a drop at acme',
  'up 3.2% y/y and 2 pp': 'up three point two percent year over year and two percentage points',
  'EUR 3.2bn or € 50': 'three point two billion euros or fifty euros',
  '€2.18/m³ of it': 'two euros and eighteen cents per cubic meter of it',
  '26 m × 26 m of roof': 'twenty six meters by twenty six meters of roof',
  'a kWh costs more': 'a kilowatt hour costs more',
  'a 4*, 214 pp. long': 'a four star two hundred fourteen pages long',
  'at $71.5/bbl of oil': 'at seventy one point five dollars per barrel of oil',
  'some 9–11m people': 'some nine to eleven million people',
  'in the 88th min. it': 'in the eighty eighth minute it',
  'ships to ZIP 60614': 'ships to zip six zero six one four',
}

test.each(Object.entries(others))('SY1 %s', (written, said) => {
  expect(say(written)).toBe(said)
})

for (const [field, table] of Object.entries(fields))
  test.each(Object.entries(table))(`SY1 ${field}: %s`, (written, said) => {
    expect(say(written)).toBe(said)
  })
