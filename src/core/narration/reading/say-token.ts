import { abbreviations } from './abbreviations.ts'
import { sayAmountSign } from './amount-signs.ts'
import { sayAbbreviation } from './say-abbreviation.ts'
import { addressRules } from './say-address.ts'
import { chemistryRules } from './say-chemistry.ts'
import { clinicalRules } from './say-clinical.ts'
import { codeRules } from './say-code.ts'
import { dateRules } from './say-date.ts'
import { sayFirst } from './say-first.ts'
import { formulaRules, looseFormulaRules } from './say-formula.ts'
import { lawRules } from './say-law.ts'
import { measureRules, sayUnitAlone } from './say-measure.ts'
import { moneyRules } from './say-money.ts'
import { musicRules } from './say-music.ts'
import { sayName } from './say-name.ts'
import { sayCardinal } from './say-number.ts'
import { numeralRules } from './say-numeral.ts'
import { referenceRules } from './say-reference.ts'
import { resultRules } from './say-result.ts'
import { saySigns, signRules } from './say-signs.ts'
import { technicalRules } from './say-technical.ts'
import { spellOut } from './spell-out.ts'
import { phoneRules, timeRules } from './say-time.ts'
import type { Token } from './spoken-token.ts'
import { describePart, describeToken, type SayRule, type TokenContext } from './token-context.ts'

/** What is said for the word at `at`; nothing where it has been said with another. */
export function sayToken(tokens: readonly Token[], at: number): string[] {
  const override = tokens[at]?.override
  return override ?? sayInContext(describeToken(tokens, at))
}

const rules: readonly SayRule[] = [
  ...codeRules,
  ...addressRules,
  ...technicalRules,
  ...formulaRules,
  ...chemistryRules,
  ...musicRules,
  ...lawRules,
  ...clinicalRules,
  ...resultRules,
  ...referenceRules,
  sayAbbreviation,
  ...dateRules,
  ...timeRules,
  ...phoneRules,
  ...moneyRules,
  // Before powers: "m²" after a number is an area.
  sayUnitAlone,
  ...numeralRules,
  ...measureRules,
  ...signRules,
  ...looseFormulaRules,
  sayName,
]

function sayInContext(context: TokenContext): string[] {
  return sayFirst(rules, context) ?? sayParts(context)
}

