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

const goesOn = new Set(
  `in of for to and or per each from over more less on at by every than with as is was a the if when that
  will has had can annually monthly daily total worth away ago later long tall wide high deep old after
  before between until since while because we you they he she it i are were be been being do did does have
  would could should must may might which who where following remaining left apart under above below along
  across around inside outside without within via plus minus well only just also now then here there
  yesterday today tomorrow straight early off back up down out but not so thick heavy fast into onto`.split(
    /\s+/u,
  ),
)

/** "a $5 fee", "the 2 km walk": between an article and a noun, what is counted is said as one. */
export const isAdjective = (article: string, noun: string): boolean =>
  /^(?:an?|the|this|that|our|my|his|her|your|their|its|every|each|another|[Ø⌀])$/iu.test(article) &&
  /^[a-z][a-z-]+$/u.test(noun) &&
  !goesOn.has(noun)

function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ bare }) => /^\p{L}{2,}$/u.test(bare))
  const loud = words.filter(({ bare }) => bare === bare.toUpperCase())
  const isSentence = loud.some(({ bare }) => bare.length > 3)
  return isSentence && loud.length > 2 && loud.length > words.length * 0.7
}
