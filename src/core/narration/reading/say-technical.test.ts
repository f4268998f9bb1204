import { expect, test } from 'vitest'

import { findSentences } from '../script/find-sentences.ts'
import { sayText } from './say-text.ts'

const say = (text: string) =>
  sayText(text)
    .flatMap(({ said }) => said)
    .join(' ')

test.each([
  [
    '1.234.567,89',
    'one million two hundred thirty four thousand five hundred sixty seven point eight nine',
  ],
  ['€1.234,50', 'one thousand two hundred thirty four euros and fifty cents'],
  ['5′11″ tall', 'five foot eleven tall'],
  ['6′ tall', 'six feet tall'],
  ['so ∆T rises', 'so delta T rises'],
  ['the value xᵢ here', 'the value X sub I here'],
  ['in O(n log n) time', 'in O of N log n time'],
  ['run npm install', 'run N P M install'],
  ['press Ctrl+C', 'press control plus C'],
  ['press Cmd+V', 'press command plus V'],
  ['a txt file', 'a T X T file'],
  ['at 5 p.m. EST. Then', 'at five P M E S T then'],
  ['No. I mean it', 'no i mean it'],
  ['No. 5 is alive', 'number five is alive'],
  ['use version v1.2.3 now', 'use version one point two point three now'],
  ['open C:\\Users\\me', 'open C drive backslash users backslash me'],
  ['see /usr/local and /etc/ there', 'see slash usr slash local and slash etc there'],
  ['yes and/or no', 'yes and or no'],
  ['some 12 345 birds', 'some twelve thousand three hundred forty five birds'],
  [
    '1 234 567 stars',
    'one million two hundred thirty four thousand five hundred sixty seven stars',
  ],
  ['page 12 345 words', 'page twelve three hundred forty five words'],
  ['12, 345 and 6', 'twelve three hundred forty five and six'],
  ['at 300 K and 4K video', 'at three hundred kelvin and four K video'],
  ['it took 20 ms, then 3 s.', 'it took twenty milliseconds then three seconds'],
  ['2πr is not πr²', 'two pi R is not pi R squared'],
  ['a 640×480 screen', 'a six forty by four eighty screen'],
  ['the min. size', 'the minimum size'],
  ['a Polish town', 'a poelish town'],
  ['Polish the text', 'polish the text'],
  ['Polish is hard', 'poelish is hard'],
  ['flight BA 117 left', 'flight B A one seventeen left'],
  ['2 tbsp of oil', 'two tablespoons of oil'],
  ['4 t of steel', 'four tons of steel'],
])('SY1 %s', (written, said) => {
  expect(say(written)).toBe(said)
})

test.each([
  ['J.R.R. Tolkien wrote it.', 1],
  ['We use .NET 8 today.', 1],
  ['At 5 p.m. EST we start.', 1],
  ['He moved to the U.S. Then he came back.', 2],
  ['It ends at 5 p.m. Then we go.', 2],
])('SY5 %s: sentences %d', (text, count) => {
  expect(findSentences(text)).toHaveLength(count)
})
