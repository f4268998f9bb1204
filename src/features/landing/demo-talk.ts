import { wordsPerSecond } from '#core/deck/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'

/** A slide's notes as the demo speaks them: words, in lines short enough for one caption. */
export type SpokenSlide = { slide: Slide; words: readonly string[]; lines: readonly CaptionLine[] }
export type CaptionLine = { start: number; end: number }

/** Where the demo is: `word` is the one being spoken, or the number of words once all are said. */
export type DemoMoment = { slide: number; word: number }

export const demoStart: DemoMoment = { slide: 0, word: 0 }

const maxWordsPerLine = 12
const breathMs = 1800

/** Words between spaces; a pause that stands alone stays with the word before it. */
export function splitWords(notes: string): string[] {
  const words: string[] = []
  for (const part of notes.split(/\s+/u).filter(Boolean)) {
    const previous = words.at(-1)
    if (previous !== undefined && !/[\p{L}\p{N}]/u.test(part)) {
      words[words.length - 1] = `${previous} ${part}`
    } else words.push(part)
  }
  return words
}

/** Lines end with a sentence where they can, and are otherwise of even length. */
export function splitCaptions(words: readonly string[]): CaptionLine[] {
  const lines: CaptionLine[] = []
  let sentenceStart = 0
  words.forEach((word, index) => {
    const endsSentence = /[.!?…]["'”’)]*$/u.test(word) || index === words.length - 1
    if (!endsSentence) return
    const length = index + 1 - sentenceStart
    const parts = Math.ceil(length / maxWordsPerLine)
    for (let part = 0; part < parts; part++) {
      lines.push({
        start: sentenceStart + Math.round((part * length) / parts),
        end: sentenceStart + Math.round(((part + 1) * length) / parts),
      })
    }
    sentenceStart = index + 1
  })
  return lines
}

export function prepareTalk(slides: readonly Slide[]): SpokenSlide[] {
  return slides.map((slide) => {
    const words = splitWords(slide.notes)
    return { slide, words, lines: splitCaptions(words) }
  })
}

/** What comes after `moment`, and how long to wait for it. After the last slide the first begins again. */
export function nextMoment(
  talk: readonly SpokenSlide[],
  { slide, word }: DemoMoment,
): { moment: DemoMoment; afterMs: number } {
  const wordCount = talk[slide]?.words.length ?? 0
  if (word < wordCount) {
    return { moment: { slide, word: word + 1 }, afterMs: 1000 / wordsPerSecond }
  }
  return { moment: { slide: (slide + 1) % talk.length, word: 0 }, afterMs: breathMs }
}

/** The caption on screen: the line being spoken, and after the last word still the last line. */
export function currentLine({ lines }: SpokenSlide, word: number): CaptionLine | undefined {
  return lines.find((line) => word < line.end) ?? lines.at(-1)
}
