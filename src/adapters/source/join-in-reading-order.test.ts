import { expect, test } from 'vitest'

import { joinInReadingOrder } from './join-in-reading-order.ts'

test.each([
  ['as it is, what reads from the left', ['See ', '(VOC', ' 1602)'], 'See (VOC 1602)'],
  ['words in pieces', ['العربية', ' ', 'القهوة', ' ', 'تاريخ'], 'تاريخ القهوة العربية'],
  ['a number', ['وبعدها', ' ', '12', ',', '5', ' ', 'الجملة'], 'الجملة 12,5 وبعدها'],
  ['brackets around other words', ['هنا', ' ', ')VOC 1602(', ' ', 'هذه'], 'هذه (VOC 1602) هنا'],
  ['brackets as they are seen', ['هنا', ' ', '(VOC 1602)', ' ', 'هذه'], 'هذه (VOC 1602) هنا'],
  ['signs', ['!»', 'اقتباس', '« :', 'وبعدها'], 'وبعدها: «اقتباس»!'],
  ['within another text', ['See (', 'עולם', ' ', 'שלום', ') here'], 'See (שלום עולם) here'],
])('SR10 the words of a line come in the order of reading: %s', (_, texts, read) => {
  expect(joinInReadingOrder(texts.map((text, x) => ({ text, x })))).toBe(read)
})

test('SR10 pieces that are in the order of reading already stay so', () => {
  const pieces = ['تاريخ', ' ', 'القهوة'].map((text, index) => ({ text, x: 300 - 100 * index }))
  expect(joinInReadingOrder(pieces)).toBe('تاريخ القهوة')
})
