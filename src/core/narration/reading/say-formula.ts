import { sayAmountSign } from './amount-signs.ts'
import { greekLetters } from './greek-letters.ts'
import { sayCardinal, sayDecimal } from './say-number.ts'
import { sayPower } from './say-numeral.ts'
import { saySigns } from './say-signs.ts'
import { spellOut } from './spell-out.ts'
import { describePart, type SayRule } from './token-context.ts'
import { sayUnit, units } from './units.ts'

const operand = String.raw`(?:\d+\p{Ll}(?!\p{L})|\d+(?:\.\d+)?|\p{L}+)(?:[⁰¹²³⁴-⁹⁻ⁿˣⁱ]+|\^\d+|\*\*\d+)?`
const formula = new RegExp(`^[−-]?${operand}(?:[+×*·⋅=÷−<>/-]${operand})+$`, 'u')
const pieces = new RegExp(`${operand}|[+×*·⋅=÷−<>/|,-]`, 'gu')
const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '*': 'times',
    '·': 'times',
    '⋅': 'times',
    '-': 'minus',
    '−': 'minus',
    '/': 'over',
    '|': 'given',
    ',': '',
    '<': 'is less than',
    '>': 'is greater than',
  }),
)

/** What a formula says from left to right; null where something in it is none. */
function sayExpression(text: string): string[] | null {
  const parts = text.match(pieces) ?? []
  if (parts.join('') !== text) return null
  return parts.flatMap(sayPiece)
}

function sayPiece(part: string): string[] {
  const [, factor, letter] = /^(\d+)(\p{Ll})$/u.exec(part) ?? []
  if (factor && letter) return sayCardinal(factor).concat(spellOut(letter))
  const sign = operators.get(part)?.split(' ').filter(Boolean) ?? saySigns(part)
  if (sign) return sign
  const power = sayPower(describePart(part))
  if (power) return power
  if (/^\d/u.test(part)) return sayDecimal(part)
  return part.length <= 2 ? spellOut(part) : [part.toLowerCase()]
}

/** "2+2=4", "3×4", "E=mc²", "6.02×10²³", "1/2ⁿ". */
const sayFormula: SayRule = ({ bare }) =>
  formula.test(bare) &&
  /[=×÷*·⋅⁰¹²³⁴-⁹ⁿˣ^]|\d\+\d|^[−-]?\d*\p{Ll}[-−+/]\d+\p{Ll}?$|^1\/\p{Ll}$/u.test(bare)
    ? sayExpression(bare)
    : null

const isOperator = (text: string): boolean =>
  /^(?:[=+−×÷<>≤≥≈≠≡∈∪∩*→-]|[!=]==?|&&|\|\|)$/u.test(text)

/** "a + b": an "a" that is no article. */
const sayVariable: SayRule = ({ bare, before, after }) =>
  bare === 'a' && (isOperator(before) || isOperator(after)) ? ['A'] : null

/** "3x + 2" and "2x²"; but "2x faster", and "5 m²" is an area. */
const sayCoefficient: SayRule = ({ bare, before, after }) => {
  const [, factor, letters = '', power = ''] =
    /^(\d+(?:\.\d+)?|½)(\p{Ll}{1,2})([²³⁴ⁿ]?)$/u.exec(bare) ?? []
  if (!factor || units.has(letters + power)) return null
  const isInFormula = factor === '½' || power !== '' || isOperator(before) || isOperator(after)
  const base = letters.slice(0, -1)
  const raised = power ? sayPower(describePart(letters.slice(-1) + power)) : null
  return isInFormula
    ? [
        ...(factor === '½' ? ['one', 'half'] : sayDecimal(factor)),
        ...spellOut(base),
        ...(raised ?? spellOut(letters.slice(-1))),
      ]
    : null
}

/** "F = ma", "PV = nRT" and "y = mx + b": letters that stand for quantities. */
const sayProduct: SayRule = ({ bare, before, after, earlier }) => {
  const isRight = before === '=' && /^\p{L}{1,2}$/u.test(earlier[1] ?? '')
  const isLeft = after === '=' && /^\p{Lu}{2}$/u.test(bare)
  return isLeft || (isRight && /^(?:\p{L}{2}|\p{Ll}\p{Lu}{1,2})$/u.test(bare))
    ? spellOut(bare)
    : null
}

