import { addPlural } from './add-plural.ts'
import { prefixes, suffixes } from './affixes.ts'
import { dictionaryAdditions } from './dictionary-additions.ts'
import type { Lexicon } from './lexicon.ts'
import { letterNames } from './letter-names.ts'
import { nameSounds } from './names.ts'
import { spellByRules } from './spell-by-rules.ts'

/** How one spoken word sounds, in the dictionary's symbols. */
export function phonemizeWord(word: string, lexicon: Lexicon): string {
  const bare = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
  const [, letter, ending] = /^([A-Z])('?s)?$/u.exec(bare) ?? []
  if (letter) return ending ? addPlural(letterNames[letter] ?? '') : (letterNames[letter] ?? '')
  const lower = bare.toLowerCase()
  return (
    lookUp(lower, lexicon) ??
    takeApart(lower, lexicon) ??
    joinCompound(lower, lexicon) ??
    spellByRules(lower)
  )
}

const lookUp = (word: string, lexicon: Lexicon): string | undefined =>
  dictionaryAdditions.get(word) ?? nameSounds.get(word) ?? lexicon.find(word)

/** Known words with an ending or a beginning that the dictionary does not list. */
function takeApart(word: string, lexicon: Lexicon): string | null {
  const [, owner, ending] = /^(.+)'(s?)$/u.exec(word) ?? []
  if (owner) {
    const sounds = phonemizeWord(owner, lexicon)
    return ending ? addPlural(sounds) : sounds
  }
  for (const [suffix, stems, sound] of suffixes) {
    if (!suffix.test(word)) continue
    const start = word.replace(suffix, '')
    if (start.length < 3) continue
    // "planning" is of "plan": the letter before the ending is doubled.
    const doubled = /([bdgklmnprt])\1$/u.test(start) ? [start.slice(0, -1)] : []
    for (const stem of [...stems.map((rest) => start + rest), ...doubled]) {
      const known = lookUp(stem, lexicon)
      if (known) return joinSuffix(known, sound)
    }
  }
  for (const [prefix, sound] of prefixes) {
    const rest = word.slice(prefix.length)
    if (!word.startsWith(prefix) || rest.length < 4) continue
    const known = lookUp(rest, lexicon) ?? takeApart(rest, lexicon)
    if (known) return sound + known
  }
  return null
}

function joinSuffix(stem: string, sound: string): string {
  if (sound === 'z') return addPlural(stem)
  if (sound === 'd')
    return stem + (/[td]$/u.test(stem) ? 'ɪd' : /[pkfθsʃʧ]$/u.test(stem) ? 't' : 'd')
  // The main stress moves to the ending.
  return sound.includes('ˈ') ? stem.replace('ˈ', 'ˌ') + sound : stem + sound
}

/** "Dashboard" of "dash" and "board": the first part carries the stress. */
function joinCompound(word: string, lexicon: Lexicon): string | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const first = lookUp(word.slice(0, at), lexicon)
    const second = first && lookUp(word.slice(at), lexicon)
    if (first && second) return first + second.replace('ˈ', 'ˌ')
  }
  return null
}
