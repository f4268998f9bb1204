import { pickHead, readBullet } from '../../deck/texts/bullet.ts'
import type { Slide } from '../../deck/slide.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import type { EmphasisedText, Look } from '../../emphasis/emphasised-text.ts'
import { gatherLooks, spreadLooks } from '../../emphasis/write-emphasis.ts'
import { dressLetters, type LetterChange } from '../../placed/edit/format-letters.ts'
import type { Letters } from '../../placed/edit/visit-letters.ts'

const emphasised: readonly (readonly ['bold' | 'italic', 'strong' | 'stressed'])[] = [
  ['bold', 'strong'],
  ['italic', 'stressed'],
]

/**
 * Letters of a slide that keeps its look are dressed as asked. What stands out within a point is marked
 * in it as well, so that it does so wherever else the point is seen, and once the slide is restyled.
 */
export function dressWords(slide: Slide, letters: Letters, change: LetterChange): Slide {
  const dressed = dressLetters(slide, letters, change)
  if (!('field' in letters) || letters.field === 'title' || letters.start === letters.end)
    return dressed
  const point = dressed.content[letters.index]
  if (point === undefined) return dressed
  let words = readBullet(point)
  // What all of a point looks like is its style, and no emphasis.
  if (letters.start === 0 && letters.end >= words.text.length) return dressed
  for (const [name, kind] of emphasised) {
    const isOn = change[name]
    if (isOn === undefined) continue
    words = { ...pickHead(words), ...markWords(words, letters, kind, isOn) }
  }
  const marked = writeBullet(words)
  return marked === point
    ? dressed
    : { ...dressed, content: dressed.content.with(letters.index, marked) }
}

function markWords(
  words: EmphasisedText,
  { start, end }: { start: number; end: number },
  kind: 'strong' | 'stressed',
  isOn: boolean,
): EmphasisedText {
  const change = ({ [kind]: _was, ...plain }: Look): Look =>
    isOn ? { ...plain, [kind]: true } : plain
  const looks = spreadLooks(words)
  return gatherLooks(
    words.text,
    looks.map((look, at) => (at < start || at >= end ? look : change(look))),
  )
}
