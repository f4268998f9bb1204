import { abbreviations } from './abbreviations.ts'
import type { SayRule } from './token-context.ts'

/** These need no full stop to be known. */
const undotted =
  /^(?:mr|mrs|ms|dr|prof|vs|etc|jr|sr|approx|dept|govt|intl|natl|mgmt|aka|inc|ltd)$/iu
const beforeNumber = /^(?:no|nos|vol|ch|chap|sec|fig|figs|eq|p|pp|ed|ext|min|max|est|b|c|d)$/iu
const beforeName = /^(?:st|mt|ft|dr|gen|col|rep|sen|gov|pres|hon|lt|capt|sgt)$/iu

/** "No. 5", "Vol. IV"; but "No. I mean it." */
const isNumbered = (after: string): boolean => /^[\dIVX]/u.test(after) && after !== 'I'

/** "Dr. Smith", "e.g.", "No. 5"; some are words of their own when nothing fits after them. */
export const sayAbbreviation: SayRule = ({ bare, isDotted, before, after }) => {
  const lower = bare.toLowerCase()
  // A time zone, and no guess; and "50 ms" are no lady's.
  if (
    bare === 'EST' ||
    bare === 'MS' ||
    (bare === 'V' && /\d$/u.test(before)) ||
    (lower === 'ms' && /\d$/u.test(before))
  )
    return null
  const known = abbreviations.get(lower)
  if (!known) return lower === 'w/' ? ['with'] : lower === 'w/o' ? ['without'] : null
  const isName = /^(?:St|Mt)$/u.test(bare) && /^\p{Lu}/u.test(after)
  if (!isDotted && !lower.includes('.') && !undotted.test(bare) && !isName) return null
  // "the max. value"; "Max." may end a sentence.
  if (/^(?:min|max)$/u.test(bare) && /^\p{Ll}/u.test(after) && !/[\d½¼¾⅓⅔⅛]$/u.test(before))
    return [`${bare}imum`]
  // A book of the Bible, and no clergyman.
  if (lower === 'rev' && /^\d/u.test(after)) return ['revelation']
  if (beforeNumber.test(bare) && !isNumbered(after)) return lower === 'est' ? ['estimated'] : null
  if (lower === 'min' && !/[\d½¼¾⅓⅔⅛]$/u.test(before)) return ['minimum']
  if (beforeName.test(bare) && !/^\p{Lu}/u.test(after)) {
    if (lower === 'st') return ['street']
    if (lower === 'dr') return ['drive']
    if (lower !== 'lt' && lower !== 'capt') return null
  }
  return known.said.split(' ')
}
