import type { Pronunciation } from '../../deck/talk/pronunciation.ts'
import { abbreviations } from './abbreviations.ts'
import { findPause } from '../script/find-clauses.ts'
import type { Pause } from '../script/pacing.ts'
import { sayToken } from './say-token.ts'
import { listTokens, type Token } from './spoken-token.ts'

/** One written word and what is said for it: words in lower case, letters as single capitals. */
export type SaidWord = {
  from: number
  to: number
  said: string[]
  /** The sign after it that changes how it is said: , . ? ! or nothing. */
  mark: string
  /** Silence after it, where it is not the last. */
  pause: Pause | null
}

/**
 * What a person says for a written text. A sign that stands alone ("&") is said with the word before
 * it, or with the one after where there is none.
 */
export function sayText(text: string, pronunciations: readonly Pronunciation[] = []): SaidWord[] {
  const tokens = listTokens(text, pronunciations)
  const words: SaidWord[] = []
  let waiting: string[] = []
  tokens.forEach((token, at) => {
    const said = sayToken(tokens, at)
    const last = words.at(-1)
    if (token.isWord) {
      words.push({
        from: token.from,
        to: token.to,
        said: [...waiting, ...said],
        ...readEnd(tokens, at),
      })
      waiting = []
    } else if (last) {
      last.said.push(...said)
      const end = readEnd(tokens, at)
      if (end.pause) Object.assign(last, end)
      // What begins with one is a quotation in Markdown.
    } else waiting = token.raw === '>' ? [] : said
  })
  return words
}

/** What its punctuation means for how a word is said, and for the silence behind it. */
export function readEnd(tokens: readonly Token[], at: number): Pick<SaidWord, 'mark' | 'pause'> {
  const raw = tokens[at]?.raw ?? ''
  const pause = findPause(raw)
  if (pause) return { mark: ',', pause }
  const [, sign] = /([.!?])[\p{Pf}\p{Pe}"']*$/u.exec(raw) ?? []
  const next = tokens[at + 1]
  if (
    !sign ||
    (sign === '.' && next && (!/^\P{L}*\p{Lu}/u.test(next.raw) || isAbbreviated(tokens[at])))
  )
    return { mark: '', pause: null }
  return { mark: sign, pause: 'sentence' }
}

/** "Dr. Smith" and "the U.S. Senate" do not stop after the full stop. */
const isAbbreviated = (token: Token | undefined): boolean =>
  token !== undefined &&
  (abbreviations.get(token.bare.toLowerCase())?.goesOn === true ||
    /^(?:\p{L}\.)*\p{Lu}$/u.test(token.bare))
