import { moneyRules } from './say-money.ts'
import { sayPath } from './say-address.ts'
import { sayFirst } from './say-first.ts'
import { sayCardinal } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

/** What people who write programs say for what they write. */
const terms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    npm: spellOut('npm'),
    txt: spellOut('txt'),
    ctrl: ['control'],
    cmd: ['command'],
    std: ['standard'],
    wrt: ['with', 'respect', 'to'],
    iff: ['if', 'and', 'only', 'if'],
    ww1: ['world', 'war', 'one'],
    ww2: ['world', 'war', 'two'],
    '+/-': ['plus', 'or', 'minus'],
    '+ve': ['positive'],
    '-ve': ['negative'],
    's/he': ['she', 'or', 'he'],
  }),
)

/** These are written small by habit; in capitals they have rules of their own. */
const smallAcronyms = new Set(
  'id api url uri cpu gpu usb cli ios ip os ui ux aws sso ai'.split(' '),
)

const sayTerm: SayRule = ({ bare }) =>
  smallAcronyms.has(bare) ? spellOut(bare) : (terms.get(bare.toLowerCase())?.slice() ?? null)

/** People and their language; whoever polishes something writes it small, but for the first word. */
const sayPolish: SayRule = ({ bare, before, after }) => {
  if (bare !== 'Polish') return null
  const isAsked =
    before === '' && /^(?:the|a|your|it|this|that|these|up|my|our|his|her)$/u.test(after)
  return isAsked ? ['polish'] : ['poelish']
}

/** "C:\Users\me" and "/etc/"; but "and/or" is no path. */
const sayFilePath: SayRule = ({ bare }) => {
  const [, drive, rest] = /^([a-z]):\\(.*)$/iu.exec(bare) ?? []
  if (drive && rest !== undefined) {
    const folders = rest.split('\\').filter(Boolean)
    const said = folders.flatMap((folder) => ['backslash'].concat(sayPath(folder)))
    return [...spellOut(drive), 'drive', ...said]
  }
  const isPath =
    /^\/\p{L}[\p{L}\d._-]*(?:\/[\p{L}\d._-]*)*$/u.test(bare) ||
    /^[\p{L}\d._-]+(?:\/[\p{L}\d._-]+)+\.\p{Ll}{1,4}$/u.test(bare)
  return isPath ? sayPath(bare) : null
}

/** "5′11″" is a height. */
const sayFeet: SayRule = ({ bare }) => {
  const [, feet, inches] = /^(\d+)′(?:(\d+)″?)?$/u.exec(bare) ?? []
  if (!feet) return null
  return [
    ...sayCardinal(feet),
    feet === '1' || inches ? 'foot' : 'feet',
    ...sayCardinal(inches ?? ''),
  ]
}

/** "€1.234,50", as it is written on the Continent. */
const sayForeignPrice: SayRule = (context) => {
  const [, sign, whole = '', rest = ''] =
    /^(\p{Sc})(\d{1,3}(?:\.\d{3})+),(\d\d)$/u.exec(context.bare) ?? []
  const bare = `${sign}${whole.replaceAll('.', '')}.${rest}`
  return sign ? sayFirst(moneyRules, { ...context, bare }) : null
}

/** "∆T". */
const sayDifference: SayRule = ({ bare }) => {
  const [, what] = /^[∆Δ](\p{L}{1,2})$/u.exec(bare) ?? []
  return what ? ['delta', ...spellOut(what)] : null
}

const subscripts = 'ᵢⱼₖₙₘₓₐₑₒₚₛₜ'
const letters = 'ijknmxaeopst'

/** "xᵢ". */
const saySubscript: SayRule = ({ bare }) => {
  const [, name, below = ''] = /^(\p{L})([ᵢⱼₖₙₘₓₐₑₒₚₛₜ])$/u.exec(bare) ?? []
  return name
    ? [...spellOut(name), 'sub', ...spellOut(letters[subscripts.indexOf(below)] ?? '')]
    : null
}

export const technicalRules: readonly SayRule[] = [
  sayTerm,
  sayPolish,
  sayFilePath,
  sayFeet,
  sayForeignPrice,
  sayDifference,
  saySubscript,
]
