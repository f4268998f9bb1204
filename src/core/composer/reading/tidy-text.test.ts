import { expect, test } from 'vitest'

import { tidyText } from './tidy-text.ts'

test.each([
  ['The history can be seen at https://example.org/x.', 'The history can be seen at example.org.'],
  [
    'Figures are available from https://www/munin/. It draws them daily.',
    'Figures are available from www/munin. It draws them daily.',
  ],
  [
    'Desde un navegador, utilice https://www/gosa para acceder.',
    'Desde un navegador, utilice www/gosa para acceder.',
  ],
  [
    'All of it lies at https://example.org/a.b/c.html (in part).',
    'All of it lies at example.org (in part).',
  ],
])('CM31 a sentence that leads to an address says where, and ends: %s', (text, read) => {
  expect(tidyText(text)).toBe(read)
})

test.each([
  ['It is done. https://example.org/a.html The next begins.', 'It is done. The next begins.'],
  ['The project (https://example.org/a) is old.', 'The project is old.'],
  ['The project <https://example.org/a>. It is old.', 'The project. It is old.'],
])('CM31 an address that stands by itself is not said: %s', (text, read) => {
  expect(tidyText(text)).toBe(read)
})

test('CM12 French keeps the room before its signs, where no line ends', () => {
  expect(tidyText('Et demain ? « Oui » , dit-il !')).toBe(
    'Et demain\u00A0? « Oui\u00A0», dit-il\u00A0!',
  )
})

test('CM13 what looks like a link within code is none', () =>
  expect(tidyText('Each `table["deep"](NaN)` fails, as [told](#here).')).toBe(
    'Each table["deep"](NaN) fails, as told.',
  ))
