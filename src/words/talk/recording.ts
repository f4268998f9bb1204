import type { RecordFailure } from '#workspace/talk/recording/talk-recorder.ts'

import { nameLanguage } from '../language-names.ts'
import { translatable } from '../language.ts'
import { describeVoiceFailure } from './narration.ts'

/** Why a talk could not be spoken into a file, and what to do. */
export const explainRecordFailure = translatable(
  'explainRecordFailure',
  (failure: RecordFailure): string => {
    switch (failure.code) {
      case 'no-recorder':
        return failure.language === 'und'
          ? 'The language of the notes is not known here, so no voice is used for them.'
          : `No voice here speaks ${nameLanguage(failure.language)} in a way that can be kept. Choose another voice under Voice and sound.`
      case 'not-encoded':
        return 'This browser cannot make files of sound. Another or a newer one can.'
      case 'not-loaded':
        return 'What speaks could not be fetched. Check your connection and try again.'
      case 'nothing-to-say':
        return 'There are no notes that could be spoken.'
      default:
        return describeVoiceFailure(failure)
    }
  },
)
