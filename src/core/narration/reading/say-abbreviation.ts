import { abbreviations } from './abbreviations.ts'
import type { SayRule } from './token-context.ts'
import { units } from './units.ts'

/** These need no full stop to be known. */
const undotted =
  /^(?:mr|mrs|ms|dr|prof|vs|etc|jr|sr|approx|dept|govt|intl|natl|mgmt|aka|inc|ltd|utd|rwy|rte)$/iu
const beforeNumber =
  /^(?:no|nos|arts?|paras?|sch|op|ex|lvls?|tab|app|ste|qty|ref|nr|pt|vol|ch|chap|sec|fig|figs|eq|p|pp|ed|ext|min|max|est|b|c|d)$/iu
const beforeName = /^(?:st|mt|ft|dr|gen|col|rep|sen|gov|pres|hon|lt|capt|sgt)$/iu

/** In capitals these are still short for something. */
const shouted = /^(?:DR|MRS?|ST|VS|INC|LTD|AKA|ETC|FIG|VOL|NO|AVE|BLVD|HWY|APT|CO|CORP|BROS|CA)$/u

/** "No. 5", "Vol. IV"; but "No. I mean it." */
const isNumbered = (after: string): boolean =>
  (/^[\dIVX]/u.test(after) && after !== 'I') || /^\p{Lu}{1,4}\d/u.test(after)

/** "Dr. Smith", "e.g.", "No. 5"; some are words of their own when nothing fits after them. */
export const sayAbbreviation: SayRule = ({
  bare,
  isDotted,
  before,
  after,
  afterThat,
  isShouted,
}) => {
  const lower = bare.toLowerCase()
  // A time zone, and no guess; and "50 ms" are no lady's.
  if (
    bare === 'EST' ||
    bare === 'MS' ||
    (bare === 'V' && /\d$/u.test(before)) ||
    (lower === 'ms' && /\d$/u.test(before))
  )
    return null
  if (units.has(bare) && /[\d½¼¾⅓⅔⅛]$/u.test(before)) return null
  if (lower === 'ff' && isDotted && /\d$/u.test(before)) return ['and', 'following']
  if (lower === 'pp' && /\d$/u.test(before)) return null
  if (lower === 'vol' && before.endsWith('%')) return null
  if (lower === 'c' && /^\d+$/u.test(before) && after === 'of') return null
  if (lower === 'med' && isDotted && /^(?:heat|high|low|speed|size)/u.test(after)) return ['medium']
  // "APR" and "JR" are no April and no junior.
  if (/^\p{Lu}{2,4}$/u.test(bare) && !isShouted && !shouted.test(bare)) return null
  const known = abbreviations.get(lower)
  if (!known) return lower === 'w/' ? ['with'] : lower === 'w/o' ? ['without'] : null
  if (lower === 'c' && /^\d+(?:st|nd|rd|th)$/u.test(before)) return ['century']
  if (lower === 'min' && /^\d+(?:st|nd|rd|th)$/u.test(before)) return ['minute']
  if (lower === 'ed' && /^\d+(?:st|nd|rd|th)$/u.test(before)) return ['edition']
  if (lower === 'pts' && /^\d+[-–]\d/u.test(after)) return ['parts']
  // "breakfast incl."
  if (/^(?:incl|excl)$/u.test(lower) && after === '') return [`${lower}uded`]
  const isName = /^(?:St|Mt)$/u.test(bare) && /^\p{Lu}/u.test(after)
  if (!isDotted && !lower.includes('.') && !undotted.test(bare) && !isName) return null
  // "the max. value"; "Max." may end a sentence.
  if (/^(?:min|max)$/u.test(bare) && /^\p{Ll}/u.test(after) && !/[\d½¼¾⅓⅔⅛]$/u.test(before))
    return [`${bare}imum`]
  // A book of the Bible, and no clergyman.
  if (lower === 'rev' && /^\d/u.test(after)) return ['revelation']
  // "sail no. GER 412"
  if (bare === 'no' && isDotted && /^\p{Lu}{1,4}$/u.test(after) && /^\d/u.test(afterThat))
    return ['number']
  if (beforeNumber.test(lower) && !isNumbered(after)) return lower === 'est' ? ['estimated'] : null
  // "figs. 3–5" by whoever writes "fig. 3–5".
  const [, from = '', to = ''] = /^(\d+)[a-z]?[-–](\d+)/u.exec(after) ?? []
  if (beforeNumber.test(lower) && to && Number(to) > Number(from) && to.length <= from.length + 1)
    return [known.said.replace(/s?$/u, 's')]
  if (lower === 'min' && !/[\d½¼¾⅓⅔⅛]$/u.test(before)) return ['minimum']
  if (beforeName.test(bare) && !/^\p{Lu}/u.test(after)) {
    if (lower === 'st') return ['street']
    if (lower === 'dr') return ['drive']
    if (lower !== 'lt' && lower !== 'capt') return null
  }
  return known.said.split(' ')
}
