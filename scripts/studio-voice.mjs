import './check-node.mjs'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { bootstrapPackages } from './bootstrap.mjs'
import { exitWithReason } from './exit-with-reason.mjs'
import { inProject } from './project-root.mjs'

/** Fetches the studio voice, for a copy of the app that is to offer it. */
async function fetchStudioVoice() {
  await bootstrapPackages()
  const { buildStudioVoice } = await import('./voice/build-studio-voice.mjs')
  const folder = await buildStudioVoice(console.log)
  // An app that is built already, and may be served at this moment, has it from now on.
  if (existsSync(inProject('dist', 'index.html'))) {
    const served = inProject('dist', 'voice')
    await cp(folder, served, { recursive: true })
    // Smaller copies of an older list would be sent in its place.
    for (const list of ['studio.json', 'studio-graphics.json'])
      for (const ending of ['br', 'gz'])
        await rm(join(served, `${list}.${ending}`), { force: true })
  }
  console.log('The studio voice is here. It is offered in the app under "Voice and sound".')
}

await fetchStudioVoice().catch(exitWithReason)
