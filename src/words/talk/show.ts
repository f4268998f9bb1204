import type { NarrationPhase, NarrationProgress } from '#core/narration/talk/narration-progress.ts'

import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the show and the presenter view say. */
export const showWords = translatable('showWords', {
  label: 'Show',
  counter: (slide: number, total: number): string => `Slide ${slide} of ${total}`,
  /** Read out when a slide comes. */
  arrival: (slide: number, total: number, title: string): string =>
    title.trim() ? `Slide ${slide} of ${total}: ${title}` : `Slide ${slide} of ${total}`,
  /** A slide that the show leaves out, among all slides. */
  hidden: (title: string): string => (title.trim() ? `Hidden slide: ${title}` : 'Hidden slide'),
  toolbar: 'Show controls',
  actions: {
    group: 'Show',
    exit: 'Exit Fullscreen',
    toggle: 'Toggle fullscreen',
    next: 'Next slide',
    previous: 'Previous slide',
    first: 'First slide',
    last: 'Last slide',
    typed: 'Go to the slide whose number you typed, or the next',
    black: 'Black screen',
    white: 'White screen',
    overview: 'All slides',
    presenter: 'Presenter view',
    otherScreen: 'Show on the other screen',
  },
  fullscreen: 'Fullscreen',
  previous: 'Previous',
  next: 'Next',
  blank: {
    black: 'The screen is black. Press B to go on.',
    white: 'The screen is white. Press W to go on.',
  },
  /** When the deck has given its talk. */
  talkEnd: {
    label: 'After the talk',
    title: 'Complete',
    replay: 'Replay',
    share: 'Share',
    back: 'Back',
  },
  end: { title: 'End of presentation', hint: 'One more step forward leaves the show.' },
  typed: (digits: string): string => `Go to slide ${digits}`,
  overview: {
    title: 'All slides',
    description: (total: number): string => counted(total, { one: 'slide', other: 'slides' }),
  },
  narration: {
    label: 'Narration progress',
    words: ({ wordsSpoken, totalWords }: NarrationProgress): string =>
      totalWords === 0
        ? 'No notes'
        : `${formatNumber(wordsSpoken)} / ${counted(totalWords, { one: 'word', other: 'words' })}`,
    phase: (phase: NarrationPhase): string => narrationPhases[phase],
  },
  presenter: {
    group: 'Presenter view',
    current: 'Now',
    following: 'Next',
    notes: 'Speaker Notes',
    noNotes: 'No notes for this slide.',
    /** Where the next slide would stand. */
    nothingFollows: 'End of presentation',
    timer: 'Elapsed time',
    clock: 'Time of day',
    start: 'Start',
    pause: 'Pause',
    reset: 'Reset',
    smaller: 'Smaller notes',
    larger: 'Larger notes',
    goTo: 'Go to slide',
    /** A slide that the show leaves out has no number. */
    entry: (number: number | null, title: string): string => {
      if (number === null) return showWords.hidden(title)
      return title ? `${number}. ${title}` : `${number}`
    },
    back: 'Back to the presentation',
    closeWindow: 'Close this window',
    status: {
      looking: 'Looking for the show…',
      on: 'In step with the show',
      none: 'No show is running. What you do here is seen only here.',
      closed: 'The show was closed. What you do here is seen only here.',
    },
    hidden: { black: 'The screen is black', white: 'The screen is white' },
    ended: 'The show is at its end',
  },
  blocked: {
    title: 'The presenter window was blocked',
    text: 'Your browser did not let a new window open. Allow pop-up windows for this site and try again, or open the presenter view in this tab.',
    here: 'Open in this tab',
    again: 'Try again',
  },
})

const narrationPhases: Record<NarrationPhase, string> = {
  ready: 'Ready',
  presenting: 'Presenting',
  'auto-advancing': 'Auto-Advancing',
  paused: 'Paused',
  complete: 'Complete',
}
