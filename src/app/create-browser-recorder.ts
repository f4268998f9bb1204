import { createLazy, type Lazy } from '#core/lazy.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { Preferences } from '#ports/preferences.ts'
import { createTalkRecorder, type TalkRecorder } from '#workspace/talk/talk-recorder.ts'

type Needs = { narrators: Lazy<readonly Narrator[]>; preferences: Preferences }

/** Comes with the first talk that somebody takes along; what encodes it with its last word. */
export const createBrowserRecorder = (needs: Needs): TalkRecorder =>
  createTalkRecorder({
    ...needs,
    encoder: createLazy(async () => (await import('#adapters/sound/encode-sound.ts')).encodeSound),
  })
