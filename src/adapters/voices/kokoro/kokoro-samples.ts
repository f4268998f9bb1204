import type { VoiceSample } from '#ports/sound/voice-sample.ts'

import { kokoroSpeakers } from './speakers.ts'

/** Written by `npm run voice-samples`. */
const files = import.meta.glob<string>('./samples/*.m4a', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What each speaker says of themselves, to be heard before the voice is fetched. */
export const kokoroSamples: readonly VoiceSample[] = kokoroSpeakers.flatMap((speaker) => {
  const file = files[`./samples/${speaker.id}.m4a`]
  return file === undefined ? [] : [{ speaker, file }]
})