/** "f(x)", "O(n²)", "P(A|B)", "E[X]" and "f′(x)"; "O(n log n)" is several words, and this is the first. */
const sayFunction: SayRule = ({ bare }) => {
  const [, name, prime, of = ''] = /^([A-Zfgh])(['’′]?)[([]([^()[\]]{1,9})[)\]]?$/u.exec(bare) ?? []
  if (!name || (of.length > 1 && /^\p{L}+$/u.test(of))) return null
  const said = sayExpression(of)
  return said && [...spellOut(name), ...(prime ? ['prime'] : []), 'of', ...said]
}

const functions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sin: 'sine',
    cos: 'cosine',
    tan: 'tangent',
    log: 'log',
    ln: 'natural log',
    exp: 'E to the',
  }),
)
const greek = 'αβγδθλμπσφω'
const namedFunction = new RegExp(
  String.raw`^(sin|cos|tan|log|ln|exp)(?:([²³])(\d*[\p{Ll}${greek}]?)|(\d*[${greek}])|\((\d*\p{Ll}?)\)?)?$`,
  'u',
)

/** "sin²θ", "cos(x)" and the "ln" of "ln x"; but "a sin" is none. */
const sayNamedFunction: SayRule = ({ bare, after }) => {
  const [, name = '', power = '', ...given] = namedFunction.exec(bare) ?? []
  const of = given.find(Boolean) ?? ''
  const said = functions.get(name)
  if (!said || !(power || of || /^(?:\p{L}|\d.*)$/u.test(after) || greekLetters.has(after)))
    return null
  const raised = power === '²' ? ['squared'] : power ? ['cubed'] : []
  const [, factor = '', letter = ''] = /^(\d*)(.*)$/u.exec(of) ?? []
  return [
    ...said.split(' '),
    ...raised,
    ...(factor ? sayCardinal(factor) : []),
    ...(letter ? spellOut(letter) : []),
  ]
}

/** "log₂(8)". */
const sayLogarithm: SayRule = ({ bare }) => {
  const [, low = '', of = ''] = /^log([₀-₉]+)\(?([\p{L}\d]*)\)?$/u.exec(bare) ?? []
  if (!low) return null
  const base = low.replaceAll(/[₀-₉]/gu, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
  const said = sayExpression(of)
  return said && ['log', 'base', ...sayCardinal(base), ...(of ? ['of', ...said] : [])]
}

/** "n(n+1)/2". */
const sayFactors: SayRule = ({ bare }) => {
  const [, factor, sum = '', under = ''] =
    /^(\d+|\p{L})\(([^()]+[+−-][^()]+)\)?(?:\/([\p{L}\d]+))?$/u.exec(bare) ?? []
  const said = sayExpression(sum)
  if (!factor || !said) return null
  const over = under ? ['over', ...(sayExpression(under) ?? [])] : []
  return [...(sayExpression(factor) ?? []), 'times', ...said, ...over]
}

/** The "b)²" of "(a + b)²". */
const sayClosedPower: SayRule = ({ bare }) => {
  const [, last = '', power = ''] = /^\(?([^()]+)\)([²³⁴ⁿ])$/u.exec(bare) ?? []
  const said = last ? sayExpression(last) : null
  if (!said) return null
  if (power === '²') return [...said, 'squared']
  if (power === '³') return [...said, 'cubed']
  return [...said, 'to', 'the', ...(power === 'ⁿ' ? ['N'] : ['fourth'])]
}

/** "a:b", and the "t½" of what decays. */
const sayLetterPair: SayRule = ({ bare }) => {
  const [, first, second] = /^(\p{Ll}):(\p{Ll})$/u.exec(bare) ?? []
  if (first && second) return [...spellOut(first), 'to', ...spellOut(second)]
  const [, halved] = /^(\p{L})½$/u.exec(bare) ?? []
  return halved ? [...spellOut(halved), 'one', 'half'] : null
}

/** "×10⁹/L" after a number with a space. */
const sayTimesTen: SayRule = ({ bare }) => {
  const [, power = '', unit = ''] = /^[×x](10[⁻⁰¹²³⁴-⁹]+)(?:\/(\p{L}+))?$/u.exec(bare) ?? []
  const said = power ? sayPower(describePart(power)) : null
  return said && ['times', ...said, ...(unit ? (sayUnit(`/${unit}`, true) ?? []) : [])]
}

const sayDifferential = (part: string): string[] =>
  /^[∆Δ]/u.test(part)
    ? ['delta', ...spellOut(part.slice(1))]
    : (sayExpression(part.replace('∂', 'd')) ?? [])

/** "Δy/Δx", "dy/dx" and, within a formula, "a/b". */
const sayQuotient: SayRule = ({ bare, before, after }) => {
  const [top = '', bottom = '', ...rest] = bare.split('/')
  if (!bottom || rest.length > 0) return null
  const isSlope = /^[∆Δd∂]\p{L}$/u.test(top) && /^[∆Δd∂]\p{L}$/u.test(bottom)
  const isPlain = /^\p{L}$/u.test(top) && /^(?:\p{L}|\d{1,2})$/u.test(bottom)
  const isInFormula = greekLetters.has(top) || isOperator(before) || isOperator(after)
  if (!isSlope && !(isPlain && isInFormula)) return null
  return [...sayDifferential(top), 'over', ...sayDifferential(bottom)]
}

/** "n!": of what is counted by a letter; all others are only loud. */
const sayFactorial: SayRule = ({ bare }) => {
  const [, letter] = /^([knm])!$/u.exec(bare) ?? []
  return letter ? [...spellOut(letter), 'factorial'] : null
}

/** "x̄" and "p̂". */
const sayMarkedLetter: SayRule = ({ bare }) => {
  const [, letter, mark] = /^(\p{L})([\u0304\u0305\u0302])$/u.exec(bare.normalize('NFD')) ?? []
  return letter && /^[a-z]$/iu.test(letter)
    ? [...spellOut(letter), mark === '\u0302' ? 'hat' : 'bar']
    : null
}

/** "|x|". */
const sayAbsolute: SayRule = ({ bare }) => {
  const [, letter] = /^\|([\p{L}\d]+)\|$/u.exec(bare) ?? []
  const said = letter ? sayExpression(letter) : null
  return said && ['the', 'absolute', 'value', 'of', ...said]
}

const relations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<': 'less than',
    '>': 'greater than',
    '≤': 'at most',
    '<=': 'at most',
    '≥': 'at least',
    '>=': 'at least',
    '≈': 'about',
    '≠': 'not equal to',
    '!=': 'not equal to',
    '!==': 'not equal to',
    '∝': 'proportional to',
    '≡': 'equivalent to',
    '≪': 'much less than',
    '≫': 'much greater than',
  }),
)
const isAlready = /^(?:is|are|was|were|be|been|being|remains?|stays?)$/iu
const beforeNamed =
  /^(?:for|with|at|of|all|any|every|each|let|given|choose|take|pick|patients|people|values?)$/iu

