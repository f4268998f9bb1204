import type { RunProblem } from '#workspace/playback/talk-run.ts'

import { formatElapsed } from '../elapsed.ts'
import { formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

const minuteOf = (seconds: number): string => formatElapsed(seconds * 1000)

/** What the player of a talk says. */
export const playerWords = translatable('playerWords', {
  label: 'Player',
  slide: 'Slide',
  counter: (slide: number, total: number): string => `Slide ${slide} of ${total}`,
  /** Read out when a slide comes. */
  arrival: (slide: number, total: number, title: string): string =>
    title.trim() ? `Slide ${slide} of ${total}: ${title}` : `Slide ${slide} of ${total}`,
  bar: 'Player controls',
  position: 'Position',
  time: (seconds: number, total: number): string => `${minuteOf(seconds)} / ${minuteOf(total)}`,
  place: (seconds: number, total: number, slide: string): string =>
    `${minuteOf(seconds)} of ${minuteOf(total)}, ${slide}`,
  volume: 'Volume',
  start: 'Play',
  duration: (seconds: number): string => minuteOf(seconds),
  waiting: 'One moment…',
  actions: {
    group: 'Player',
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    previous: 'Previous slide',
    next: 'Next slide',
    back: 'Back 10 seconds',
    forward: 'Forward 10 seconds',
    louder: 'Louder',
    quieter: 'Quieter',
    mute: 'Mute',
    unmute: 'Unmute',
    captionsOn: 'Show captions',
    captionsOff: 'Hide captions',
    transcriptOn: 'Show transcript',
    transcriptOff: 'Hide transcript',
    faster: 'Faster',
    slower: 'Slower',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    settings: 'Settings',
  },
  captions: 'Captions',
  transcript: {
    title: 'Transcript',
    hint: 'Press a word to hear it from there.',
    silent: 'Nothing is said here.',
  },
  settings: {
    speed: 'Speed',
    rate: (rate: number): string => `${formatNumber(rate)}×`,
    captionSize: 'Caption size',
    captionSizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    captionPlace: 'Caption position',
    captionPlaces: { bottom: 'Bottom', top: 'Top' },
  },
  more: 'More',
  /** Why nothing is heard. */
  problem: (problem: RunProblem): string => problems[problem.code],
})

const alone = 'The captions run in time without it.'

const problems: Record<RunProblem['code'], string> = {
  'sound-blocked':
    'The browser does not let sound out. Allow sound for this site, then press Play again.',
  'no-deck': `There is nothing to speak. ${alone}`,
  'notes-too-short': `There is nothing to speak. ${alone}`,
  'no-voice': `No voice here speaks this language. ${alone}`,
  voice: `The voice could not be started. ${alone}`,
  unplayable: `This browser cannot play the voice that came along. ${alone}`,
  'not-loaded': `The voice could not be fetched. ${alone}`,
}
