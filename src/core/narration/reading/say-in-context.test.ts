import { expect, test } from 'vitest'

import { sayText } from './say-text.ts'

const say = (text: string) =>
  sayText(text)
    .flatMap(({ said }) => said)
    .join(' ')

/** What stands around a word, or on both sides of a sign, says how it is read. */
const cases: Record<string, string> = {
  // Both ends of a range.
  '$5M–$10M': 'five million to ten million dollars',
  '10%–20%': 'ten to twenty percent',
  '1990–present': 'nineteen ninety to present',
  'the 2010s–2020s': 'the twenty tens to twenty twenties',
  'June 2024–May 2025': 'june twenty twenty four to may twenty twenty five',
  'Jan 1–3': 'january first to third',
  'Q1–Q3': 'Q one to Q three',
  'A–Z': 'A to Z',
  '6:30–8:00 pm': 'six thirty to eight P M',
  '12:30 PM–1:45 PM': 'twelve thirty P M to one forty five P M',
  '50-50': 'fifty fifty',
  '3-2-1': 'three two one',
  // Amounts before a noun, and what follows them.
  'a $2.5bn market': 'a two point five billion dollar market',
  'a $5 fee': 'a five dollar fee',
  'a $3 million deal': 'a three million dollar deal',
  'a 5 kg bag': 'a five kilogram bag',
  'a $5 each': 'a five dollars each',
  '$100K+': 'one hundred thousand dollars plus',
  '$1 trillion+': 'one trillion dollars plus',
  '₹10 lakh': 'ten lakh rupees',
  '6 ft 2 in': 'six feet two inches',
  '10⁻⁹ m': 'ten to the minus nine meters',
  'per m²': 'per square meter',
  'kg/m³': 'kilograms per cubic meter',
  'requests/second': 'requests per second',
  '5k run': 'five K run',
  '1/4-inch bolt': 'one quarter inch bolt',
  '1.6e-19': 'one point six times ten to the minus nineteen',
  // Scores, and days without a year.
  '10/10': 'ten out of ten',
  '4.5/5': 'four point five out of five',
  'rated 9/10': 'rated nine out of ten',
  '4/5 stars': 'four out of five stars',
  '20/20 vision': 'twenty twenty vision',
  'due 12/31': 'due december thirty first',
  'Thurs. 9/5': 'thursday september fifth',
  'by 3/4 of them': 'by three quarters of them',
  'Sat & Sun': 'saturday and sunday',
  'the Sun sat low': 'the sun sat low',
  'by 2100': 'by twenty one hundred',
  '2100 people': 'two thousand one hundred people',
  '2024-11-05T14:30': 'november fifth twenty twenty four at fourteen thirty',
  'GMT-5': 'G M T minus five',
  // Numbers that are names.
  '+33 1 42 68 53 00': 'plus three three one four two six eight five three zero zero',
  'ext. 204': 'extension two hundred four',
  'Python 3.12': 'python three point twelve',
  '127.0.0.1:8080': 'one hundred twenty seven dot zero dot zero dot one port eighty eighty',
  'RTX 4090': 'R T X forty ninety',
  'Boeing 737-800': 'boeing seven thirty seven eight hundred',
  '501(c)(3)': 'five oh one C three',
  'Scene ii': 'scene two',
  'the XXI century': 'the twenty first century',
  "Elizabeth II's reign": "elizabeth the second's reign",
  'min. 5': 'minimum five',
  // Letters.
  'BSc and NaCl': 'B S C and N A C L',
  'IPv6 on PCs': "I P V six on P C's",
  'the 4 Ps': "the four P's",
  'Q&As': "Q and A's",
  // Marks of other programs.
  '[our site](https://a.com/x_y) now': 'our site now',
  '![diagram](img.png)': 'diagram',
  '> quote': 'quote',
  'this &amp; that': 'this and that',
  '<b>bold</b> words': 'bold words',
  'in -> out': 'in to out',
}

test.each(Object.entries(cases))('SY1 in context: %s', (written, said) => {
  expect(say(written)).toBe(said)
})