/** Words joined by hyphens, slashes and signs; each part is looked at alone. */
function sayParts(context: TokenContext): string[] {
  const { bare } = context
  const [, sign = '', rest = ''] = /^([±≈≤≥<>~])(\d.*)$/u.exec(bare) ?? []
  if (rest) return [...sayAmountSign(sign), ...sayInContext({ ...context, bare: rest })]
  const parts = bare
    .replaceAll(/(?<=\p{L})\.(?=[-–—]\p{L})/gu, '')
    .split(/(->|=>|::|(?<=\p{Ll})\.(?=\p{Ll})|[-–—/&+=@·•…_√→×÷≈≠≤≥<>]|(?<=\p{L}{2})\.(?=\p{L}))/u)
    .filter(Boolean)
  // The "AT" of "AT&T" is no word.
  if (/^\p{Lu}{1,3}(?:&\p{Lu}{1,3})+s?$/u.test(bare)) return sayInitials(parts)
  if (parts.length > 1)
    return parts.flatMap(
      (part, at) =>
        sayJoined(parts, at) ?? saySigns(part) ?? sayInContext(describePart(part, context)),
    )
  // What is left of signs and of the small figures of footnotes is not said.
  const plain = bare.replaceAll(/[^\p{L}\p{M}\p{Nd}'’]/gu, '')
  if (!/[\p{L}\p{Nd}]/u.test(plain)) return saySigns(bare) ?? []
  if (plain !== bare) {
    // "file(s)" and "TL;DR" are one word; what any other sign holds apart is said as several.
    const pieces = /^\p{L}+\((?:e?s|ies|e?d|r|rs|e?n|y|al)\)?$|^\p{Lu}{2,3};\p{Lu}{2,3}$/u.test(
      bare,
    )
      ? [plain]
      : (bare.match(/[\p{L}\p{M}\p{Nd}'’]+/gu) ?? [])
    return pieces.length > 1
      ? pieces.flatMap((piece) => sayInContext(describePart(piece, context)))
      : sayInContext({ ...context, bare: plain })
  }
  const runs = bare.match(/\d+|\D+/gu) ?? []
  return runs.flatMap((run) =>
    /\d/u.test(run) ? sayCardinal(run) : [run.toLowerCase().replaceAll('’', "'")],
  )
}

/** "AT&T", "Q&As". */
const sayInitials = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const letters = spellOut(part.replace(/s$/u, ''))
    return (
      saySigns(part) ??
      (part.endsWith('s') ? [...letters.slice(0, -1), `${letters.at(-1)}'s`] : letters)
    )
  })

const shortName =
  /^(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/iu
const pointInTime =
  /^(?:\d{1,2}(?::\d\d)?(?:[ap]\.?m\.?)?|[ap]\.?m|\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu
/** Half-years, quarters and decades. */
const period = /^(?:[QH][1-4]|['’]?\d{1,3}0s)$/u
const partOfTime = /^(?:early|mid|late)$/iu
const counted = /^\p{Ll}{2,}s$/u
const perWhat =
  /^(?:second|minute|hour|day|week|month|quarter|year|gallon|liter|mile|kilometer|person|user|unit|employee|customer)$/u
/** "tons/axle"; but "cats/dogs". */
const isSingle = (word: string): boolean => perWhat.test(word) || /^[a-z]{3,}(?<!s)$/u.test(word)
const shortTime: ReadonlyMap<string, string> = new Map([
  ['s', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['d', 'day'],
])
const choice = /^(?:s?he|his|hers?|him|them|they|yes|no|true|false)$/iu

const isPoint = (text: string): boolean =>
  pointInTime.test(text) || shortName.test(text) || period.test(text)
const isNumber = (text: string): boolean => /^\d+$/u.test(text)

/** "Mon–Fri", "10am–4pm", "Q1–Q3", "A–Z" and the "2024–May" of two months. */
const isRange = (from: string, to: string): boolean =>
  (isPoint(from) && isPoint(to)) ||
  `${from}${to}` === 'AZ' ||
  (/^\d{4}$/u.test(from) && /^\p{L}{3,}$/u.test(to) && isPoint(to))

/** A range has "to" in its middle, "he/she" has "or" and "miles/hour" "per". */
function sayJoined(parts: readonly string[], at: number): string[] | null {
  const [before = '', part = '', after = ''] = [parts[at - 1], parts[at], parts[at + 1]]
  // "postgresql.conf", "tx.send"
  if (part === '.') return ['dot']
  if (/^[-–—]$/u.test(part)) {
    // "3-2-1" counts down, "9-1-1" is dialled.
    if (parts.length > 3 && isNumber(before) && isNumber(after)) return []
    if (isRange(before, after)) return ['to']
    if (isPoint(before) && partOfTime.test(after)) return ['to']
  }
  if (part === '/' && counted.test(before) && (isSingle(after) || shortTime.has(after)))
    return ['per']
  // "positions/s"
  const time = before === '/' && counted.test(parts[at - 2] ?? '') ? shortTime.get(part) : undefined
  if (time) return [time]
  // "churn/month"; but "month/year".
  if (part === '/' && perWhat.test(after) && /^\p{Ll}{4,}$/u.test(before) && !perWhat.test(before))
    return ['per']
  if (part === '/' && choice.test(before) && choice.test(after)) return ['or']
  const isPartial = parts[at - 1] === '-' && partOfTime.test(parts[at - 2] ?? '')
  const isEnd = isPartial || isPoint(at === 0 ? (parts[2] ?? '') : (parts[0] ?? ''))
  return shortName.test(part) && isEnd
    ? (abbreviations.get(part.toLowerCase())?.said.split(' ') ?? null)
    : null
}
