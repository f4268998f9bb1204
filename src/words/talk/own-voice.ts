import type { OwnVoiceFailure } from '#workspace/talk/voices/own-voice.ts'

import { formatElapsed } from '../elapsed.ts'
import { translatable } from '../language.ts'

/** Recording the notes in one's own voice. */
export const ownVoiceWords = translatable('ownVoiceWords', {
  action: 'Record your voice',
  title: 'Your own voice',
  description:
    'Read the notes aloud. What you record is kept with the presentation and heard wherever a voice would speak this slide.',
  /** Of the text that is read aloud. */
  notes: (number: number, title: string): string =>
    title ? `Slide ${number}: ${title}` : `Slide ${number}`,
  start: 'Record',
  again: 'Record again',
  stop: 'Stop and keep',
  cancel: 'Cancel recording',
  listen: 'Listen',
  stopListening: 'Stop',
  remove: 'Delete recording',
  next: 'Next slide',
  level: 'How loud you are',
  asking: 'Your browser asks for the microphone. Allow it, and it begins.',
  recording: (ms: number): string => `Recording, ${formatElapsed(ms)}`,
  working: 'Matching your voice with the notes',
  /** `ms` is how long it is. */
  kept: (ms: number): string => `Recorded, ${formatElapsed(ms)}`,
  /** On the button below the notes of a slide that has one. */
  badge: (ms: number): string => `Your voice, ${formatElapsed(ms)}`,
  none: 'Not recorded yet: the voice of the presentation speaks this slide.',
  needsNotes:
    'Write notes of at least 20 characters first: they are what you read, and what is lit word by word.',
  changed:
    'The notes have changed since you recorded them, so the voice of the presentation speaks them. Record them again, or bring the words back.',
  ended: {
    'too-long': 'Ten minutes are the longest for one slide. What you said until then is kept.',
    'cut-off': 'The microphone was taken away. What you said until then is kept.',
  },
  left: 'A recording of this presentation was interrupted before it was finished.',
  keepLeft: 'Keep what there is',
  forgetLeft: 'Discard it',
})

export const describeOwnVoiceFailure = translatable(
  'describeOwnVoiceFailure',
  (failure: OwnVoiceFailure): string => {
    switch (failure.code) {
      case 'refused':
        return 'The browser does not let this page use the microphone. Allow it beside the address of the page, then record again. What you had is unchanged.'
      case 'no-microphone':
        return 'No microphone was found. Connect one, then record again. What you had is unchanged.'
      case 'busy':
        return 'The microphone is in use by another program. Close that, then record again. What you had is unchanged.'
      case 'unsupported':
        return 'This browser cannot record, or not on a page that came over plain http. What you had is unchanged.'
      case 'unreadable':
      case 'silence':
        return 'Nothing was heard. Check that the microphone is switched on and the right one, then record again. What you had is unchanged.'
      case 'slide-gone':
        return 'The slide was deleted while you spoke, so there is nothing to keep the recording with.'
      default:
        return 'The recording could not be stored. Free some room and try again: it is offered once more when you come back here.'
    }
  },
)
