import { liveEffort } from '#core/narration/talk/find-hold.ts'

import { formatNumber, formatSize } from '../formats.ts'
import { translatable } from '../language.ts'

/** The larger voice on the device, in the dialog of the voices. */
export const studioVoiceWords = translatable('studioVoiceWords', {
  title: 'Studio voice',
  /** Beside a speaker whom nobody of that language has judged yet. */
  experimental: 'experimental',
  /** Above its speakers. */
  origin: 'Studio voice, on this device',
  does: (bytes: number): string =>
    `A larger voice that speaks more like a person at a microphone. It is downloaded once (${formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')}), works offline, and takes about 1 GB of memory while it speaks.`,
  get: 'Get the studio voice',
  /** Before it is fetched. */
  samples: 'Hear how they sound',
  hear: (name: string): string => `Hear ${name}`,
  stopHearing: (name: string): string => `Stop ${name}`,
  sampleFailures: {
    'not-loaded': 'The sample could not be loaded. Check the connection and try again.',
    unplayable: 'This browser cannot play the sample.',
  },
  notInstalled:
    'A larger voice that speaks more like a person at a microphone. This copy of the app does not have it yet: whoever runs it fetches it with this command.',
  cancel: 'Cancel',
  trying: 'Trying how fast this device speaks it…',
  tryAgain: 'Try it on this device',
  /** `effort`: seconds of work for a second of speech; null where it is not known. */
  pace: (effort: number | null): string => {
    if (effort === null) return 'It is here. How fast this device speaks it is not known yet.'
    return effort < liveEffort
      ? 'It is here, and this device speaks it while you listen.'
      : `It is here. This device takes about ${formatNumber(Math.max(1, Math.round(effort)))} s for a second of speech, so a talk is made before it is heard, and kept.`
  },
  graphics: {
    hint: (bytes: number): string =>
      bytes > 0
        ? `Its graphics processor may be faster. To find out, ${formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')} more are downloaded. This is an experiment: some devices compute speech wrong there, so every sentence is checked.`
        : 'Its graphics processor may be faster. This is an experiment: some devices compute speech wrong there, so every sentence is checked.',
    attempt: 'Try the graphics processor',
    used: 'The graphics processor speaks it. This is an experiment: every sentence is checked, and one that is wrong is made by the processor.',
    leave: 'Use the processor alone',
    slow: 'The graphics processor of this device is no faster, so the processor speaks it.',
    wrong:
      'The graphics processor of this device computes speech wrong, so the processor speaks it.',
  },
  prepare: 'Prepare the talk',
  prepareHint: (seconds: number): string =>
    `This talk takes about ${formatMinutes(seconds)}. You can go on working meanwhile.`,
  choose: 'Choose one of its speakers to prepare this talk.',
  prepared: 'This talk is prepared: it begins at once.',
  preparing: (made: number, lines: number, seconds: number): string =>
    `${formatNumber(made)} of ${formatNumber(lines)} sentences, about ${formatMinutes(seconds)} left`,
  preparingLabel: 'Preparing the talk',
  remove: 'Remove it from this device',
})

const formatMinutes = (seconds: number): string =>
  seconds < 60 ? 'a minute' : `${formatNumber(Math.round(seconds / 60))} min`