const prepositions = /^(?:with|at|of|for|in|by|to|from|over|after|within|and|or)$/iu

/** "If x ≥ 3" says that it is so; "for x ≥ 3" and "p was < 0.05" need no other "is". */
const sayRelation: SayRule = ({ bare, before, earlier, after, beginsClause }) => {
  const said = relations.get(bare)
  if (!said || before === '') return null
  // "water with > 25 mg" speaks of an amount.
  if ((beginsClause || prepositions.test(before)) && /^\d/u.test(after)) return sayAmountSign(bare)
  const isVersion = /\.\p{L}/u.test(before)
  const isNamed =
    isVersion ||
    [before, earlier[1] ?? ''].some((word) => isAlready.test(word)) ||
    beforeNamed.test(earlier[1] ?? '')
  return [...(isNamed ? [] : ['is']), ...said.split(' ')]
}

/** "as x → ∞". */
const sayLimit: SayRule = ({ bare, before, after }) =>
  /^(?:→|->)$/u.test(bare) && /^\p{L}$/u.test(before) && /^(?:[-−+]?∞|[-−]?\d)/u.test(after)
    ? ['goes', 'to']
    : null

const wholes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '∑': 'the sum', Σ: 'the sum', '∏': 'the product', '∫': 'the integral' }),
)

/** "∑ of 1/n" and "∫ f(x)". */
const sayWhole: SayRule = ({ bare, after }) => {
  const said = wholes.get(bare)
  if (!said || after === '') return null
  return [...said.split(' '), ...(after === 'of' ? [] : ['of'])]
}

/** "6 * 7", "10 - 4 = 6" and "8 / 2": signs that mean nothing beside words. */
const sayLooseOperator: SayRule = ({ bare, before, after, afterThat, earlier, beginsClause }) => {
  const isBetween =
    /^(?:\p{L}|\d[\d.,]*)$/u.test(before.replace(/[²³]$/u, '')) &&
    /^(?:\d*\p{L}?|\d[\d.,]*)[²³]?$/u.test(after) &&
    after !== ''
  if (bare === '*' && before === 'SELECT') return ['star']
  // A mark before an item of a list begins a sentence.
  if (bare === '*' && before !== '' && after !== '' && !beginsClause) return ['times']
  if (!isBetween) return null
  const isSmall = /^\p{Ll}$/u.test(before) && /^\p{Ll}$/u.test(after)
  const isSum = isSmall || afterThat === '=' || earlier.slice(0, 3).includes('=')
  if (bare === '-' || bare === '–') return isSum ? ['minus'] : null
  return bare === '/' && isSum ? ['over'] : null
}

export const formulaRules: readonly SayRule[] = [
  sayNamedFunction,
  sayLogarithm,
  sayFactors,
  sayClosedPower,
  sayLetterPair,
  sayTimesTen,
  sayFunction,
  sayFactorial,
  sayMarkedLetter,
  sayAbsolute,
  sayQuotient,
  sayVariable,
  sayCoefficient,
  sayProduct,
  sayRelation,
  sayLimit,
  sayWhole,
  sayLooseOperator,
]
/** Last of all: what could be something else as well. */
export const looseFormulaRules: readonly SayRule[] = [sayFormula]
