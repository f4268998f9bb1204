import { rootOf } from './language-root.ts'

/** Letters, the language that they are mostly used for, and others with letters of their own among them. */
export type KnownScript = readonly [
  script: RegExp,
  language: string,
  signs: readonly [language: string, sign: RegExp][],
]

/** Where the script alone does not say it, letters do that only one of its languages has. */
export const knownScripts: readonly KnownScript[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', []],
  [/\p{Script=Han}/u, 'zh', []],
  [/\p{Script=Hangul}/u, 'ko', []],
  [
    /\p{Script=Cyrillic}/u,
    'ru',
    [
      ['be', /ў/u],
      ['kk', /[қңұһ]/u],
      ['uk', /[іїєґ]/u],
      ['mk', /[ѓќѕ]/u],
      ['sr', /[ђћџљњј]/u],
      // Both have the hard sign, but no Russian text does without the others for long.
      ['bg', /^(?=[^]*ъ)[^ыэё]*$/u],
    ],
  ],
  [/\p{Script=Greek}/u, 'el', []],
  [
    /\p{Script=Arabic}/u,
    'ar',
    [
      ['ur', /[ٹڈڑےں]/u],
      ['fa', /[پچژگ]/u],
    ],
  ],
  [/\p{Script=Devanagari}/u, 'hi', [['mr', /ळ|आहे/u]]],
  [/\p{Script=Hebrew}/u, 'he', []],
  [/\p{Script=Thai}/u, 'th', []],
  [/\p{Script=Bengali}/u, 'bn', []],
  [/\p{Script=Tamil}/u, 'ta', []],
  [/\p{Script=Telugu}/u, 'te', []],
  [/\p{Script=Kannada}/u, 'kn', []],
  [/\p{Script=Malayalam}/u, 'ml', []],
  [/\p{Script=Gujarati}/u, 'gu', []],
  [/\p{Script=Georgian}/u, 'ka', []],
  [/\p{Script=Armenian}/u, 'hy', []],
]

/** All letters that a language is written in; null where they are Latin. */
export function findScriptOf(language: string): RegExp | null {
  const root = rootOf(language)
  if (root === 'ja') return japanese
  const script = knownScripts.find(
    ([, usual, signs]) => usual === root || signs.some(([code]) => code === root),
  )
  return script?.[0] ?? null
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u
