import type { TextMetrics } from './text-metrics.ts'

const narrow = /[\s.,:;!|'`ijlIt()[\]]/u
const wide = /[MWmw@%\p{Lu}]/u
const full =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u

/** Guessed from the kind of character, for when nothing can measure yet. */
export const roughMetrics: TextMetrics = {
  measure(text, font, sizePx) {
    let em = 0
    for (const character of text) {
      if (full.test(character)) em += 1
      else if (narrow.test(character)) em += 0.28
      else em += wide.test(character) ? 0.72 : 0.55
    }
    return em * sizePx * (font.weight === 700 ? 1.05 : 1)
  },
  vertical: () => ({ ascent: 0.905, descent: 0.212 }),
}
