import { expect, test } from 'vitest'

import { dropOpenTasks } from './drop-open-tasks.ts'

test('CM35 what is not done yet does not stand among what is', () => {
  const lines = ['Rules', '- [x] tides', '- [ ] moons', '* [X] stars', '', 'More', '- [ ] suns']
  expect(dropOpenTasks(lines)).toEqual([
    'Rules',
    '- [x] tides',
    '* [X] stars',
    '',
    'More',
    '- [ ] suns',
  ])
})

test('CM35 where nothing is done, or there are no boxes, all of it stays', () => {
  for (const lines of [['- [ ] a', '- [ ] b'], ['- [x] a', '- [x] b'], ['- a', '- x b'], []])
    expect(dropOpenTasks(lines)).toEqual(lines)
})
