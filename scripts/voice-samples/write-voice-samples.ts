// Has each speaker of the studio voice say who they are, for whoever has not fetched it yet.
import { mkdirSync, writeFileSync } from 'node:fs'

import { encodeSound } from '#adapters/sound/encode-sound.ts'
import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { introduceSpeaker } from '#core/narration/language/introduce-speaker.ts'

import { speakTalk } from '../../cli/speak-talk.ts'
import { inProject } from '../project-root.mjs'

const folder = inProject('src', 'adapters', 'voices', 'kokoro', 'samples')
mkdirSync(folder, { recursive: true })
for (const speaker of kokoroSpeakers) {
  const { id, name, language } = speaker
  const notes = introduceSpeaker(speaker)
  const slide = { id, title: name, content: [], notes }
  const deck = { title: name, slides: [slide], talk: { language } }
  const spoken = await speakTalk(deck, { speaker: id })
  if (!spoken.ok) throw new Error(`${name} could not be heard (${spoken.error.code})`)
  const sound = await encodeSound(spoken.value)
  if (!sound) throw new Error(`${name} could not be encoded`)
  writeFileSync(`${folder}/${id}.m4a`, sound.bytes)
  console.log(`${id} ${sound.bytes.length} bytes, ${spoken.value.times.seconds.toFixed(1)} seconds`)
}
// The encoder's worker would keep it open.
process.exit(0)
