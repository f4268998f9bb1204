import { sayName } from './say-name.ts'
import { sayDecimal } from './say-number.ts'
import { sayPower } from './say-numeral.ts'
import { spellOut } from './spell-out.ts'
import { describePart, type SayRule } from './token-context.ts'

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': 'and',
    '@': 'at',
    '+': 'plus',
    '=': 'equals',
    '%': 'percent',
    '×': 'times',
    '÷': 'divided by',
    '±': 'plus or minus',
    '≈': 'is about',
    '≠': 'is not equal to',
    '<': 'is less than',
    '>': 'is greater than',
    '≤': 'is at most',
    '≥': 'is at least',
    '→': 'to',
    '->': 'to',
    '=>': 'to',
    '⇒': 'to',
    '°': 'degrees',
    '©': 'copyright',
    '§': 'section',
    '∞': 'infinity',
    '√': 'the square root of',
    $: 'dollars',
    '€': 'euros',
    '£': 'pounds',
  }),
)

/** What is said for a sign between words; null for those that only join. */
export function saySigns(text: string): string[] | null {
  const said = signs.get(text)
  if (said) return said.split(' ')
  return /^[^\p{L}\p{N}]+$/u.test(text) ? [] : null
}

/** "C++", "C#", ".NET", "Node.js". */
const sayLanguage: SayRule = ({ bare }) => {
  const [, letter, end = ''] = /^([A-Z])(\+\+|#)$/u.exec(bare) ?? []
  if (letter) return [letter, ...(end === '#' ? ['sharp'] : ['plus', 'plus'])]
  const [, name = '', ending = ''] =
    /^(\p{L}*)\.(js|ts|net|py|io|ai|md|txt|pdf|pptx|docx|xlsx|csv|json|html|css|exe|rs|toml|yml|yaml|xml|sh|sql|jpg|jpeg|png|svg|zip|rb)$/iu.exec(
      bare,
    ) ?? []
  if (!ending) return null
  const start = name ? (sayName(describePart(name)) ?? [name.toLowerCase()]) : []
  const plain = /^net$/iu.test(ending)
    ? ['net']
    : (sayName(describePart(ending.toUpperCase())) ?? [])
  return [...start, 'dot', ...plain]
}

const operand = String.raw`(?:\d+(?:\.\d+)?|\p{L}+)(?:[⁰¹²³⁴-⁹⁻]+|\^\d+)?`
const formula = new RegExp(`^${operand}(?:[+×*=÷−<>/-]${operand})+$`, 'u')
const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({ '*': 'times', '-': 'minus', '−': 'minus', '/': 'over' }),
)

/** "2+2=4", "3×4", "E=mc²", "6.02×10²³". */
const sayFormula: SayRule = ({ bare }) => {
  if (!formula.test(bare) || !/[=×÷*]|\d\+\d/u.test(bare)) return null
  const parts = bare.match(new RegExp(`${operand}|[+×*=÷−<>/-]`, 'gu')) ?? []
  return parts.flatMap((part) => {
    const sign = operators.get(part)?.split(' ') ?? saySigns(part)
    if (sign) return sign
    const power = sayPower(describePart(part))
    if (power) return power
    if (/^\d/u.test(part)) return sayDecimal(part)
    return part.length <= 2 ? spellOut(part) : [part.toLowerCase()]
  })
}

export const signRules: readonly SayRule[] = [sayLanguage, sayFormula]
