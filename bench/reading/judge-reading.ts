import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { type Lexicon, readLexicon } from '#adapters/voices/piper/lexicon.ts'
import { phonemizeWords } from '#adapters/voices/piper/phonemize-words.ts'
import { toPiperIpa } from '#adapters/voices/piper/to-piper-ipa.ts'
import { sayText } from '#core/narration/reading/say-text.ts'

/** A text as it is written, how it is to be said, and how some of its words are to sound. */
export type ReadingTask = {
  written: string
  said: string
  sounds: readonly { word: string; sound: string }[]
}

export type Judgement = { words: number; wrong: readonly string[] }

const marked = /\{([^|{}]+)\|([^{}]+)\}/gu
const isSound = (text: string) => /^\/.*\/$/u.test(text)

/** See `texts`. */
export function readTask(text: string): ReadingTask {
  const sounds: { word: string; sound: string }[] = []
  const said = text.replaceAll(marked, (_, written: string, how: string) => {
    if (!isSound(how)) return how
    sounds.push({ word: written.toLowerCase(), sound: how.slice(1, -1) })
    return bare(written)
  })
  const words = said.split(/\s+/u).flatMap((word) => bare(word) || [])
  return { written: text.replaceAll(marked, '$1'), said: words.join(' '), sounds }
}

/** In small letters, without the signs around it: a letter is named the same in either. */
const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{M}\p{N}'-]/gu, '').toLowerCase()

export function openDictionary(): Lexicon {
  const path = createRequire(import.meta.url).resolve('@met4citizen/headtts/dictionaries/en-us.txt')
  return readLexicon(readFileSync(path, 'utf8'))
}

/** How many words of a text are not said as they should be, or do not sound so. */
export function judgeReading(task: ReadingTask, lexicon: Lexicon): Judgement {
  const said = sayText(task.written).flatMap((word) => word.said)
  const wrong = compareWords(
    task.said.split(' '),
    said.map((word) => bare(word)),
  ).map((word) => `${task.written} → ${said.join(' ')} (${word})`)
  const sounds = phonemizeWords(said, lexicon)
  for (const [index, { word, sound }] of task.sounds.entries()) {
    const earlier = task.sounds.slice(0, index).filter((one) => sameWord(one.word, word)).length
    const places = said.flatMap((one, at) => (sameWord(one, word) ? [at] : []))
    const heard = sounds[places[earlier] ?? -1]
    if (heard === undefined || fold(heard) !== fold(toPiperIpa(sound)))
      wrong.push(`${task.written} → ${word} as ${heard}, not ${toPiperIpa(sound)}`)
  }
  return { words: said.length, wrong }
}

const sameWord = (one: string, other: string) => plain(one) === plain(other)
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[^a-z]/giu, '')
    .toLowerCase()

/** Vowels that many speakers do not tell apart, and weaker stresses, are no faults. */
const fold = (sound: string): string =>
  sound
    .replaceAll(/[ˌː]/gu, '')
    .replaceAll(/[əɪɐᵻʌ]/gu, 'ə')
    .replaceAll(/[ɔɑ]/gu, 'ɑ')

/** The words that are missing, or stand in the place of others. */
function compareWords(wanted: readonly string[], said: readonly string[]): string[] {
  const width = said.length + 1
  const costs = Array.from({ length: (wanted.length + 1) * width }, (_, at) =>
    at < width ? at : 0,
  )
  const at = (row: number, column: number) => costs[row * width + column] ?? 0
  for (let row = 1; row <= wanted.length; row++)
    for (let column = 0; column <= said.length; column++)
      costs[row * width + column] =
        column === 0
          ? row
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + (wanted[row - 1] === said[column - 1] ? 0 : 1),
            )
  const count = at(wanted.length, said.length)
  return wanted
    .filter((word) => !said.includes(word))
    .concat(said)
    .slice(0, count)
}
