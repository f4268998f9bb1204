import type { Sound } from '#core/narration/sound/trim-silence.ts'
import { fail, ok } from '#core/result.ts'
import type { Microphone, MicrophoneFailure, TakeEvents } from '#ports/sound/microphone.ts'
import type { DraftPlace, RecordingDraft } from '#ports/sound/recording-draft.ts'

export type MemoryMicrophone = Microphone & {
  /** From now on it refuses; null: it does not. */
  refuse(failure: MicrophoneFailure | null): void
  /** Another second of it was recorded. */
  passSecond(): void
  cutOff(): void
  isOpen(): boolean
}

/** Hears the same sound whenever it is opened. */
export function createMemoryMicrophone(sound: Sound): MemoryMicrophone {
  let refused: MicrophoneFailure | null = null
  let events: TakeEvents | null = null
  const file = new Blob(['recorded'])
  return {
    refuse: (failure) => void (refused = failure),
    passSecond: () => events?.onPiece(new Blob(['rec'])),
    cutOff: () => events?.onCutOff(),
    isOpen: () => events !== null,
    async record(given) {
      if (refused) return fail(refused)
      events = given
      const end = () => void (events = null)
      return ok({
        level: () => 0.1,
        cancel: end,
        stop: async () => {
          end()
          return file
        },
      })
    },
    read: async ({ size }) => (size > 0 ? ok(sound) : fail({ code: 'unreadable' })),
  }
}

/** Outlives the page that began it, as on a disk. */
export function createMemoryRecordingDraft(): RecordingDraft {
  let place: DraftPlace | null = null
  let pieces: Blob[] = []
  const forget = async () => {
    place = null
    pieces = []
  }
  return {
    async begin(next) {
      await forget()
      place = next
    },
    add: async (piece) => void pieces.push(piece),
    find: async () => (place && pieces.length > 0 ? { ...place, file: new Blob(pieces) } : null),
    forget,
  }
}
