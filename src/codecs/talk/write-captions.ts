import type { Deck } from '#core/deck/deck.ts'
import type { TalkTimes } from '#core/narration/talk/talk-times.ts'

import { type Cue, listCues } from './list-cues.ts'
import { pad } from './pad.ts'

/** A caption stays a moment after its last word, unless the next one comes: so it can be read. */
const lingerSeconds = 0.6

/** `01:02:03,004`, with the sign between seconds and thousandths that the format has. */
function formatStamp(seconds: number, sign: ',' | '.'): string {
  const total = Math.round(seconds * 1000)
  const hours = Math.floor(total / 3_600_000)
  const minutes = Math.floor(total / 60_000) % 60
  const rest = Math.floor(total / 1000) % 60
  return `${pad(hours)}:${pad(minutes)}:${pad(rest)}${sign}${pad(total % 1000, 3)}`
}

const withEnds = (cues: readonly Cue[]): (Cue & { until: number })[] =>
  cues.map((cue, at) => ({
    ...cue,
    until: Math.min(cue.end + lingerSeconds, cues[at + 1]?.start ?? Number.POSITIVE_INFINITY),
  }))

const joinWords = ({ words }: Cue): string => words.map(({ text }) => text).join(' ')

export const writeSrt = (deck: Deck, times: TalkTimes): string =>
  withEnds(listCues(deck, times))
    .map((cue, at) => {
      const span = `${formatStamp(cue.start, ',')} --> ${formatStamp(cue.until, ',')}`
      return `${at + 1}\n${span}\n${joinWords(cue)}\n`
    })
    .join('\n')

/** In WebVTT these signs are markup. */
const escapeCue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Each word bears its time, so that players which know how light it. */
const writeTimedWords = ({ words }: Cue): string =>
  words
    .map(({ text, start }, at) =>
      at === 0 ? escapeCue(text) : `<${formatStamp(start, '.')}>${escapeCue(text)}`,
    )
    .join(' ')

export const writeVtt = (deck: Deck, times: TalkTimes): string =>
  [
    'WEBVTT\n',
    ...withEnds(listCues(deck, times)).map((cue) => {
      const span = `${formatStamp(cue.start, '.')} --> ${formatStamp(cue.until, '.')}`
      return `${span}\n${writeTimedWords(cue)}\n`
    }),
  ].join('\n')
