import { amount, amountSign, isOne, sayAmountSign, scaleLetters } from './amount-signs.ts'
import { sayMoney } from './say-money.ts'
import { sayCardinal, sayDecimal, sayPair, sayYear } from './say-number.ts'
import { sayFirst } from './say-first.ts'
import { numeralRules } from './say-numeral.ts'
import { describePart, isAdjective, type SayRule, type TokenContext } from './token-context.ts'
import { onlyAttached, sayUnit, units } from './units.ts'

const measure = new RegExp(`^${amountSign}(${amount})([^\\d\\s]*)$`, 'u')
const range = new RegExp(
  `^[~≈]?(\\p{Sc}?)(${amount})([^\\d\\-–—]*)[-–—](\\p{Sc}?)(${amount})([^\\d-]*)$`,
  'u',
)

/** "12.5%", "-5°C", "~50", "10k", "5kg", "2x", "1,000+". */
const sayMeasure: SayRule = ({ bare, before, after }) => {
  const [, sign = '', number = '', end = ''] = measure.exec(bare) ?? []
  if (!number) return null
  const said = sayEnd(number, end.replace(/\+$/u, ''), { before, after })
  if (!said) return null
  const more = end.endsWith('+') ? ['plus'] : []
  return [...sayAmountSign(sign), ...sayDecimal(number), ...said, ...more]
}

/** Of these there may be millions, and hardly any meters. */
const counted =
  /^(?:people|users|customers|downloads|views|subscribers|lives|jobs|homes|households|copies|units|barrels|tonnes|tons|visitors|deaths|cases|votes|followers|passengers|families|children|workers|patients|records|rows|requests|hits|members|years|soldiers|viewers|dollars|euros|pounds)$/u
const screened = /^(?:videos?|screens|monitors|displays|cameras|movies|films|tvs)$/iu
const beforeDegree = /^(?:angle|turn|view|rotation|heat|weather)/u

function sayEnd(
  number: string,
  end: string,
  { before, after }: Pick<TokenContext, 'before' | 'after'>,
): string[] | null {
  if (end === '') return []
  if (
    /^k$/iu.test(end) &&
    (/^(?:run|race|walk)/u.test(after) || /^r[au]n(?:ning)?$/iu.test(before))
  )
    return ['K']
  if (end === '%') return ['percent']
  if (end === 'x' || end === '×') return ['times']
  if (end === '°' && beforeDegree.test(after)) return ['degree']
  if (end === 'k') return [after === 'gold' ? 'karat' : 'thousand']
  if (end === 'm' && counted.test(after)) return ['million']
  // "4K" is a screen; kelvins have a space before them.
  if (end === 'K')
    return Number(number) > 8 || (isThings(after) && !screened.test(after)) ? ['thousand'] : null
  // "Seat 14B is taken."
  const isCounted = /^[a-z]/u.test(after) && !/^(?:is|are|was|were|and|or|will|has)$/u.test(after)
  if (/^(?:M|B|bn|mn|tn|T)$/u.test(end) && (end.length > 1 || isCounted))
    return [scaleLetters.get(end.toLowerCase()) ?? '']
  return sayUnit(end, isOne(number) || isAdjective(before, after) || /^f\/\d/u.test(after))
}

/** "5-10%", "$5–10", "10–15kg", "10%–20%": what both ends have is said once, "$5M–$10M" but twice. */
const sayRange: SayRule = (context) => {
  const [, first = '', from = '', near = '', second = '', to = '', end = ''] =
    range.exec(context.bare) ?? []
  // The "s" of two decades is no second.
  if (!from || !to || near === 's' || (near && near !== end)) return null
  const article = /^(?:an?|the)$/iu.test(context.before) ? context.before : ''
  const rest = { ...context, bare: `${second || first}${to}${end}`, before: article }
  const last = sayMoney(rest) ?? sayMeasure(rest)
  const scale = scaleLetters.get(near.toLowerCase()) ?? ''
  return last && [...sayDecimal(from), ...(last.includes(scale) ? [scale] : []), 'to', ...last]
}

