import { commonWords } from './common-words.ts'
import { knownScripts } from './known-scripts.ts'

/** Every language that notes are known to be in by themselves, as BCP 47 codes. */
export const knownLanguages: readonly string[] = [
  ...commonWords.keys(),
  ...knownScripts.map(([, language]) => language),
  ...knownScripts.flatMap(([, , signs]) => signs.map(([language]) => language)),
]
