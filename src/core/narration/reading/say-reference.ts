import { isPronounceable, letterAcronyms, wordAcronyms } from './acronyms.ts'
import { abbreviations } from './abbreviations.ts'
import { sayPath } from './say-address.ts'
import { sayName } from './say-name.ts'
import { sayCardinal, sayDecimal, sayDigits, sayPair, sayYear } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import { describePart, type SayRule } from './token-context.ts'
import { units } from './units.ts'

const sayPart = (part: string): string[] => sayName(describePart(part)) ?? [part.toLowerCase()]

const numberedPlace =
  /^(?:listings?|figures?|figs?|tables?|examples?|exhibits?|equations?|problems?|exercises?|plates?|forms?|diagrams?)$/iu

/** "Listing 12-3": the third of the twelfth chapter, and no range. */
const sayPlaceNumber: SayRule = ({ bare, before }) => {
  const [, number, letter] = /^(\d{1,3})([a-z])$/u.exec(bare) ?? []
  if (number && letter && numberedPlace.test(before))
    return [...sayCardinal(number), ...spellOut(letter)]
  const [, whole, from = '', to = ''] = /^(\d{1,3})([a-h])[-–]([a-h])$/u.exec(bare) ?? []
  if (whole) return [...sayCardinal(whole), ...spellOut(from), 'to', ...spellOut(to)]
  const [, first, second] = /^(\d{1,3})[-–](\d{1,3})$/u.exec(bare) ?? []
  if (!first || !second || !numberedPlace.test(before)) return null
  const middle = /s$/iu.test(before) ? ['to'] : []
  return [...sayCardinal(first), ...middle, ...sayCardinal(second)]
}

/** "section F.4.1". */
const sayLetteredSection: SayRule = ({ bare }) => {
  const [letter, ...numbers] = /^\p{Lu}(?:\.\d{1,3})+$/u.test(bare) ? bare.split('.') : []
  return letter
    ? [letter, ...numbers.flatMap((number) => ['point'].concat(sayCardinal(number)))]
    : null
}

const standards = /^(?:RFC|IEEE|ECMA)$/u

const sayStandardNumber = (digits: string): string[] =>
  digits.length === 4 ? sayYear(digits) : sayPair(digits)

/** "RFC 959" and "RFC-4180". */
const sayStandard: SayRule = ({ bare, before }) => {
  if (standards.test(before) && /^\d{3,4}$/u.test(bare)) return sayStandardNumber(bare)
  const [, name = '', digits = ''] = /^([A-Z]+)-(\d{3,4})$/u.exec(bare) ?? []
  return standards.test(name)
    ? [...(sayName(describePart(name)) ?? []), ...sayStandardNumber(digits)]
    : null
}

/** "0x1F": digit by digit. */
const sayHexadecimal: SayRule = ({ bare }) => {
  const [, minus = '', digits = ''] = /^([-−]?)0x([\da-f]+)$/iu.exec(bare) ?? []
  if (!digits) return null
  const said = Array.from(digits).flatMap((one) =>
    /\d/u.test(one) ? sayDigits(one) : spellOut(one),
  )
  return [...(minus ? ['minus'] : []), 'zero', 'X', ...said]
}

const commands =
  /^(?:ls|rm|cp|mv|ps|du|df|tar|grep|chmod|git|docker|curl|ssh|mkdir|sort|tail|head|commit|pip|npm|unzip|cat)$/u

/** "-l" and "--dry-run" are written after a command. */
const sayFlag: SayRule = ({ bare, before }) => {
  const [, dashes = '', name = ''] = /^(--?)(\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)*)$/u.exec(bare) ?? []
  const isJoined = dashes === '-' && name.length > 1
  if (!name || (isJoined && !(name.length < 5 && commands.test(before)))) return null
  const parts = name.split('-')
  const said =
    dashes === '-'
      ? spellOut(name)
      : parts.flatMap((part) => (/^\d+$/u.test(part) ? sayCardinal(part) : sayPart(part)))
  return [...(dashes === '--' ? ['dash'] : []), 'dash', ...said]
}

