import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { inProject } from '../../scripts/project-root.mjs'
import { describeThirdParty } from '../../scripts/bundle/write-third-party.mjs'

test('the licences that go with the app are those of what it is made of', async () => {
  const served = await readFile(inProject('public', 'third-party.txt'), 'utf8')
  // Where it fails: node scripts/bundle/write-third-party.mjs
  expect(served === describeThirdParty()).toBe(true)
})
