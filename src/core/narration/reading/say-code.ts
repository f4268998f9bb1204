import { sayPath } from './say-address.ts'
import { sayName } from './say-name.ts'
import { sayCardinal, sayDecimal, sayDigits, sayPair } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import { describePart, type SayRule } from './token-context.ts'

/** What is said for operators, wherever they stand. */
const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&&': 'and',
    '||': 'or',
    '??': 'or',
    ':=': 'becomes',
    '+=': 'plus equals',
    '-=': 'minus equals',
    '*=': 'times equals',
    '++': 'plus plus',
    '--': 'minus minus',
    '**': 'to the power of',
    '==': 'equals equals',
    '===': 'equals equals equals',
    '!=': 'is not equal to',
    '!==': 'is not equal to',
    '<=': 'is at most',
    '>=': 'is at least',
    '|>': 'pipe',
    '...': '',
  }),
)

/** A sign that stands alone, perhaps in quotation marks or before a comma. */
const sayOperator: SayRule = ({ bare }) => {
  const plain = bare.replaceAll(/^[`"'“‘(]+|[`"'”’),.;:]+$/gu, '')
  const said = operators.get(plain)
  return said === undefined ? null : said.split(' ').filter(Boolean)
}

const sayOperand = (text: string): string[] => {
  if (/^\d/u.test(text)) return sayDecimal(text)
  if (text.length === 1) return spellOut(text)
  return text.includes('.')
    ? sayPath(text)
    : (sayName(describePart(text)) ?? text.toLowerCase().split('_'))
}

/** "x!=0", "a==b", "i++", "x+=1". */
const sayOperation: SayRule = ({ bare }) => {
  const [, left, sign = '', right = ''] =
    /^(\p{L}[\p{L}\d_.]*)(===?|!==?|<=|>=|[-+*]=|:=|&&|\|\||\?\?|\+\+|--)((?:\p{L}[\p{L}\d_.]*|\d+(?:\.\d+)?)?)$/u.exec(
      bare,
    ) ?? []
  const said = operators.get(sign)
  // "C++" has a rule of its own.
  if (!left || !said || (right === '' && !/^\p{Ll}/u.test(left))) return null
  return [...sayOperand(left), ...said.split(' '), ...(right ? sayOperand(right) : [])]
}

/** "fetch('/api/packs')": what is called, and with what. */
const sayCallWithText: SayRule = ({ bare }) => {
  const [, name = '', text = ''] =
    /^(\p{L}[\p{L}\d_.]*)\(['"]([\p{L}\d._/-]+)(?:['"]\)?)?$/u.exec(bare) ?? []
  return name ? [...sayOperand(name), ...sayPath(text)] : null
}

/** "!isReady" in code. */
const sayNot: SayRule = ({ bare }) => {
  const [, name] = /^!(\p{L}[\p{L}\d_.]*)$/u.exec(bare) ?? []
  return name ? ['not', ...sayOperand(name)] : null
}

/** "obj?.name" and "user?.address?.city". */
const sayChain: SayRule = ({ bare }) =>
  /^\p{L}[\p{L}\d_]*(?:\??\.\p{L}[\p{L}\d_]*)+$/u.test(bare) && bare.includes('?.')
    ? bare
        .split(/\?\.|\./u)
        .flatMap((part, at) => (at === 0 ? [] : ['dot']).concat(sayOperand(part)))
    : null

/** ".env" and ".gitignore". */
const sayHiddenFile: SayRule = ({ bare }) =>
  /^\.\p{L}[\p{L}\d_-]*(?:\.\p{L}[\p{L}\d_-]*)*$/u.test(bare) && !/^\.net$/iu.test(bare)
    ? sayPath(bare)
    : null

/** "\d{3}" and "\n". */
const sayEscape: SayRule = ({ bare }) => {
  const [, letter = '', rest = ''] = /^\\(\p{L})(?:\{(\d+)\}?)?[+*?]?$/u.exec(bare) ?? []
  return letter ? ['backslash', ...spellOut(letter), ...(rest ? sayCardinal(rest) : [])] : null
}

/** "/users/{id}", "/users/:id" and "~/notes": places with holes, and at home. */
const sayRoute: SayRule = ({ bare }) => {
  if (/^~(?:\/[\p{L}\d._-]+)+\/?$/u.test(bare)) return ['tilde', ...sayPath(bare.slice(1))]
  const isRoute = /^(?:\/(?:[\p{L}\d._-]+|\{\p{L}+\}?|:\p{L}+))+\/?$/u.test(bare)
  return isRoute && /[{:]/u.test(bare) ? sayPath(bare.replaceAll(/[{}:]/gu, '')) : null
}

/** "^19.0.0" and "~1.2.3" are kinds of versions, and no amounts. */
const sayVersionRange: SayRule = ({ bare }) => {
  const [, sign, numbers = ''] = /^([\^~])(\d+(?:\.\d+){1,2})$/u.exec(bare) ?? []
  const isVersion = sign === '^' || numbers.split('.').length > 2
  if (!sign || !isVersion) return null
  const said = numbers
    .split('.')
    .flatMap((part, at) => (at === 0 ? [] : ['point']).concat(sayCardinal(part)))
  return [sign === '^' ? 'caret' : 'tilde', ...said]
}

/** "HEAD~1" and "*.ts". */
const sayPattern: SayRule = ({ bare }) => {
  const [, name, sign, steps = ''] = /^(HEAD|main|master)([~^])(\d*)$/u.exec(bare) ?? []
  if (name) return [name.toLowerCase(), sign === '^' ? 'caret' : 'tilde', ...sayCardinal(steps)]
  const [, ending] = /^\*(\.\p{L}[\p{L}\d.]*)$/u.exec(bare) ?? []
  return ending ? ['star', ...sayPath(ending)] : null
}

/** "@types/node". */
const sayScopedPackage: SayRule = ({ bare }) =>
  /^@[\p{L}\d_-]+\/[\p{L}\d._-]+$/u.test(bare) ? ['at', ...sayPath(bare.slice(1))] : null

/** "#ff8800": a color, and nothing that people follow. */
const sayColor: SayRule = ({ bare }) =>
  /^#(?:[\da-f]{6}|[\da-f]{3})$/iu.test(bare) && /\d/u.test(bare) && /[a-f]/iu.test(bare)
    ? [
        'hash',
        ...Array.from(bare.slice(1)).flatMap((one) =>
          /\d/u.test(one) ? sayDigits(one) : spellOut(one),
        ),
      ]
    : null

const answers = /^(?:returns?|returned|status|got|gets|an?|error|errors|http|code|throws?)$/iu

/** "returns 404" and "a 503". */
const sayStatus: SayRule = ({ bare, before }) =>
  /^(?:[45]0[1-9]|4[12]\d)$/u.test(bare) && answers.test(before) ? sayPair(bare) : null

export const codeRules: readonly SayRule[] = [
  sayOperator,
  sayOperation,
  sayCallWithText,
  sayNot,
  sayChain,
  sayHiddenFile,
  sayEscape,
  sayRoute,
  sayVersionRange,
  sayPattern,
  sayScopedPackage,
  sayColor,
  sayStatus,
]
