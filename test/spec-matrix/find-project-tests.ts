import { existsSync, readFileSync } from 'node:fs'

import { createTestFinder } from './find-tests.ts'

const root = new URL('../../', import.meta.url)

/** Among the tests of this project. */
export const findProjectTests = createTestFinder((file) => {
  const path = new URL(file, root)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
})
