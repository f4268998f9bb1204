import { countCommonWords } from './count-common-words.ts'
import { rootOf } from './language-root.ts'
import { type KnownScript, knownScripts } from './known-scripts.ts'
import { hasStrangeLetter } from './own-letters.ts'

/** Enough of a text to tell, without reading a book. */
export const sampleLength = 6000
/** Of all words at least so many are among the commonest of their language. */
const enoughShare = 0.12
/** One little word alone may be a part of a name. */
const enoughKinds = 2
/** So many words without a single one of them are no text of that language. */
const longText = 30
/** Of two languages that are nearly as likely, the one that is spoken around it is meant. */
const nearlyAsLikely = 0.7

/** `isSure` where the text itself says it; else it is only not unlikely. */
export type SpokenLanguage = { language: string; isSure: boolean }

/**
 * The language of a text as a BCP 47 code, or `und`. A voice reads it aloud, so a wrong answer is worse
 * than none. A few words that tell nothing are English, if they could be.
 */
export const detectSpokenLanguage = (text: string): string => judgeLanguage(text).language

/** The same for a text among others: `around` are the languages they are in, the likeliest first. */
export function judgeLanguage(text: string, around: readonly string[] = []): SpokenLanguage {
  const sample = text.slice(0, sampleLength).toLowerCase().normalize('NFC')
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return { language: around[0] ?? 'en', isSure: false }
  const script = knownScripts.find(([pattern]) => countMatches(sample, pattern) / letters > 0.1)
  if (script) return { language: findInScript(sample, script, around), isSure: true }
  if (countMatches(sample, /\p{Script=Latin}/u) <= letters / 2)
    return { language: 'und', isSure: true }
  return judgeLatin(sample, around)
}

function findInScript(
  sample: string,
  [, usual, signs]: KnownScript,
  around: readonly string[],
): string {
  const sign = signs.find(([, pattern]) => pattern.test(sample))?.[0]
  // A Japanese heading may have no kana in it, and a Serbian one no letter of its own.
  const kin = usual === 'zh' ? ['zh', 'ja'] : [usual, ...signs.map(([language]) => language)]
  return sign ?? around.map(rootOf).find((language) => kin.includes(language)) ?? usual
}

function judgeLatin(sample: string, around: readonly string[]): SpokenLanguage {
  const { words, found } = countCommonWords(sample)
  const shareOf = (language: string) =>
    found.find(({ code }) => rootOf(code) === rootOf(language))?.share ?? 0
  const [best] = found
  if (best && best.share >= enoughShare && best.kinds >= enoughKinds) {
    const near = around.find((language) => shareOf(language) >= best.share * nearlyAsLikely)
    return { language: near ?? best.code, isSure: true }
  }
  const likely = [...around, 'en'].find((language) => couldBe(words, language, shareOf(language)))
  return { language: likely ?? 'und', isSure: false }
}

/** Whether words that tell nothing by themselves may be of a language. */
function couldBe(words: readonly string[], language: string, share: number): boolean {
  const isForeign = (word: string) => hasStrangeLetter(word, language)
  if (words.filter(isForeign).length / words.length > 0.1) return false
  return share > 0 || words.length < longText
}

const countMatches = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gu'))?.length ?? 0
