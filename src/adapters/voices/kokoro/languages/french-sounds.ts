import { frenchLetters } from './french-letters.ts'
import {
  hasHardStart,
  knownSounds,
  liaisons,
  nounsInEnt,
  respelled,
  verbsInMent,
  weakWords,
} from './french-words.ts'
import { readLetters } from './read-letters.ts'
import type { SpokenWord } from './spoken-word.ts'

/** How the words of a sentence sound together in French, in the model's symbols. */
export function phonemizeFrench(words: readonly SpokenWord[]): string[] {
  const plain = words.map(({ word }) => word.toLowerCase().replaceAll('’', "'"))
  return plain.map((word, at) => {
    const next = words[at]?.endsClause ? '' : (plain[at + 1] ?? '')
    const sounds = sayJoined(word)
    // "quatre-vingt-un" has no "t" to pass on.
    return plain[at - 1] === 'quatre' && word === 'vingt' ? sounds : joinNext(word, sounds, next)
  })
}

/** "l'ami" is one word; what stands before the apostrophe is only its consonant. */
function sayJoined(word: string): string {
  const known = knownSounds.get(word)
  if (known) return known
  const parts = word.split("'").filter(Boolean)
  const last = parts.pop() ?? ''
  const before = parts.map((part) => soundsOf(`${part}e`).replace(/ə$/u, ''))
  return before.join('') + sayWord(last)
}

function sayWord(word: string): string {
  const known = knownSounds.get(word)
  if (known) return weakWords.has(word) ? known.replace('ˈ', '') : known
  const sounds = dropSchwas(soundsOf(spellPlainly(word)))
  if (weakWords.has(word)) return sounds
  const last = Array.from(sounds).findLastIndex((symbol) => fullVowel.test(symbol))
  return last < 0 ? sounds : `${sounds.slice(0, last)}ˈ${sounds.slice(last)}`
}

/** "président" is no verb, and "aiment" no adverb. */
function spellPlainly(word: string): string {
  const known = respelled.get(word)
  if (known) return known
  if (verbsInMent.has(word)) return word.replace(/nt$/u, '')
  const single = word.replace(/s$/u, '')
  if (!nounsInEnt.has(single)) return word
  return single
    .replace(/ti?(?=ent$)/u, (found) => (found === 'ti' ? 'ci' : found))
    .replace(/cent$/u, 'ssant')
    .replace(/gent$/u, 'geant')
    .replace(/ent$/u, 'ant')
}

const soundsOf = (word: string): string =>
  readLetters(word, frenchLetters, () => null)
    .map((sound) => ('symbol' in sound ? sound.symbol : ''))
    .join('')

const fullVowel = /[aeiouyɑɔɛøœ]/u

/** "samedi" loses its schwa, and "jouera" as well; "vendredi" and "remodelions" need theirs. */
const dropSchwas = (sounds: string): string =>
  sounds
    .replaceAll(/(?<=[^aeiouyɑɔɛøœə])jə(?=ʁ)/gu, 'i')
    .replaceAll(/(?<=[aeiouyɑɔɛøœw])ə/gu, '')
    .replaceAll(
      /(?<=[aeiouyɑɔɛøœ]\u0303?(?:(?!\u0303)[^aeiouyɑɔɛøœə]|st|ks|ps))ə(?=[^aeiouyɑɔɛøœəjw][aeiouyɑɔɛøœ])/gu,
      '',
    )

const numbers =
  /^(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|mille|cents?)$/u

const startsWithVowel = (word: string): boolean =>
  /^[haeiouyàâéèêëîïôûœ]/u.test(word) && !hasHardStart(word)

/** What is heard between two words: "les amis", "six livres", "vingt-deux". */
function joinNext(word: string, sounds: string, next: string): string {
  if (next === '') return sounds
  if (word === 'tous' && /^(?:les|ces|mes|tes|ses|nos|vos|leurs|deux|trois)$/u.test(next))
    return 'tu'
  if (word === 'vingt' && numbers.test(next)) return `${sounds}t`
  if (word === 'dix' && /^(?:huit|neuf)$/u.test(next)) return sounds.replace(/s$/u, 'z')
  if (word === 'neuf' && /^(?:ans|heures)$/u.test(next)) return sounds.replace(/f$/u, 'v')
  if (!startsWithVowel(next))
    return /^(?:six|dix|huit)$/u.test(word) ? sounds.replace(/[st]$/u, '') : sounds
  const last = word.split("'").at(-1) ?? ''
  const passed = liaisons.get(word) ?? liaisons.get(last)
  if (!passed || (word === 'tous' && passed === 'z')) return sounds
  return passed === 'z' ? sounds.replace(/s$/u, '') + passed : sounds + passed
}
