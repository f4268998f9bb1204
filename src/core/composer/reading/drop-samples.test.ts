import { expect, test } from 'vitest'

import { dropSamples } from './drop-samples.ts'

const drop = (text: string) => dropSamples(text.split('\n')).join('\n')

const frame = (lead: string) =>
  `The club may own boats.\n${lead}\n\n  I lend you\n  my boat.\n\nThat is all.`

test.each([
  'Sign a paper. Here is a sample; alter the names:',
  'Attach the following notices to the boat.',
  'Ein Muster:',
])('CM37 what is set in below “%s” is a sample, and left out', (lead) => {
  expect(drop(frame(lead))).not.toContain('I lend you')
  expect(drop(frame(lead))).toContain('That is all.')
})

test.each(['The members agreed:', 'A sample was taken. The members agreed:'])(
  'CM37 what is set in below “%s” is none',
  (lead) => {
    expect(drop(frame(lead))).toContain('I lend you')
  },
)
