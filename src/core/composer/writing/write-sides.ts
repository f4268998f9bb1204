import { beginUpper } from '../clauses/begin-upper.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import type { Unit } from './make-units.ts'
import type { Shown } from './shown.ts'

/** "A and B", "A or B", "A vs B": a heading that names two. */
const pair =
  /^(?:the |die |der |das |le |la |les |el |los |il |de |het )?(.{2,32}?)\s+(?:and|or|vs\.?|versus|und|oder|et|ou|y|o|e|en|of)\s+(?:the |die |der |das |le |la |les |el |los |il |de |het )?(.{2,32})$/iu
const rowLength = 90

/** Two things that the heading names and the text tells of one after the other, side by side. */
export function writeSides(
  units: readonly Unit[],
  title: string,
  language: Language,
): Shown | null {
  const [, left = '', right = ''] = pair.exec(title) ?? []
  if (!left || !right) return null
  const names = [left, right]
  // "Halo Desk Pro" begins with "Halo Desk", too.
  const ownerOf = (text: string) =>
    names.filter((name) => beginsWith(text, name)).toSorted((a, b) => b.length - a.length)[0]
  const sides = names.map((name) => {
    const own = units.filter(({ text }) => text !== null && ownerOf(text) === name)
    const rows = own.flatMap(({ text }) =>
      splitPredicate((text ?? '').slice(findEnd(text ?? '', name)), language),
    )
    return { name, rows }
  })
  const isFair = sides.every(
    ({ rows }) =>
      rows.length >= 2 && rows.length <= 4 && rows.every(({ length }) => length <= rowLength),
  )
  if (!isFair) return null
  return {
    content: sides.flatMap(({ name, rows }) =>
      [beginUpper(name)].concat(rows.map((row) => `\t${row}`)),
    ),
    layout: 'comparison',
  }
}

const article = /^(?:the|a|an|die|der|das|le|la|les|el|los|las|il|lo|i|gli|o|os|as|de|het)\s+/iu

const beginsWith = (text: string, name: string): boolean =>
  text.replace(article, '').toLowerCase().startsWith(`${name.toLowerCase()} `)

const findEnd = (text: string, name: string): number =>
  text.length - text.replace(article, '').length + name.length + 1

/** "has a top of 140 by 70 centimetres and costs 749 euros": one row for each verb. */
function splitPredicate(predicate: string, language: Language): string[] {
  const rows: string[] = []
  let open = ''
  for (const piece of predicate.split(/(?=,? (?:and|und|et|y|e|en) )/u)) {
    const [, next = '', after = ''] = listTokens(piece)
    const isVerb =
      language.finiteVerbs.has(next) ||
      language.finiteEnding?.test(next) === true ||
      /^\d/u.test(after)
    if (open && isVerb) {
      rows.push(open.replace(/,$/u, ''))
      open = piece.replace(/^,? \S+ /u, '')
    } else open += piece
  }
  return [...rows, open].map((row) => row.trim()).filter(Boolean)
}
