import { expect, test } from 'vitest'

import { findBreakOpportunities } from './find-break-opportunities.ts'

/** The text with a bar wherever a line may end. */
const show = (text: string): string => {
  const offsets = new Set(findBreakOpportunities(text))
  return Array.from(text, (character, index) => {
    const at = Array.from(text).slice(0, index).join('').length
    return (offsets.has(at) ? '|' : '') + character
  }).join('')
}

test.each([
  ['after spaces, however many', 'one two   three', 'one |two   |three'],
  [
    'after hyphens and dashes',
    'well-known 2024–2025 and — so',
    'well-|known |2024–|2025 |and |— |so',
  ],
  ['between Cyrillic and Greek words only', 'Привет, мир', 'Привет, |мир'],
  ['between ideographs and kana', '漢字かな', '漢|字|か|な'],
  ['between Korean words only', '한국어 2024년(올해) 텍', '한국어 |2024년(올해) |텍'],
  ['between Arabic and Hebrew words only', 'النص العربي שלום עולם', 'النص |العربي |שלום |עולם'],
  ['between CJK and Latin', 'AIと機械', 'AI|と|機|械'],
])('LN1 a line may end %s', (_rule, text, expected) => {
  expect(show(text)).toBe(expected)
})

test.each([
  ['before closing punctuation of East Asia', 'です。「はい」と', 'で|す。|「は|い」|と'],
  ['before small kana and the long vowel mark', 'ちょっとデータ', 'ちょっ|と|デー|タ'],
  ['after an opening quote or before a closing one', '“Why not?” she', '“Why |not?” |she'],
  ['inside numbers and their units', '€1,234.56 50% 3.5km', '€1,234.56 |50% |3.5km'],
  ['before a colon, a semicolon or an ellipsis', '次：例…終', '次：|例…|終'],
])('LN2 no line ends %s', (_rule, text, expected) => {
  expect(show(text)).toBe(expected)
})

test.each([
  ['addresses stay whole but for their question mark', 'http://a.b/c/d?e=f', 'http://a.b/c/d?|e=f'],
  ['a minus stays with its number', '-5 and A-5', '-5 |and |A-|5'],
  ['an opening bracket stays with its word', 'f(x) [y](z)', 'f(x) |[y]|(z)'],
])('LN3 between Latin characters a line ends as on the web: %s', (_rule, text, expected) => {
  expect(show(text)).toBe(expected)
})

test.each([
  ['emoji with joiners, skin tones and selectors', '👩‍💻👍🏽❤️', '👩‍💻|👍🏽|❤️'],
  ['flags', '🇩🇪🇯🇵', '🇩🇪|🇯🇵'],
  ['letters with combining marks', 'e\u0301e', 'e\u0301e'],
])('LN4 no line ends inside %s', (_rule, text, expected) => {
  expect(show(text)).toBe(expected)
})

test.each([
  ['a no-break space', '10\u00A0km 5\u202F%', '10\u00A0km |5\u202F%'],
  ['a word joiner', '漢\u2060字', '漢\u2060字'],
  ['a soft hyphen, which no export could show', 'Donau\u00ADdampfer', 'Donau\u00ADdampfer'],
  ['a no-break hyphen', 'e\u2011mail', 'e\u2011mail'],
])('LN5 no line ends at %s', (_rule, text, expected) => {
  expect(show(text)).toBe(expected)
})

test('LN5 a line may end at a zero width space', () => {
  expect(show('very\u200Blong')).toBe('very\u200B|long')
})

test('LN6 Thai, which has no spaces, breaks between words', () => {
  expect(show('ภาษาไทย')).toBe('ภาษา|ไทย')
})

test('LN16 between spaces a word breaks as it does alone', () => {
  const words = [
    '(one)',
    'two.',
    '“three”',
    'four-five',
    'it’s',
    'a,b;c',
    '漢字',
    '-5',
    'x.(y)',
    ')(',
    '½´',
  ]
  for (const first of words)
    for (const second of words) {
      const alone = findBreakOpportunities(second).map((offset) => first.length + 1 + offset)
      expect(findBreakOpportunities(`${first} ${second}`)).toEqual([
        ...findBreakOpportunities(first),
        first.length + 1,
        ...alone,
      ])
    }
})

test('LN16 what is quickly seen to be one piece is one by the rules', () => {
  const signs = "aZ9,.:;)'éß"
  for (const first of signs)
    for (const second of signs) {
      // An ideographic space has the whole text looked at by the rules.
      const byRules = findBreakOpportunities(`(${first}${second}\u3000`)
      expect(byRules.filter((offset) => offset < 3)).toEqual([])
      expect(findBreakOpportunities(`(${first}${second}`)).toEqual([])
    }
})
