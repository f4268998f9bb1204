import type { Sound } from '#core/narration/sound/trim-silence.ts'
import type { Result } from '#core/result.ts'

export type MicrophoneFailure =
  /** By the user, the browser's settings or whoever embeds the page. */
  | { code: 'refused' }
  | { code: 'no-microphone' }
  /** Another program has it, or it was pulled out at this moment. */
  | { code: 'busy' }
  /** The browser cannot record, or not on a page that came over plain http. */
  | { code: 'unsupported' }
  /** What was recorded cannot be read, as when nothing was. */
  | { code: 'unreadable' }

/** A recording that is being made. */
export type Take = {
  /** How loud it is at this moment, from 0 to 1. */
  level(): number
  /** The file of all that was recorded, in whatever format the browser makes. */
  stop(): Promise<Blob>
  /** Nothing of it is wanted. */
  cancel(): void
}

export type TakeEvents = {
  /** A piece of the file, about every second: one after the other, they are the file. */
  onPiece: (piece: Blob) => void
  /** The microphone was pulled out, or taken away: what there is can be had with `stop`. */
  onCutOff: () => void
}

export type Microphone = {
  /** Asks the user where that is necessary. */
  record(events: TakeEvents): Promise<Result<Take, MicrophoneFailure>>
  /** What a file sounds like; also one that was cut off. */
  read(file: Blob): Promise<Result<Sound, MicrophoneFailure>>
}