/** "11 s.", "65 W at most": nothing that a letter could be part of follows. */
const isSurelyUnit = (bare: string, after: string): boolean =>
  /^[sWVJN]$/u.test(bare) &&
  /^(?:|the|it|we|he|she|they|you|this|so|but|then|in|at|of|for|and|or|per|to|on|after|before|later|is|was|with|by|when|each|every)$/u.test(
    after,
  )

/** Of these, things are said to be so large: "20 W bulbs"; others are taken as a quantity. */
const sizes = /^(?:[mcμn]m|[mc]m²|ft|k?W|V|mJ|[MGT]B|px|kN)$/u
const weights = /^(?:[km]?g|oz|lbs?|m?[lL])$/u
/** What comes in sizes. */
const sized =
  /^(?:cube|bulb|bolt|screw|pulse|piece|slice|strip|tile|panel|circuit|board|step|interval|batter|bottle|stick|drive|lens|pipe|cable|rod|sheet|block|layer|disc|square|round|ball|chunk|wheel|tire|plate|nail|hole|gap|beam|wall|shaft|tube|gun|film|band|supply|charger|motor|speaker|laser|camera|tin|pan|border|margin)(?:s|es|y|ies)?$/u
const portions =
  /^(?:bags?|bottles?|tablets?|bars?|blocks?|packs?|tins?|cans?|jars?|weights?|doses?)$/u
/** "2 cm cubes"; but "10 m is" and "5 m takes". */
const isThings = (after: string): boolean =>
  /^\p{Ll}{3,}(?<![suia])s$/u.test(after) &&
  !/^(?:was|has|does|goes|plus|minus|thus|yes|always|perhaps|takes|makes|means|costs|gets|feels|remains|seems|stands|equals|needs|becomes|towards|upwards|downwards|forwards|backwards|times)$/u.test(
    after,
  )

/** "½ mile" and "3/4 mile"; but "7½ miles". */
const currents = /^(?:breaker|fuse|circuit|socket|supply|charger|cable|current|outlet)$/u
const isPartOfOne = /^(?:[½⅓⅔¼¾]|\d+\/\d+$)/u

/** The "L/100" of "7 L/100 km" and the "g/24" of "4 g/24 h". */
function sayPerNumber(bare: string, before: string): string[] | null {
  const [, unit = '', number = ''] = /^(°?\p{L}+(?:\/\p{L}+)*)\/(\d[\d.,]*)$/u.exec(bare) ?? []
  const said = unit && /\d$/u.test(before) ? sayUnit(unit, isOne(before)) : null
  // "10 bar/90 °C" has two sides.
  const isPair = /^(?:bar|psi|[VAWK]|kW|hp|k?Pa|°[CF])$/u.test(unit)
  return said && [...said, ...(isPair ? [] : ['per']), ...sayDecimal(number)]
}

