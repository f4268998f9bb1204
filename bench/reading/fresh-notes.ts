import { eleventhSet } from './fresh/eleventh-set.ts'
import { ninthSet } from './fresh/ninth-set.ts'
import { tenthSet } from './fresh/tenth-set.ts'
import { thirteenthSet } from './fresh/thirteenth-set.ts'
import { twelfthSet } from './fresh/twelfth-set.ts'
import { eighthSet } from './fresh/eighth-set.ts'
import { fifthSet } from './fresh/fifth-set.ts'
import { firstSet } from './fresh/first-set.ts'
import { fourthSet } from './fresh/fourth-set.ts'
import { secondSet } from './fresh/second-set.ts'
import { seventhSet } from './fresh/seventh-set.ts'
import { sixthSet } from './fresh/sixth-set.ts'
import { thirdSet } from './fresh/third-set.ts'

/**
 * Short notes of talks in business, software, science, medicine, sport, cooking, law, engineering,
 * travel, history, school and music, full of what only one of these fields writes. Each set was
 * written and read once, then its kinds were mended by rule, then the next was written: what a set
 * counted at first sight is told beside it. The last six are as plain as
 * notes mostly are.
 */
export const freshNotes: readonly string[] = [
  firstSet,
  secondSet,
  thirdSet,
  fourthSet,
  fifthSet,
  sixthSet,
  seventhSet,
  eighthSet,
  ninthSet,
  tenthSet,
  eleventhSet,
  twelfthSet,
  thirteenthSet,
].flatMap((set) => set.split('\n').filter((line) => line !== ''))
