import { sayCardinal } from './say-number.ts'
import type { SayRule } from './token-context.ts'

/** "64-y.o.", "64yo" and "64 y/o". */
const sayAge: SayRule = ({ bare, before }) => {
  const [, age] = /^(\d{1,3})-?y(?:\.|\/)?o$/iu.exec(bare) ?? []
  if (age) return [...sayCardinal(age), 'year', 'old']
  return /^y(?:\.|\/)?o$/u.test(bare) && /\d$/u.test(before) ? ['year', 'old'] : null
}

/** "q8h" and "q4-6h": how often something is taken. */
const sayEvery: SayRule = ({ bare }) => {
  const [, from, to, unit] = /^q(\d{1,2})(?:[-–](\d{1,2}))?(h|d|wk)$/u.exec(bare) ?? []
  if (!from) return null
  const several = unit === 'h' ? 'hours' : unit === 'd' ? 'days' : 'weeks'
  return ['every', ...sayCardinal(from), ...(to ? ['to', ...sayCardinal(to)] : []), several]
}

const ofTrial =
  /^(?:enrol\w*|trials?|phase|arm|cohort|treated|randomi[sz]ed|stud(?:y|ies)|treatment|dose|clinic\w*|hospital\w*)$/iu

/** "Pt. is stable" speaks of a patient, "Pt. 4" of a part. */
const sayPatient: SayRule = ({ bare, isDotted, after }) =>
  /^Pts?$/iu.test(bare) &&
  isDotted &&
  /^\p{Ll}/u.test(after) &&
  /^(?:is|was|has|had|reports?|denies|presents?|are|were|with)$/u.test(after)
    ? [bare.endsWith('s') ? 'patients' : 'patient']
    : null

/** "1,204 pts." of a trial are people. */
const sayPatients: SayRule = ({ bare, before, earlier }) =>
  bare === 'pts' &&
  (/^(?:of|the|these|those|all|most|some|many)$/iu.test(before) ||
    earlier.slice(0, 8).some((word) => ofTrial.test(word)))
    ? ['patients']
    : null

const noted: ReadonlyMap<string, string> = new Map(
  Object.entries({
    's/p': 'status post',
    'h/o': 'history of',
    'r/o': 'rule out',
    'f/u': 'follow up',
    'b/c': 'because',
    'w/in': 'within',
  }),
)

const sayNoted: SayRule = ({ bare }) => noted.get(bare)?.split(' ') ?? null

export const clinicalRules: readonly SayRule[] = [
  sayAge,
  sayEvery,
  sayPatient,
  sayPatients,
  sayNoted,
]
