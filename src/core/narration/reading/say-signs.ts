import { sayEmoji } from './say-emoji.ts'
import { sayName } from './say-name.ts'
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
    '−': 'minus',
    '∈': 'in',
    '∉': 'not in',
    '∪': 'union',
    '∩': 'intersection',
    '⊂': 'subset of',
    '∀': 'for all',
    '∃': 'there is',
    '∅': 'the empty set',
    '∴': 'therefore',
    '∂': 'partial',
    '∇': 'del',
    '∛': 'the cube root of',
    '¬': 'not',
    '∧': 'and',
    '∨': 'or',
    '|': 'or',
    '↑': 'up',
    '↓': 'down',
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

export const signRules: readonly SayRule[] = [sayLanguage, sayEmoji]
