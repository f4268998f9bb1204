import { existsSync } from 'node:fs'

import { hashSources } from '../bundle/hash-sources.mjs'
import { inProject, projectRoot } from '../project-root.mjs'

/** Where the files of the studio voice are made, named by what makes them. */
export const studioFolder = () =>
  inProject(
    '.cache',
    'studio-voice',
    hashSources(projectRoot, [
      'scripts/voice/build-studio-voice.mjs',
      'scripts/voice/onnx-fields.mjs',
      'scripts/voice/onnx-parts.mjs',
      'scripts/voice/shrink-studio-model.mjs',
      'scripts/voice/store-file.mjs',
      'scripts/voice/studio-licences.txt',
      'node_modules/onnxruntime-web/package.json',
      'node_modules/@met4citizen/headtts/package.json',
    ]).slice(0, 16),
  )

/** The folder, or null where nobody has asked for the voice with `npm run studio-voice`. */
export function findStudioVoice() {
  const folder = studioFolder()
  return existsSync(folder) ? folder : null
}
