import { counted } from '../formats.ts'
import { formatElapsed } from '../elapsed.ts'
import { translatable } from '../language.ts'

/** A talk that has to take so many minutes. */
export const fitTalkWords = translatable('fitTalkWords', {
  action: 'Fit to time',
  title: 'Fit to time',
  description:
    'First by the pauses, then by the speed, as far as it still sounds natural; what remains, by the notes.',
  minutes: 'Minutes',
  minutesHint: 'How long the talk shall take.',
  wrongMinutes: 'Enter a number from 1 to 180.',
  nothing: 'There are no notes that could be spoken.',
  now: (seconds: number): string =>
    `As it is set now, it takes about ${formatElapsed(seconds * 1000)}.`,
  pace: (percent: number, pause: number, seconds: number): string =>
    `At ${percent} % speed, with ${pause} s between slides, it takes about ${formatElapsed(seconds * 1000)}.`,
  takePace: 'Use this speed and pause',
  used: 'They are set, for every presentation in this browser.',
  fits: 'That fits.',
  tooLong: (seconds: number): string =>
    `It is still too long, by about ${formatElapsed(seconds * 1000)}. This is what each slide would have to lose:`,
  tooShort: (seconds: number): string =>
    `It is still too short, by about ${formatElapsed(seconds * 1000)}. This is what each slide could take more:`,
  slide: (number: number, title: string): string => (title ? `${number}: ${title}` : `${number}`),
  change: (words: number, wanted: number): string =>
    `${counted(words, { one: 'word', other: 'words' })}, better ${wanted}`,
  shorten: 'Shorten the notes with AI',
  lengthen: 'Lengthen the notes with AI',
  working: (service: string, done: number, total: number): string =>
    `${service} writes the notes, ${done} of ${total}`,
  progress: 'Notes written',
  stop: 'Stop here',
  take: (number: number): string => `Use these notes for slide ${number}`,
  apply: (count: number): string => `Change ${counted(count, { one: 'slide', other: 'slides' })}`,
  after: (seconds: number): string =>
    `With these notes it takes about ${formatElapsed(seconds * 1000)}.`,
  none: 'No other notes came of it.',
})
