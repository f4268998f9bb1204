import { sayName } from './say-name.ts'
import { sayCardinal, sayYear } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import { describePart, type SayRule } from './token-context.ts'

const topLevels =
  'com org net edu gov mil int info biz io ai co us uk de fr eu app dev tv me ly gg xyz online site tech cloud page blog shop store news'
    .split(' ')
    .join('|')
const host = new RegExp(
  `^(?:https?://)?(?:www\\.)?((?:[\\w-]+\\.)+(?:${topLevels}))(:\\d+)?((?:[/?#][^\\s]*)?)$`,
  'iu',
)
const mail = /^(?:mailto:)?([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,})$/iu

/** Names that are said as a word after the last dot. */
const spokenTopLevels = new Set(
  'com org net gov mil info biz app dev me co online site tech cloud page blog shop store news'.split(
    ' ',
  ),
)
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.': 'dot',
    '-': 'dash',
    _: 'underscore',
    '/': 'slash',
    '+': 'plus',
  }),
)

/** "https://www.example.com/docs" is "example dot com slash docs". */
const sayWebAddress: SayRule = ({ bare }) => {
  const [, name = '', , path = ''] = host.exec(bare) ?? []
  if (name) return [...sayHost(name), ...sayPath(path)]
  const [, local] = /^https?:\/\/(\S+)$/iu.exec(bare) ?? []
  return local ? sayPath(local) : null
}

/** "127.0.0.1:8080" and "localhost:3000". */
const sayPort: SayRule = ({ bare }) => {
  const [, name = '', port] = /^((?:\d{1,3}\.){3}\d{1,3}|localhost):(\d{2,5})$/iu.exec(bare) ?? []
  return port ? [...sayPath(name), 'port', ...sayYear(port)] : null
}

const sayMail: SayRule = ({ bare }) => {
  const [, user = '', name = ''] = mail.exec(bare) ?? []
  return user ? [...sayPath(user), 'at', ...sayHost(name)] : null
}

function sayHost(name: string): string[] {
  const parts = name.split('.')
  const last = parts.pop()?.toLowerCase() ?? ''
  const end = spokenTopLevels.has(last) ? [last] : spellOut(last)
  return [...parts.flatMap((part) => sayPath(part).concat('dot')), ...end]
}

/** What comes after a question mark is for machines. */
export function sayPath(path: string): string[] {
  const [plain = ''] = path.replace(/\/$/u, '').split(/[?#]/u)
  return [...plain.matchAll(/[./_+-]|\d+|\p{L}+/gu)].flatMap(([part]) => sayPathPart(part))
}

function sayPathPart(part: string): string[] {
  const sign = signs.get(part)
  if (sign) return [sign]
  if (/\d/u.test(part)) return part.length === 4 ? sayYear(part) : sayCardinal(part)
  if (part === 'src') return ['source']
  // "main.rs"
  if (/^(?:[b-df-hj-np-tv-xz]{2,3}|yml)$/u.test(part)) return spellOut(part)
  return sayName(describePart(part)) ?? [part.toLowerCase()]
}

const sayHashtag: SayRule = ({ bare, before }) => {
  const [, mark, name] = /^([#@])([\p{L}_][\p{L}\d_]*)$/u.exec(bare) ?? []
  if (!name) return null
  const words = name.replace(/^St(?=\p{Lu})/u, 'Saint').match(/\d+|[^\d_]+/gu) ?? []
  const said = mark === '#' ? 'hashtag' : 'at'
  // "the hashtag #AcmeDay", "follow us at @acme"
  return [...(before.toLowerCase() === said ? [] : [said]), ...words.flatMap(sayPathPart)]
}

export const addressRules: readonly SayRule[] = [sayMail, sayPort, sayWebAddress, sayHashtag]
