import type { TalkTimes } from '../narration/talk/talk-times.ts'

/** A file of sound, as browsers play it. `type` names its container and how it is encoded. */
export type EncodedSound = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** A talk that comes along with its presentation: what is heard, and when. */
export type CarriedTalk = {
  /** That it is spoken in, as a BCP 47 code. */
  language: string
  times: TalkTimes
  sound: EncodedSound
}
