import type { Clock } from '#ports/clock.ts'

import type { CallPart, CallWord } from './cut-for-call.ts'

/** Knows which word is being said: by what the call tells, and in between by the clock. */
export type WordFollower = {
  /** The first word of a part is heard now. */
  start(part: CallPart, speed: number): void
  /** There is silence, since so long ago, and the words wait. */
  hold(sinceMs?: number): void
  goOn(): void
  /** So much of the part's text has been said. */
  reach(letters: number): void
  /** All of it has been said: how long that took is how fast it will go next time. */
  finish(): void
  stop(): void
  /** How much of the part has been said, from 0 to 1. */
  share(): number
}

type Needs = { clock: Clock; onWord: (word: CallWord) => void }

/** Until a part has been measured. */
const firstMsPerLetter = 68
/** Too short to tell from. */
const leastMeasured = 40

export function createWordFollower({ clock, onWord }: Needs): WordFollower {
  let part: CallPart = { text: '', words: [] }
  /** Words of the part that have been told. */
  let told = 0
  let speed = 1
  let msPerLetter = firstMsPerLetter
  /** Since when there is sound, and at which letter that was; null in silence. */
  let anchor: { ms: number; letter: number } | null = null
  let heardMs = 0
  let cancel: (() => void) | null = null

  function tellUpTo(letters: number) {
    for (;;) {
      const word = part.words[told]
      if (!word || word.letter > letters) return
      told += 1
      onWord(word)
    }
  }

  function waitForNext() {
    cancel?.()
    const next = part.words[told]
    if (!anchor || !next) return
    const due = anchor.ms + ((next.letter - anchor.letter) * msPerLetter) / speed
    cancel = clock.after(Math.max(0, due - clock.now()), () => {
      tellUpTo(next.letter)
      waitForNext()
    })
  }

  function rest(sinceMs = 0) {
    cancel?.()
    cancel = null
    if (anchor) heardMs += Math.max(0, clock.now() - anchor.ms - sinceMs)
    anchor = null
  }

  function sound(letter: number) {
    rest()
    anchor = { ms: clock.now(), letter }
    waitForNext()
  }

  return {
    start(next, nextSpeed) {
      rest()
      part = next
      speed = nextSpeed
      told = 0
      heardMs = 0
      tellUpTo(0)
      sound(0)
    },
    hold: rest,
    goOn() {
      if (!anchor) sound(part.words[told - 1]?.letter ?? 0)
    },
    reach(letters) {
      // The estimate may be ahead; words are never taken back, they wait.
      tellUpTo(letters)
      if (anchor) sound(letters)
    },
    finish() {
      rest()
      if (part.text.length >= leastMeasured && heardMs > 0)
        msPerLetter = (heardMs * speed) / part.text.length
      tellUpTo(part.text.length)
    },
    stop: () => rest(),
    share: () => (part.words.length === 0 ? 1 : told / part.words.length),
  }
}
