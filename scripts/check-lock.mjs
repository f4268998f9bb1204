import { readFileSync } from 'node:fs'

import { findLockProblems } from './find-lock-problems.mjs'
import { inProject } from './project-root.mjs'

const problems = findLockProblems(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')))
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
