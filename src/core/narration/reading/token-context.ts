import type { Token } from './spoken-token.ts'

/** A word and what stands around it; parts of a word are looked at alone. */
export type TokenContext = {
  /** Without the punctuation around it. */
  bare: string
  isDotted: boolean
  before: string
  /** All words before it, the nearest first. */
  earlier: readonly string[]
  after: string
  afterThat: string
  /** Only a part of a written word. */
  isPart: boolean
  /** The whole text is in capitals, so capitals mean nothing. */
  isShouted: boolean
  /** A full stop, comma or the like stands between it and the next word. */
  endsClause: boolean
  /** The same, between it and the one before. */
  beginsClause: boolean
}

export type SayRule = (context: TokenContext) => string[] | null

export function describeToken(tokens: readonly Token[], at: number): TokenContext {
  const token = tokens[at]
  const endsClause = hasPause(token)
  return {
    bare: token?.bare ?? '',
    isDotted: token?.isDotted ?? false,
    before: tokens[at - 1]?.bare ?? '',
    earlier: tokens
      .slice(0, at)
      .map(({ bare }) => bare)
      .toReversed(),
    after: endsClause ? '' : (tokens[at + 1]?.bare ?? ''),
    afterThat: tokens[at + 2]?.bare ?? '',
    isPart: false,
    isShouted: isShouted(tokens),
    endsClause,
    beginsClause: hasPause(tokens[at - 1]),
  }
}

const hasPause = (token: Token | undefined): boolean =>
  /[,;:!?…]["'”’)\]]*$/u.test(token?.raw ?? '')

export const describePart = (bare: string, context?: TokenContext): TokenContext => ({
  bare,
  isDotted: false,
  before: '',
  earlier: [],
  after: '',
  afterThat: '',
  isPart: true,
  isShouted: context?.isShouted ?? false,
  endsClause: true,
  beginsClause: true,
})

const goesOn =
  /^(?:in|of|for|to|and|or|per|each|from|over|more|less|on|at|by|every|than|with|as|is|was|a|the|if|when|that|will|has|had|can|annually|monthly|daily|total|worth|away|ago|later|long|tall|wide|high|deep|old)$/u

/** "a $5 fee", "a 2 km walk": between an article and a noun, what is counted is said as one. */
export const isAdjective = (article: string, noun: string): boolean =>
  /^an?$/iu.test(article) && /^[a-z]{2,}$/u.test(noun) && !goesOn.test(noun)

function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ bare }) => /^\p{L}{2,}$/u.test(bare))
  const loud = words.filter(({ bare }) => bare === bare.toUpperCase())
  return loud.length > 2 && loud.length > words.length * 0.7
}