/** "kg" after "5", "ft" after "500 sq". A part of a unit is said like one of it: "half a mile". */
export const sayUnitAlone: SayRule = (context) => {
  const { before, after, earlier, isDotted } = context
  const bare = /^(?:T(?:bsp|sp)|TBSP|TSP|Oz|Lbs?|K[gGmM])$/u.test(context.bare)
    ? context.bare.toLowerCase()
    : context.bare
  // "RR 16, T 37.2 °C".
  if (context.beginsClause) return null
  if (before === 'per' && !onlyAttached.has(bare)) return sayUnit(bare, true)
  const every = sayPerNumber(bare, before)
  if (every) return every
  // "½ hr" is a part of one.
  if (/^[¼¾⅓⅔]$/u.test(before) && /^(?:h|hr|hour)$/u.test(bare)) return ['of', 'an', 'hour']
  if (bare === 'in' && isDotted && /\d$/u.test(before)) return [isOne(before) ? 'inch' : 'inches']
  const isSide = /^[x×]$/u.test(earlier[1] ?? '') && /\d$/u.test(before)
  if (bare === 'in' && isSide && !/^[a-z]/u.test(after)) return ['inches']
  if (bare === 'in' && /^\d+$/u.test(before) && /^(?:ft|feet|foot)$/u.test(earlier[1] ?? ''))
    return [isOne(before) ? 'inch' : 'inches']
  const isSquare = before === 'sq' || before === 'cu' || before === 'fl'
  const number = isSquare ? (earlier[1] ?? '') : before
  const [, digits] = /(?:^|[^\p{L}])(\d[\d.,]*|\d+⁻?[⁰¹²³⁴-⁹]+|[½⅓⅔¼¾])$/u.exec(number) ?? []
  if (!digits || (onlyAttached.has(bare) && bare !== 'pt' && !isSurelyUnit(bare, after)))
    return null
  if (
    bare === 'pt' &&
    earlier.some((word) => /^(?:font|type|text|size|arial|helvetica)$/iu.test(word))
  )
    return ['point']
  if (bare === 'pt') return null
  if (bare === '%') return ['percent']
  if (bare === 'A') return isThings(after) || currents.test(after) ? ['amp'] : null
  if (bare === 'sq') return ['square']
  if (bare === 'cu') return ['cubic']
  const isOfNoun =
    isAdjective(earlier[isSquare ? 2 : 1] ?? '', after) ||
    (sizes.test(bare) && sized.test(after)) ||
    (/^[x×]$/u.test(earlier[1] ?? '') && isAdjective('a', after)) ||
    (weights.test(bare) && portions.test(after))
  return sayUnit(
    bare,
    isOfNoun || isOne(digits) || (isPartOfOne.test(number) && !/^[KMGT]B$/u.test(bare)),
  )
}

/** Units that nobody takes for something else, without a number before them. */
const sayBareUnit: SayRule = ({ bare, before }) =>
  /^(?:[kMGT]Wh?|[kMG]Hz|[KMG]B|[MG]bps|k[gm]|[cm]m|mph|m\/s²?|(?:k[gmW]|[cm]m|m?mol|m?Eq|ng|I?U|kN|[mμ]?g|[mdμ]?L|[KMGT]B|W)\/(?:hr?|s|min|day|k?m[²³23]?|cm[²³23]?|m?L|[dμ]L|kg))$/u.test(
    bare,
  )
    ? sayUnit(bare, /^(?:an?|each|one|every)$/iu.test(before))
    : null

