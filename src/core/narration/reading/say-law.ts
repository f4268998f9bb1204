import { sayCardinal, sayOrdinal, sayPair, sayYear } from './say-number.ts'
import { readRoman } from './roman-numerals.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

const sayClause = (part: string): string[] => {
  if (/^\d/u.test(part)) return sayCardinal(part)
  const roman = part.length > 1 ? readRoman(part.toUpperCase()) : null
  return roman === null ? spellOut(part) : sayCardinal(String(roman))
}

/** "6(1)(f)" and "12(b)(6)": one place in another. */
const sayClauses: SayRule = ({ bare }) => {
  const [, place, from = '', to = ''] =
    /^(\d{1,3})\(([a-z\d]+)\)[-–]\(([a-z\d]+)\)?$/u.exec(bare) ?? []
  if (place) return [...sayCardinal(place), ...sayClause(from), 'to', ...sayClause(to)]
  const [, number = '', letter = '', rest = ''] =
    /^(\d{1,4}(?:\.\d{1,3})*)([a-z]?)((?:\((?:\d{1,2}|[a-z]|[ivx]{2,4}|[A-Z])\)?)+)$/u.exec(bare) ??
    []
  const clauses = rest.match(/[\p{L}\d]+/gu) ?? []
  // A year in brackets, and what may be several: "1 file(s)".
  if (clauses.length === 0 || (clauses.length === 1 && clauses[0] === 's')) return null
  const [first = '', ...inner] = number.split('.')
  const said = [
    ...(first.length === 3 ? sayPair(first) : sayCardinal(first)),
    ...inner.flatMap((part) => ['point'].concat(sayCardinal(part))),
  ]
  return [...said, ...spellOut(letter), ...clauses.flatMap(sayClause)]
}

const numbered: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '§§': 'sections',
    '¶': 'paragraph',
    '¶¶': 'paragraphs',
    s: 'section',
    ss: 'sections',
    r: 'rule',
    cl: 'clause',
  }),
)

/** "s. 3(2)" and "§§ 12–14". */
/** The "(a)" before an item. */
const sayItem: SayRule = ({ bare }) => {
  const [, letter] = /^\(([a-h])\)$/u.exec(bare) ?? []
  return letter ? spellOut(letter) : null
}

const saySections: SayRule = ({ bare, isDotted, after }) => {
  // "Queen Victoria, r. 1837–1901".
  if (bare === 'r' && isDotted && /^1?\d{3}[-–]\d/u.test(after)) return ['reigned']
  if (/^Reg$/iu.test(bare) && isDotted && /^(?:E[UC]|EEC|No|\d.*)$/u.test(after))
    return ['regulation']
  const said = numbered.get(bare)
  const isWritten = /^[§¶]/u.test(bare) || isDotted
  return said && isWritten && /^\d/u.test(after) ? [said] : null
}

/** "2016/679", as the European Union counts its laws. */
const sayNumberedLaw: SayRule = ({ bare }) => {
  const [, year, number = ''] = /^((?:19|20)\d\d)\/(\d{3,4})$/u.exec(bare) ?? []
  if (!year) return null
  return [...sayYear(year), 'slash', ...(number.length === 3 ? sayPair(number) : sayYear(number))]
}

/** "Fed. R. Civ. P." and "Fed. R. Evid.": one book. */
const sayRules: SayRule = ({ bare, before, after, earlier }) => {
  if (bare === 'Fed' && /^R$/u.test(after)) return ['federal']
  if (bare === 'R' && /^(?:Civ|Crim|Evid|App)$/u.test(after)) return ['rule', 'of']
  if (before !== 'R' && earlier[1] !== 'R') return null
  if (bare === 'Civ') return ['civil']
  if (bare === 'Crim') return ['criminal']
  if (bare === 'Evid') return ['evidence']
  if (bare === 'App') return ['appellate']
  return bare === 'P' && /^(?:Civ|Crim|App)$/u.test(before) ? ['procedure'] : null
}

/** "No. 21-1234" of a court, and its "2d Cir.". */
const sayDocket: SayRule = ({ bare, before, after }) => {
  const [, year, number = ''] = /^(\d{2})-(\d{3,5})$/u.exec(bare) ?? []
  if (year && /^nos?$/iu.test(before))
    return [...sayCardinal(year), ...(number.length === 4 ? sayYear(number) : sayPair(number))]
  const [, ordinal = ''] = /^(\d+[23]|[23])d$/u.exec(bare) ?? []
  return ordinal && /^(?:Cir|Dist|ed|Dep)/u.test(after) ? sayOrdinal(ordinal) : null
}

/** "123 F.3d 456" and "9th Cir.". */
const sayReporter: SayRule = ({ bare, before }) => {
  const [, series = ''] = /^F\.(\d)d$/u.exec(bare) ?? []
  if (series) return ['F', ...sayOrdinal(series)]
  if (bare === 'Cir' && /^\d+(?:st|nd|rd|th|d)$|^D\.C$/u.test(before)) return ['circuit']
  return bare === 'Supp' && before.startsWith('F') ? ['supplement'] : null
}

export const lawRules: readonly SayRule[] = [
  sayClauses,
  sayNumberedLaw,
  sayItem,
  sayDocket,
  saySections,
  sayRules,
  sayReporter,
]
