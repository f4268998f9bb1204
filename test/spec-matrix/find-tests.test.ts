import { expect, test } from 'vitest'

import { createTestFinder } from './find-tests.ts'

const source = `
  import { test as base } from 'somewhere'
  const it = base
  describe('a group', () => {
    it('SL3 the last slide stays')
    test.each([1, 2])('SL4 after deleting slide %d, $name is current', () => {})
    for (const way of ways) test(\`opens by \${way}, and closes\`, async () => {})
  })
  test.skip('SL5 is left out', () => {})
  describe.skip('all of these', () => { test('SL6 is left out, too', () => {}) })
  test.setTimeout(5)
  base('plain' satisfies string)
  base('plain words', () => {})
  base('plain words, and more', () => {})
`
const findTests = createTestFinder((file) => (file === 'a.test.ts' ? source : null))

test('SM2 a test is found by the beginning of its title, or by the number of its rule', () => {
  expect(findTests('a.test.ts', 'SL3')).toEqual({ titles: ['SL3 the last slide stays'] })
  expect(findTests('a.test.ts', 'SL4')).toEqual({
    titles: ['SL4 after deleting slide …, … is current'],
  })
  expect(findTests('a.test.ts', 'opens by …')).toEqual({ titles: ['opens by …, and closes'] })
  expect(findTests('a.test.ts', 'plain words')).toEqual({ titles: ['plain words'] })
})

test('SM2 a file or a test that is gone, or left out, is told', () => {
  expect(findTests('b.test.ts', 'SL3')).toEqual({ problem: 'there is no b.test.ts' })
  for (const title of ['SL', 'SL33', 'SL5', 'SL6', 'a group', 'closes'])
    expect(findTests('a.test.ts', title)).toHaveProperty('problem')
})

test('SM2 words that could mean several tests are told', () => {
  expect(findTests('a.test.ts', 'plain wor')).toEqual({
    problem: 'a.test.ts has several tests that begin with “plain wor”',
  })
})
