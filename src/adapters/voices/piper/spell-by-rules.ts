import { Language } from '@met4citizen/headtts/modules/language-en-us.mjs'

const language = new Language()

const vowel = /[AIOWYæɑɔəɛɜɪʊʌiu]/gu
/** Endings that pull the stress to the syllable before them, or to the one before that. */
const stressBefore = /(?:tion|sion|cian|ics?|ian|ious)s?$/iu
const stressTwoBefore = /(?:ity|ify|ical|graphy|logy|nomy|cracy|meter)s?$/iu

/** How a word that no dictionary has may sound, by the letters it is written with. */
export function spellByRules(word: string): string {
  const sounds = language.phonemizeWord(word.toUpperCase().replaceAll(/[^A-Z]/gu, '')).join('')
  return sounds.includes('ˈ') ? sounds : addStress(sounds, word)
}

/** The rules know nothing of stress, and a word without any is mumbled. */
function addStress(sounds: string, word: string): string {
  const vowels = [...sounds.matchAll(vowel)].map(({ index }) => index)
  const fromEnd = stressBefore.test(word) ? 2 : stressTwoBefore.test(word) ? 3 : vowels.length
  const at = vowels[Math.max(0, vowels.length - fromEnd)]
  return at === undefined ? sounds : `${sounds.slice(0, at)}ˈ${sounds.slice(at)}`
}
