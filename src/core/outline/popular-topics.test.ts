import { expect, test } from 'vitest'

import { homeTopics, wizardTopics } from './popular-topics.ts'

test('TP6 six different topics in each list', () => {
  for (const topics of [homeTopics, wizardTopics]) {
    expect(topics).toHaveLength(6)
    expect(new Set<string>(topics).size).toBe(6)
  }
  expect(homeTopics[0]).toBe('Machine Learning in Healthcare')
  expect(wizardTopics[0]).toBe('Climate Change Solutions')
})
