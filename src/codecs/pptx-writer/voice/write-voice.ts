import type { TextStyle } from '#core/deck/texts/text-style.ts'

import { paintTransition } from './paint-transition.ts'
import { mediaRelation, paintVoice } from './paint-voice.ts'
import { findAdvance, writeTiming } from './write-timing.ts'

/** In milliseconds; the sound by the part of the file that holds it, and the picture for it. */
export type SlideVoice = {
  seen: number
  sound: { part: string; poster: string; length: number } | null
}

type Sheet = {
  nextId(): number
  /** Names the relation that leads to a part of the file. */
  relate(type: string, target: string): string
}

type WrittenVoice = {
  /** The last shapes of the slide. */
  shapes: string[]
  /** How it comes, and when it goes. */
  transition: string
  /** What has it speak by itself. */
  timing: string
}

/** Has a slide speak, where it has a voice, and go on when it is over. */
export function writeVoice(
  voice: SlideVoice | undefined,
  sheet: Sheet,
  animations: readonly TextStyle['animation'][] = [],
): WrittenVoice {
  const sound = voice?.sound
  const transition = paintTransition(
    animations,
    voice && findAdvance(voice.seen, sound?.length ?? 0),
  )
  if (!sound) return { shapes: [], transition, timing: '' }
  const id = sheet.nextId()
  const shape = paintVoice({
    id,
    audio: sheet.relate('audio', sound.part),
    media: sheet.relate(mediaRelation, sound.part),
    poster: sheet.relate('image', sound.poster),
  })
  return { shapes: [shape], transition, timing: writeTiming(id, sound.length) }
}
