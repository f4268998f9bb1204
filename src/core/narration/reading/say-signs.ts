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

const emoji: ReadonlyMap<string, string> = new Map(
  `👍 thumbs up, 👎 thumbs down, 👏 round of applause, ❤ heart, 💔 broken heart,
  🔥 fire, ⭐ star, ✅ check mark, ✔ check mark, ✓ check mark,
  ❌ cross, 🙂 smiley, 😀 smiley, 😊 smiley, 😂 laughing face,
  😢 sad face, 😡 angry face, 🎉 party popper, 🚀 rocket, 🏆 trophy,
  🥇 gold medal, 🙏 thank you, 💡 light bulb, ⚠ warning sign`
    .split(/,\s+/u)
    .map((named): [string, string] => [named.split(' ')[0] ?? '', named.replace(/^\S+ /u, '')]),
)

/** "I give it a 👍": said where the sentence needs it, and mere ornament anywhere else. */
const sayEmoji: SayRule = ({ bare, before }) => {
  const [first = ''] = bare.match(/\p{Extended_Pictographic}/gu) ?? []
  const said = emoji.get(first)
  return said &&
    /^(?:an?|the|that|this|big|huge|with|use|press|tap|click|it's|is|are|was|pure|so)$/iu.test(
      before,
    )
    ? said.split(' ')
    : null
}

export const signRules: readonly SayRule[] = [sayLanguage, sayEmoji]
