import type { Deck } from '#core/deck/deck.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'

/** Where the page asks for what it films, and where it leaves the film. */
export const addresses = { talk: '/talk.json', sound: '/talk.pcm', film: '/film' } as const

/** A talk on its way to the page, whose samples go by themselves: as JSON they would be five times as large. */
export type SentTalk = Pick<RecordedTalk, 'times' | 'sampleRate'> & {
  deck: Deck
  pieces: { start: number; length: number }[]
}
