import { sayCardinal } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

/** "64-y.o.", "64yo" and "64 y/o". */
const sayAge: SayRule = ({ bare, before }) => {
  const [, age] = /^(\d{1,3})-?y(?:\.|\/)?o$/iu.exec(bare) ?? []
  if (age) return [...sayCardinal(age), 'year', 'old']
  return /^y(?:\.|\/)?o$/u.test(bare) && /\d$/u.test(before) ? ['year', 'old'] : null
}

/** "FiO₂" and "PaCO2". */
const sayGas: SayRule = ({ bare }) => {
  const [, where = '', gas = ''] = /^([SFPVEp][a-z]?)(C?O)[₂2]$/u.exec(bare) ?? []
  return where ? [...spellOut(where), ...spellOut(gas), 'two'] : null
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

/** The odds ratio of "OR 0.78" is no choice. */
const sayOdds: SayRule = ({ bare, after }) =>
  bare === 'OR' && /^\d+\.\d/u.test(after) ? spellOut(bare) : null

/** "1,204 pts." of a trial are people. */
const sayPatients: SayRule = ({ bare, before, earlier }) =>
  bare === 'pts' &&
  (/^(?:of|the|these|those|all|most|some|many)$/iu.test(before) ||
    earlier.slice(0, 8).some((word) => ofTrial.test(word)))
    ? ['patients']
    : bare === 'pts' && /\d$/u.test(before)
      ? ['points']
      : null

const noted: ReadonlyMap<string, string> = new Map(
  Object.entries({
    's/p': 'status post',
    'h/o': 'history of',
    'r/o': 'rule out',
    'f/u': 'follow up',
    'b/c': 'because',
    'y/y': 'year over year',
    'q/q': 'quarter over quarter',
    'm/m': 'month over month',
    'w/w': 'week over week',
    'w.r.t': 'with respect to',
    's.t': 'such that',
    'w/in': 'within',
  }),
)

const sayNoted: SayRule = ({ bare }) => noted.get(bare)?.split(' ') ?? null

export const clinicalRules: readonly SayRule[] = [
  sayAge,
  sayGas,
  sayOdds,
  sayEvery,
  sayPatient,
  sayPatients,
  sayNoted,
]
