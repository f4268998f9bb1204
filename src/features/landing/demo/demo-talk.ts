import { wordsPerSecond } from '#core/deck/talk/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { type CaptionLine, listCaptions } from '#core/narration/talk/list-captions.ts'
import { slidePause } from '#core/narration/script/pacing.ts'
import type { Passage } from '#core/narration/talk/plan-slide.ts'
import { planTalk } from '#core/narration/talk/plan-talk.ts'
import { listScriptWords } from '#core/narration/script/script.ts'

/** A slide as the demo speaks it: words, in lines short enough for one caption. */
export type SpokenSlide = {
  slide: Slide
  /** Whoever is found to speak it is named then. */
  passage: Passage
  words: readonly string[]
  lines: readonly CaptionLine[]
}

export type DemoTalk = { slides: readonly SpokenSlide[] }

/** Where the demo is: `word` is the one being spoken, or the number of words once all are said. */
export type DemoMoment = { slide: number; word: number }

export const demoStart: DemoMoment = { slide: 0, word: 0 }

const breathMs = 1800

const settings = {
  language: 'en',
  speaker: '',
  rate: 1,
  pronunciations: [],
  pauseSeconds: slidePause.usual,
}

export function prepareTalk(slides: readonly Slide[]): DemoTalk {
  const plan = planTalk(slides, settings)
  const spoken = plan.slides.flatMap(({ slideId, passage }) => {
    const slide = slides.find(({ id }) => id === slideId)
    if (!slide) return []
    const { script } = passage
    return [{ slide, passage, words: listShownWords(slide, passage), lines: listCaptions(script) }]
  })
  return { slides: spoken }
}

/** A pause that stands alone is shown with the word before it. */
const listShownWords = ({ notes }: Slide, { script }: Passage): string[] =>
  listScriptWords(script).map(({ from }, index, words) =>
    notes
      .slice(index === 0 ? 0 : from, words[index + 1]?.from)
      .trim()
      .replaceAll(/\s+/gu, ' '),
  )

/** What comes after `moment`, and how long to wait for it. After the last slide the first begins again. */
export function nextMoment(
  { slides }: DemoTalk,
  { slide, word }: DemoMoment,
): { moment: DemoMoment; afterMs: number } {
  const wordCount = slides[slide]?.words.length ?? 0
  if (word < wordCount) {
    return { moment: { slide, word: word + 1 }, afterMs: 1000 / wordsPerSecond }
  }
  return { moment: { slide: (slide + 1) % slides.length, word: 0 }, afterMs: breathMs }
}

/** The caption on screen: the line being spoken, and after the last word still the last line. */
export function currentLine({ lines }: SpokenSlide, word: number): CaptionLine | undefined {
  return lines.find((line) => word < line.end) ?? lines.at(-1)
}
