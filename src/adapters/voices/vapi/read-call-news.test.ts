import { expect, test } from 'vitest'

import { readCallNews } from './read-call-news.ts'

test('VA2 what the document of a call tells is taken as it is, or not at all', () => {
  expect(readCallNews({ kind: 'turn', isOn: true })).toEqual({ kind: 'turn', isOn: true })
  for (const message of [
    null,
    'turn',
    {},
    { kind: 'turn' },
    { kind: 'turn', isOn: 'yes' },
    { kind: 'level', level: Number.NaN },
    { kind: 'start', key: 'x' },
    { kind: 'error', type: 'x', message: { html: '<b>' }, status: null },
  ])
    expect(readCallNews(message)).toBeNull()
})

test('VA6 an endless message is cut', () => {
  const told = { kind: 'error', type: 'x', message: 'no '.repeat(9000), status: 500 }
  const news = readCallNews(told)
  expect(news?.kind === 'error' && news.message.length).toBe(300)
})
