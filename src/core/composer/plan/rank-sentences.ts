import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../reading/sentence.ts'

export type Ranking = {
  /** How central a sentence is to the document; 1 is average. */
  score(sentence: Sentence): number
  /** Weights of its words. */
  terms(sentence: Pick<Sentence, 'index'>): ReadonlyMap<string, number>
}

type Terms = ReadonlyMap<string, number>

/** Longer documents are ranked by their likeness to the whole instead of to every other sentence. */
const maxPairs = 400

/** TextRank: a sentence matters when it is like many others that matter. */
export function rankSentences(sentences: readonly Sentence[], language: Language): Ranking {
  const terms = weighTerms(sentences, language)
  const scores = sentences.length <= maxPairs ? rankByVotes(terms) : rankByCentre(terms)
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length) || 1
  const isRefrain = findRefrains(sentences)
  const place = new Map(sentences.map(({ index }, at) => [index, at]))
  return {
    score: ({ index, text }) =>
      ((scores[place.get(index) ?? -1] ?? 0) / mean) * (isRefrain(text) ? refrainShare : 1),
    terms: ({ index }) => terms[place.get(index) ?? -1] ?? new Map(),
  }
}

const refrainShare = 1.6
const refrain = { words: 4, times: 3 } as const

const openingOf = (text: string): string => listTokens(text).slice(0, refrain.words).join(' ')

/** "I have a dream that …": how a speech begins its sentences again and again is what everyone remembers. */
function findRefrains(sentences: readonly Sentence[]): (text: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text, isItem } of sentences)
    if (!isItem) counts.set(openingOf(text), (counts.get(openingOf(text)) ?? 0) + 1)
  return (text) => (counts.get(openingOf(text)) ?? 0) >= refrain.times
}

/** Enough to bring the forms of one word together; not meant to be read. */
const stemWord = (word: string): string =>
  word.length > 4 ? word.replace(/(?:'s|ies|es|s|ing|ed|en|er|e|n)$/u, '') : word

export const listTerms = (text: string, { stopwords }: Language): string[] =>
  listTokens(text)
    .filter((word) => word.length > 2 && !stopwords.has(word))
    .map(stemWord)

function weighTerms(sentences: readonly Sentence[], language: Language): Terms[] {
  const lists = sentences.map(({ text }) => listTerms(text, language))
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const term of new Set(list)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return lists.map((list) => {
    const weights = new Map<string, number>()
    for (const term of list) weights.set(term, (weights.get(term) ?? 0) + 1)
    for (const [term, count] of weights)
      weights.set(term, count * Math.log(1 + lists.length / (counts.get(term) ?? 1)))
    return weights
  })
}

function measureLikeness(a: Terms, b: Terms): number {
  let shared = 0
  for (const [term, weight] of a) shared += weight * (b.get(term) ?? 0)
  return shared / (length(a) * length(b) || 1)
}

const length = (terms: Terms): number =>
  Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0))

export function sumTerms(all: readonly Terms[]): Terms {
  const sum = new Map<string, number>()
  for (const terms of all)
    for (const [term, weight] of terms) sum.set(term, (sum.get(term) ?? 0) + weight)
  return sum
}

function rankByVotes(terms: readonly Terms[]): number[] {
  const count = terms.length
  const lengths = terms.map(length)
  const votes = terms.map((a, from) =>
    terms.map((b, to) => {
      if (from === to) return 0
      const [small, large] = a.size < b.size ? [a, b] : [b, a]
      let shared = 0
      for (const [term, weight] of small) shared += weight * (large.get(term) ?? 0)
      return shared / ((lengths[from] ?? 0) * (lengths[to] ?? 0) || 1)
    }),
  )
  const given = votes.map((row) => row.reduce((sum, vote) => sum + vote, 0) || 1)
  let scores = terms.map(() => 1 / count)
  for (let round = 0; round < 20; round++) {
    const next = terms.map(() => 0.15 / count)
    votes.forEach((row, from) => {
      const share = (0.85 * (scores[from] ?? 0)) / (given[from] ?? 1)
      row.forEach((vote, to) => {
        next[to] = (next[to] ?? 0) + vote * share
      })
    })
    scores = next
  }
  return scores
}

function rankByCentre(terms: readonly Terms[]): number[] {
  const centre = sumTerms(terms)
  return terms.map((own) => measureLikeness(own, centre))
}