/** "5'10" is "five foot ten". */
const sayHeight: SayRule = ({ bare }) => {
  const [, feet, inches] = /^(\d)['’′](\d{1,2})$/u.exec(bare) ?? []
  return feet && inches ? [...sayCardinal(feet), 'foot', ...sayCardinal(inches)] : null
}

const hasSides =
  /^(?:mm|cm|m|km|ft|in|inch|px|grid|matrix|board|array|table|photo|print|pan|relay|block|kernel)$/u

/** "1920x1080" and the "x" of "10 x 12". */
const sayDimensions: SayRule = ({ bare, before, after, afterThat }) => {
  // "3×4" is a sum, but a screen has hundreds.
  const sides =
    /^\d+(?:x\d+)+$|^\d{3,4}×\d{3,4}$/u.test(bare) ||
    (/^\d+(?:×\d+)+$/u.test(bare) && (hasSides.test(after) || /^an?$/iu.test(before)))
      ? bare.split(/[x×]/u)
      : []
  if (sides.length > 0)
    return sides.flatMap((side, at) =>
      (at === 0 ? [] : ['by']).concat(side.length === 3 ? sayPair(side) : sayYear(side)),
    )
  if (!/^[x×]$/u.test(bare) || !/^\d/u.test(after)) return null
  // "26 m × 26 m"
  if (/^(?:[mck]?m|ft|in)$/u.test(before)) return ['by']
  if (!/\d/u.test(before)) return null
  return afterThat === '=' ||
    (bare === '×' && !/^k?m$/u.test(afterThat) && !sizes.test(afterThat) && afterThat !== 'in')
    ? ['times']
    : ['by']
}

/** `9″` and `¾″`: inches. */
const sayInches: SayRule = ({ bare, after }) => {
  const [, number = ''] = /^(\d[\d./½¼¾⅛]*|[½¼¾⅛])″$/u.exec(bare) ?? []
  const said = number && sayFirst([...numeralRules, sayMeasure], describePart(number))
  if (!said) return null
  const isFraction = /^\d+\/\d+$|^[½¼¾⅛]$/u.test(number)
  const width = isFraction ? said.map((word) => word.replace('quarters', 'quarter')) : said
  return [...width, isOne(number) || isFraction || isAdjective('a', after) ? 'inch' : 'inches']
}

/** "2.5-cm" and "2.2-kW" stand before a noun. */
const sayMeasureOf: SayRule = ({ bare }) => {
  const [, number = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?)-(\p{L}+[²³]?)$/u.exec(bare) ?? []
  const isUnit = unit !== 's' && units.has(unit) && !/^(?:N|F|J|K|pt|bar)$/u.test(unit)
  return isUnit ? [...sayDecimal(number), ...(sayUnit(unit, true) ?? [])] : null
}

/** "1–1½ hrs." */
const sayFractionRange: SayRule = ({ bare }) => {
  const [, from = '', to = ''] = /^(\d*[½¼¾⅓⅔]|\d+)[-–](\d*[½¼¾⅓⅔])$/u.exec(bare) ?? []
  if (!to) return null
  const [first, last] = [from, to].map(
    (side) => sayFirst(numeralRules, describePart(side)) ?? sayCardinal(side),
  )
  return [...(first ?? []), 'to', ...(last ?? [])]
}

/** "M6×20" and "10W-40". */
const sayGraded: SayRule = ({ bare }) => {
  const [, size, length] = /^M(\d+)[×x](\d+)$/u.exec(bare) ?? []
  if (size && length) return ['M', ...sayCardinal(size), 'by', ...sayCardinal(length)]
  const [, cold, warm] = /^(\d{1,2})W-(\d{2})$/u.exec(bare) ?? []
  return cold && warm ? [...sayCardinal(cold), 'W', ...sayCardinal(warm)] : null
}

/** "9×13-inch" and "24×36mm". */
const sayLength: SayRule = ({ bare }) => {
  const [, sides = '', unit = ''] = /^(\d+(?:[x×]\d+)+)-?(\p{Ll}{1,6})$/u.exec(bare) ?? []
  const said = units.has(unit) ? sayUnit(unit, true) : /^(?:inch|foot|meter)$/u.test(unit) && [unit]
  if (!sides || !said) return null
  return [
    ...sides
      .split(/[x×]/u)
      .flatMap((side, at) => (at === 0 ? [] : ['by']).concat(sayCardinal(side))),
    ...said,
  ]
}

/** "Ø 20 mm" and "Ø20". */
const sayDiameter: SayRule = ({ bare, after }) => {
  const [, number = ''] = /^[Ø⌀](\d[\d.]*)?$/u.exec(bare) ?? []
  if (!/^[Ø⌀]/u.test(bare) || (number === '' && !/^\d/u.test(after))) return null
  return ['diameter', ...(number ? sayDecimal(number) : [])]
}

export const measureRules: readonly SayRule[] = [
  sayHeight,
  sayInches,
  sayMeasureOf,
  sayFractionRange,
  sayGraded,
  sayLength,
  sayDiameter,
  sayDimensions,
  sayRange,
  sayMeasure,
  sayBareUnit,
]