/** "MyBox<T>": a kind of thing, and of what. */
const sayGeneric: SayRule = ({ bare }) => {
  const [, name = '', of = '', isMany] = /^(\p{L}\p{L}+)<(\p{L}+)(\[?)\]?>?$/u.exec(bare) ?? []
  if (name) return [...sayPart(name), 'of', ...sayPart(of), ...(isMany ? ['array'] : [])]
  const [, listed] = /^(\p{L}{2,})\[\]?$/u.exec(bare) ?? []
  return listed ? [...sayPart(listed), 'array'] : null
}

/** "INT64_MIN" is said in words: whoever writes programs shouts in them. */
const sayConstant: SayRule = ({ bare }) => {
  if (!/^\p{Lu}[\p{Lu}\d]*(?:_[\p{Lu}\d]+)+$/u.test(bare)) return null
  const runs = bare.match(/\d+|\p{Lu}+/gu) ?? []
  return runs.flatMap((run) => {
    if (/\d/u.test(run)) return sayCardinal(run)
    if (letterAcronyms.has(run)) return spellOut(run)
    return wordAcronyms.has(run) || (isPronounceable(run) && run.length > 2)
      ? [run.toLowerCase()]
      : sayPart(run)
  })
}

/** "Q4'24". */
const sayQuarter: SayRule = ({ bare }) => {
  const [, letter, number = '', year = ''] = /^([QH])([1-4])['’](\d\d)$/u.exec(bare) ?? []
  return letter ? [letter, ...sayCardinal(number), ...sayCardinal(year)] : null
}

/** "1:50,000", as maps are drawn. */
const sayScale: SayRule = ({ bare }) => {
  const [, whole] = /^1:(\d{1,3}(?:,\d{3})+|\d{4,})$/u.exec(bare) ?? []
  return whole ? ['one', 'to', ...sayCardinal(whole.replaceAll(',', ''))] : null
}

const amountOf =
  /^(?:percent|dollars|euros|pounds|francs|million|billion|trillion|per|points|times|degrees|\p{Sc}.*|%.*)$/iu

/** "at 17.30", as many write the time; but "at 17.30 euros". */
const sayDottedClock: SayRule = ({ bare, before, after }) => {
  const [, hour, minute = ''] = /^(\d{1,2})\.([0-5][05])$/u.exec(bare) ?? []
  const isHour = Number(hour) > 6 && Number(hour) < 24
  if (!hour || !isHour || !/^(?:at|until|till)$/iu.test(before) || amountOf.test(after)) return null
  return [...sayCardinal(hour), ...(minute === '00' ? [] : sayPair(`0${minute}`).slice(1))]
}

/** "ext. 4471" is dialled, and "CO 80302" is a place. */
const sayExtension: SayRule = ({ bare, before }) => {
  const isDialled = /^\d{4,5}$/u.test(bare) && /^ext(?:ension)?$/iu.test(before)
  const isPlace = /^\d{5}$/u.test(bare) && (states.has(before) || /^zip$/iu.test(before))
  return isDialled || isPlace ? sayDigits(bare) : null
}

const sayState: SayRule = ({ bare, after }) =>
  /^\d{5}$/u.test(after) ? (states.get(bare)?.split(' ') ?? null) : null

const states: ReadonlyMap<string, string> = new Map(
  `AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut,
  DE delaware, FL florida, GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa,
  KS kansas, KY kentucky, LA louisiana, ME maine, MD maryland, MA massachusetts, MI michigan,
  MN minnesota, MS mississippi, MO missouri, MT montana, NE nebraska, NV nevada, NH new hampshire,
  NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio,
  OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota,
  TN tennessee, TX texas, UT utah, VT vermont, VA virginia, WA washington, WV west virginia,
  WI wisconsin, WY wyoming, DC D C`
    .split(/,\s+/u)
    .map((state): [string, string] => [state.slice(0, 2), state.slice(3)]),
)

/** "0900 hrs". */
const sayMilitaryTime: SayRule = ({ bare, after }) => {
  const [, hour = '', minute = ''] = /^(0\d|1\d|2[0-3])([0-5]\d)$/u.exec(bare) ?? []
  if (!hour || !/^(?:hrs|hours)$/iu.test(after)) return null
  const first = [...(hour.startsWith('0') ? ['oh'] : []), ...sayCardinal(hour)]
  return [...first, ...(minute === '00' ? ['hundred'] : sayPair(`0${minute}`).slice(1))]
}

const raced = /^(?:ran|run|runs|running|finished|race|time|in|of)$/iu

const racing = /^(?:ran|runs?|running|split|PB|pace|race[ds]?|jog\w*|parkrun)$/iu

/** "in 41:07": minutes and seconds. */
const sayRaceTime: SayRule = ({ bare, before, earlier }) => {
  const [, minutes = '', seconds = ''] = /^(\d{2}):([0-5]\d)$/u.exec(bare) ?? []
  const isTime =
    Number(minutes) > 24 &&
    (seconds.startsWith('0') || raced.test(before) || earlier.some((word) => racing.test(word)))
  return isTime ? [...sayCardinal(minutes), ...sayPair(`0${seconds}`).slice(1)] : null
}

/** "He ran the 10k." */
const sayRace: SayRule = ({ bare, earlier, after }) => {
  const [, number] = /^(\d{1,3})k$/u.exec(bare) ?? []
  return number && (earlier.slice(0, 4).some((word) => racing.test(word)) || /^PB$/u.test(after))
    ? [...sayCardinal(number), 'K']
    : null
}

const winds: ReadonlyMap<string, string> = new Map([
  ['N', 'north'],
  ['S', 'south'],
  ['E', 'east'],
  ['W', 'west'],
])

const corners: ReadonlyMap<string, string> = new Map([
  ['NE', 'northeast'],
  ['NW', 'northwest'],
  ['SE', 'southeast'],
  ['SW', 'southwest'],
])

/** "46°N", the "N" of "48.9° N", and the "W" of "W 23rd St.". */
const sayBearing: SayRule = ({ bare, before, after }) => {
  const [, number, wind = ''] = /^(\d+(?:\.\d+)?)°([NSEW])$/u.exec(bare) ?? []
  if (number) return [...sayDecimal(number), 'degrees', winds.get(wind) ?? '']
  const said = winds.get(bare)
  const both = corners.get(bare)
  if (both && (/^of$/u.test(after) || /^(?:from|to|the|wind|winds)$/u.test(before))) return [both]
  const isOfRoad = /^(?:I|US|SR|M|A)-\d+$/u.test(before)
  return said && (isOfRoad || /\d[°′″]$/u.test(before) || /^\d+(?:st|nd|rd|th)$/u.test(after))
    ? [said]
    : null
}

const lasting: ReadonlyMap<string, string> = new Map([
  ['yr', 'year'],
  ['hr', 'hour'],
  ['mo', 'month'],
  ['wk', 'week'],
  ['min', 'minute'],
  ['sec', 'second'],
])

/** "a 5-yr. plan". */
const sayLasting: SayRule = ({ bare }) => {
  const [, number, unit = ''] = /^(\d+)-(\p{Ll}+)$/u.exec(bare) ?? []
  const said = lasting.get(unit)
  return number && said ? [...sayCardinal(number), said] : null
}

const portion = /^(?:k?g|mg|m?l|mL|oz|lbs?|cups?|[MG]bps|[MGT]B|k?W|m?A|mAh|k?V)$/u

/** "2 x 250 g" is taken twice; "10 x 20" has two sides. */
const sayTimes: SayRule = ({ bare, before, after, afterThat }) =>
  /^[x×]$/u.test(bare) &&
  /^\d{1,2}$/u.test(before) &&
  /^\d+$/u.test(after) &&
  portion.test(afterThat)
    ? ['times']
    : null

const flown = /^(?:Boeing|Airbus|planes?|jets?|aircraft|airliners?|flown?|flies|flew|A3\d\d.*)$/u

/** "the 737 MAX". */
const sayJet: SayRule = ({ bare, after, earlier }) => {
  const [, model, series] = /^(7[0-8]7)-(\d{1,4})$/u.exec(bare) ?? []
  const [, letter, numbers = ''] = /^(\p{Lu})-(\d{3})$/u.exec(bare) ?? []
  if (letter) return [letter, ...sayPair(numbers)]
  if (model && series) return [...sayPair(model), ...sayCardinal(series)]
  const isFlown = earlier.some((word) => flown.test(word))
  if (isFlown && /^7[0-8]7$/u.test(bare))
    return bare === '777' ? ['triple', 'seven'] : sayPair(bare)
  return /^7\d7$/u.test(bare) && /^(?:MAX|Dreamliner|jets?|aircraft|plane|fleet)$/u.test(after)
    ? sayPair(bare)
    : null
}

const sides: ReadonlyMap<string, string> = new Map([
  ['L', 'left'],
  ['R', 'right'],
  ['C', 'center'],
])

/** "Runway 27L". */
const sayRunway: SayRule = ({ bare, before }) => {
  const [, number, side = ''] = /^(\d{1,2})([LRC])$/u.exec(bare) ?? []
  return number && /^(?:runway|rwy)$/iu.test(before)
    ? [...sayCardinal(number), sides.get(side) ?? '']
    : null
}

/** "10.0.0.0/8". */
const sayNetwork: SayRule = ({ bare }) => {
  const [, address = '', bits] = /^((?:\d{1,3}\.){3}\d{1,3})\/(\d{1,2})$/u.exec(bare) ?? []
  return bits ? [...sayPath(address), 'slash', ...sayCardinal(bits)] : null
}

/** "ssh" and "pnpm": nobody could say them as words. Sounds that people make are written so, too. */
const saySmallLetters: SayRule = ({ bare, before }) =>
  /^[b-df-hj-np-tv-xz]{2,4}$/u.test(bare) &&
  !/\d$/u.test(before) &&
  !sounds.has(bare) &&
  !abbreviations.has(bare) &&
  !units.has(bare)
    ? spellOut(bare)
    : null

const sounds = new Set(
  'hmm hm mm mmm shh sh psst pst brr brrr tsk pfft grr grrr nth zzz th nd st rd ch ll'.split(' '),
)

const moved = /^(?:up|down|by|rose|fell|grew|gained|lost|of|points?)$/iu

/** What is short only beside a number, or after "per". */
const sayBesideNumber: SayRule = ({ bare, before, after, earlier }) => {
  const isCounted = /\d$/u.test(before)
  if (bare === 'bps' && isCounted) return ['basis', 'points']
  if (bare === 'd' && isCounted) return before === '1' ? ['day'] : ['days']
  if (/^mo$/u.test(bare) && before === 'per') return ['month']
  if (/^mos?$/u.test(bare) && isCounted) return before === '1' ? ['month'] : ['months']
  if (/^wks?$/u.test(bare))
    return bare === 'wk' && !(isCounted && before !== '1') ? ['week'] : ['weeks']
  if (bare === 'V' && isCounted) return ['volts']
  if (bare === 'A' && isCounted && /^(?:at|of|and|or|)$/u.test(after)) return ['amps']
  if (bare === 'ppl') return ['people']
  if (bare === 'pp' && isCounted)
    return earlier.some((word) => moved.test(word)) ? ['percentage', 'points'] : ['pages']
  if (bare === 'c' && isCounted && after === 'of') return [before === '1' ? 'cup' : 'cups']
  if (bare === 'vol' && before.endsWith('%')) return ['by', 'volume']
  if (bare === 'fl' && after === 'oz') return ['fluid']
  const [, side, other] = /^(\d)v(\d)$/u.exec(bare) ?? []
  if (side && other) return [...sayCardinal(side), 'versus', ...sayCardinal(other)]
  const [, stars] = /^([1-7])\*$/u.exec(bare) ?? []
  if (stars) return [...sayCardinal(stars), 'star']
  if (/^p(?:\.|\/)a$/iu.test(bare)) return ['per', 'annum']
  return /^Rm$/u.test(bare) && /^[A-Z]?\d/u.test(after) ? ['room'] : null
}

/** Numbers and names that point to something: places in a text, standards, flags, constants. */
export const referenceRules: readonly SayRule[] = [
  sayPlaceNumber,
  sayStandard,
  sayHexadecimal,
  sayFlag,
  sayGeneric,
  sayConstant,
  sayQuarter,
  sayScale,
  sayDottedClock,
  sayExtension,
  sayState,
  sayLetteredSection,
  sayMilitaryTime,
  sayRaceTime,
  sayRace,
  sayBearing,
  sayLasting,
  sayTimes,
  sayJet,
  sayRunway,
  sayNetwork,
  sayBesideNumber,
  saySmallLetters,
]
