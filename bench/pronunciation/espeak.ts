import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { fail, ok, type Result } from '#core/result.ts'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'

/** What the app may not ship, being under the GPL, may well say whether the app is right. */
export type Espeak = {
  /** How each word sounds in that voice, in the symbols of the studio voice. */
  pronounce(voice: string, words: readonly string[]): string[]
  /** All that a dictionary of Debian's holds. */
  listWords(dictionary: string): string[]
}

const program = '/usr/bin/espeak-ng'

/** Sounds that belong together are one symbol to the voice, as its makers write them. */
const joined: readonly (readonly [string, string])[] = [
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['d^z', 'ʣ'],
  ['d^ʒ', 'ʤ'],
  ['e^ɪ', 'A'],
  ['o^ʊ', 'O'],
  ['ə^ʊ', 'Q'],
  ['s^s', 'S'],
  ['t^s', 'ʦ'],
  ['t^ʃ', 'ʧ'],
  ['ɔ^ɪ', 'Y'],
]

/** @returns the reason where it cannot be had */
export async function findEspeak(dictionaries: readonly string[]): Promise<Result<Espeak, string>> {
  const packages = ['espeak-ng', ...dictionaries.map((name) => `w${name}`)]
  const isHere = existsSync(program) && dictionaries.every((name) => existsSync(pathOf(name)))
  const got = isHere ? { ok: true, output: '' } : await installDebianPackages(packages)
  if (!got.ok) return fail(`espeak-ng is not here: ${got.output.trim()}`)
  return ok({
    pronounce(voice, words) {
      const input = words.map((word) => `${word}.\n`).join('')
      const args = ['-v', voice, '-q', '--ipa', '--tie=^', '--stdin']
      const output = execFileSync(program, args, { input, maxBuffer: 1e8 }).toString()
      const lines = output.split('\n').flatMap((line) => line.trim() || [])
      if (lines.length !== words.length)
        throw new Error(`${words.length} words were given, and ${lines.length} came`)
      return lines.map(toSymbols)
    },
    listWords: (name) => readFileSync(pathOf(name), 'utf8').split('\n'),
  })
}

const pathOf = (dictionary: string) => `/usr/share/dict/${dictionary}`

/** It marks where it took another language for a word, too. */
const toSymbols = (ipa: string): string =>
  joined
    .reduce((text, [two, one]) => text.replaceAll(two, one), ipa)
    .replaceAll(/\(\^?[a-z^-]+\)|[\^ -]/gu, '')
    .normalize('NFD')
