import type { Result } from '#core/result.ts'

import type { Speaker } from './voice.ts'

/** A speaker who was recorded, as a file of the app's own. */
export type VoiceSample = { speaker: Speaker; file: string }

export type LoadSample = (file: string) => Promise<Result<Blob, { code: 'not-loaded' }>>
