import { readBullet } from '../../deck/texts/bullet.ts'
import type { Slide } from '../../deck/slide.ts'
import { listWords } from '../../outline/content-words.ts'
import type { Script } from './script.ts'

/** Little words say nothing of what a sentence is about. */
const minLetters = 4
/** So many words in common, weighed by how rare they are among the bullets, or it is a coincidence. */
const leastShare = 0.22

/**
 * The bullet that is spoken of at each sentence; null where it is none of them. A sentence without
 * words of its own for any goes on about the one before.
 */
export function findSpokenBullets(
  { content }: Pick<Slide, 'content'>,
  { sentences }: Script,
): (number | null)[] {
  const bullets = content.map((bullet) => new Set(listStems(readBullet(bullet).text)))
  let last: number | null = null
  return sentences.map(({ text }) => {
    const stems = new Set(listStems(text))
    const scores = bullets.map((bullet) => {
      const shared = [...bullet].filter((stem) => stems.has(stem))
      const weight = shared.reduce((sum, stem) => sum + 1 / countWith(bullets, stem), 0)
      return weight / Math.sqrt(Math.max(1, bullet.size) * Math.max(1, stems.size))
    })
    const best = scores.indexOf(Math.max(...scores))
    if (best >= 0 && (scores[best] ?? 0) >= leastShare) last = best
    return last
  })
}

const countWith = (bullets: readonly ReadonlySet<string>[], stem: string): number =>
  bullets.filter((bullet) => bullet.has(stem)).length

/** "vibrations" and "vibrating" are about the same. */
const listStems = (text: string): string[] =>
  listWords(text)
    .filter((word) => word.length >= minLetters || /\p{N}/u.test(word))
    .map((word) => word.slice(0, 6).replace(/(?:es|ed|s)$/u, ''))
