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
  describe.skipIf(!corpus)('with samples', () => { test('PX1 are read', () => {}) })
  test.runIf(tool)('PX2 is judged', () => {})
  test.skipIf(!corpus).each(names)('PX3 %s is read', () => {})
  test('PX4 is printed', async () => { test.skip(!(await findTool()), 'no tool') })
  test('PX5 is seen', (context) => { if (!eyes) context.skip() })
  describe('on one system', () => {
    test.beforeEach(() => test.skip(system !== 'linux'))
    test('PX6 is alike', () => {})
  })
  test('PX7 is read', () => {})
  describe.skipIf(!corpus)('with samples', () => { test('PX7 is read', () => {}) })
  if (!tool) test.skip(reason, () => {})
`
const findTests = createTestFinder((file) => (file === 'a.test.ts' ? source : null))

test('SM2 a test is found by the beginning of its title, or by the number of its rule', () => {
  const find = (words: string) => {
    const found = findTests('a.test.ts', words)
    return 'tests' in found && found.tests.map(({ title }) => title)
  }
  expect(find('SL3')).toEqual(['SL3 the last slide stays'])
  expect(find('SL4')).toEqual(['SL4 after deleting slide …, … is current'])
  expect(find('opens by …')).toEqual(['opens by …, and closes'])
  expect(find('plain words')).toEqual(['plain words'])
})

test('SM9 a test that may skip itself is known by its source', () => {
  const find = (rule: string) => findTests('a.test.ts', rule)
  for (const rule of ['PX1', 'PX2', 'PX3', 'PX4', 'PX5', 'PX6'])
    expect(find(rule)).toMatchObject({ tests: [{ maySkip: true }] })
  for (const rule of ['SL3', 'SL4', 'PX7'])
    expect(find(rule)).toMatchObject({ tests: [{ maySkip: false }] })
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
