import { expect, test } from 'vitest'

import { homeTopics, wizardTopics } from './popular-topics.ts'

test('TP6 the six topics of each list, as the specifications name them', () => {
  expect(homeTopics.join('; ')).toBe(
    'Machine Learning in Healthcare; Sustainable Energy Solutions; Future of Remote Work; Blockchain Technology; AI Ethics and Society; Climate Change Solutions',
  )
  expect(wizardTopics.join(', ')).toBe(
    'Climate Change Solutions, Digital Marketing Strategy, Machine Learning in Healthcare, Sustainable Energy Future, Remote Work Best Practices, Blockchain Technology Overview',
  )
})
