import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'

const run = promisify(execFile)

/** ECMA-376 schemas and what holds a package together; it stands beside the repository. */
const validator = fileURLToPath(new URL('../../../shared/validate_pptx.py', import.meta.url))

/** A Python that has lxml, or `null`; whoever is root on a Debian gets it. */
export async function findValidator(): Promise<string | null> {
  if (!existsSync(validator)) return null
  const here = await findPython()
  if (here) return here
  await installDebianPackages(judges.schemas)
  return findPython()
}

async function findPython(): Promise<string | null> {
  for (const python of ['/usr/bin/python3', 'python3']) {
    const has = await run(python, ['-c', 'import lxml']).then(
      () => true,
      () => false,
    )
    if (has) return python
  }
  return null
}

/** What is wrong with these files; nothing, if all is well. */
export async function validatePptx(python: string, files: readonly string[]): Promise<string[]> {
  const { stdout } = await run(python, [validator, ...files])
  return stdout.split('\n').filter((line) => line.trim() !== '' && !line.endsWith(' OK'))
}
