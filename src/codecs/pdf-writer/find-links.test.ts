import { expect, test } from 'vitest'

import { findLinks } from './find-links.ts'

test.each([
  ['See https://example.org/a.', 'https://example.org/a'],
  ['(https://example.org/a_(b))', 'https://example.org/a_(b)'],
  ['“https://example.org/?q=1&r=2”, then', 'https://example.org/?q=1&r=2'],
  ['www.example.org!', 'https://www.example.org/'],
  ['Write to a.b+c@example.co.uk.', 'mailto:a.b+c@example.co.uk'],
  ['https://例え.jp/道', 'https://xn--r8jz45g.jp/%E9%81%93'],
])('PW7 an address ends where its sentence goes on: %s', (text, url) => {
  const [link, ...others] = findLinks(text)
  expect(link?.url).toBe(url)
  expect(others).toEqual([])
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'http://', 'a @ b'])(
  'PW13 nothing but web and mail addresses can be pressed: %s',
  (text) => expect(findLinks(text)).toEqual([]),
)

test('PW7 where an address stands is told', () => {
  const text = 'Go to https://a.example, or https://b.example.'
  expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})
