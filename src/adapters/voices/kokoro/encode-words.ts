import type { SymbolSpan } from '../device/time-phrase.ts'
import { edge, space, symbols } from './symbols.ts'

/** `sounds` are of the spoken words of one written word; `mark` is the sign after it, if any. */
export type SoundedWord = { sounds: readonly string[]; mark: string }

export type EncodedWords = {
  /** What the model is given, one after the other. */
  phrases: number[][]
  /** For each word where its symbols stand among those of all phrases; null where it has none. */
  spans: (SymbolSpan | null)[]
}

/** The model takes 510 symbols at a time, and hurries when it is given that many. */
const most = 400
/** From here on a sign is a good place to end. */
const enough = 250

export function encodeWords(words: readonly SoundedWord[]): EncodedWords {
  const phrases: number[][] = []
  let phrase = [edge]
  let before = 0
  const close = () => {
    if (phrase.length === 1) return
    phrases.push([...phrase, edge])
    before += phrase.length + 1
    phrase = [edge]
  }

  const spans = words.map(({ sounds, mark }) => {
    const ids = toIds(sounds.join(' '))
    if (ids.length === 0) return null
    if (phrase.length + ids.length > most) close()
    if (phrase.length > 1) phrase.push(space)
    const from = before + phrase.length
    phrase.push(...ids)
    const to = before + phrase.length
    phrase.push(...toIds(mark))
    if (mark && phrase.length > enough) close()
    return { from, to }
  })
  close()
  return { phrases, spans }
}

/** An accent is a symbol of its own. */
const toIds = (sounds: string): number[] =>
  Array.from(sounds.normalize('NFD'), (symbol) =>
    symbol === ' ' ? space : symbols.get(symbol),
  ).filter((id) => id !== undefined)
