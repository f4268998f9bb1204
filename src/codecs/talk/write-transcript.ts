import type { Deck } from '#core/deck/deck.ts'
import type { TalkTimes } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

import { pad } from './pad.ts'

/** `1:05`, `1:01:05`. */
function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}

/** What is said, slide by slide, each with the time at which it comes. */
export function writeTranscript(deck: Deck, times: TalkTimes, look: 'markdown' | 'text'): string {
  const [one, two] = look === 'markdown' ? ['# ', '## '] : ['', '']
  const parts = listShownPlaces(deck.slides).map((place, at) => {
    const { title = '', notes = '' } = deck.slides[place] ?? {}
    const stamp = `[${formatTime(times.slides[at]?.start ?? 0)}]`
    return [`${two}${stamp} ${flatten(title)}`.trimEnd(), notes.trim()].filter(Boolean).join('\n\n')
  })
  return `${[`${one}${flatten(deck.title)}`, ...parts].join('\n\n')}\n`
}

/** A heading is one line. */
const flatten = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
