/** Numbers of the model's symbols, as in its `tokens.txt`. */
export type Tokens = ReadonlyMap<string, number>

/** `sounds` are of the spoken words of one written word; `mark` is the sign after it, if any. */
export type PhraseWord = { sounds: readonly string[]; mark: string }

/** What the model is given, and for each word where its symbols begin and end. */
export type EncodedPhrase = { ids: number[]; spans: ({ from: number; to: number } | null)[] }

export function readTokens(file: string): Tokens {
  const lines = file.split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** Between any two symbols the model wants an empty one. */
export function encodePhrase(words: readonly PhraseWord[], tokens: Tokens): EncodedPhrase {
  const pad = tokens.get('_') ?? 0
  const ids: number[] = []
  const add = (symbols: string) => {
    for (const symbol of symbols.normalize('NFD')) {
      const id = tokens.get(symbol)
      if (id !== undefined) ids.push(id, pad)
    }
  }

  add('^')
  const start = ids.length
  let afterMark = false
  const spans = words.map(({ sounds, mark }) => {
    if (sounds.length === 0) return null
    // The breath before a word belongs to it, as listeners hear it; after a sign there is a pause.
    const from = ids.length
    if (ids.length > start) add(' ')
    const first = afterMark ? ids.length : from
    add(sounds.join(' '))
    const to = ids.length
    add(mark)
    afterMark = mark !== ''
    return to > first ? { from: first, to } : null
  })
  add('$')
  return { ids, spans }
}
