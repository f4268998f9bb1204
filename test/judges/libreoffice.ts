import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'
import { type FontsHere, makeFontFolder } from './font-folder.ts'

const run = promisify(execFile)
const usualPlaces = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/opt/libreoffice/program/soffice']

/** Where it is, or `null`; whoever is root on a Debian gets it. */
export async function findLibreOffice(): Promise<string | null> {
  const findHere = () => usualPlaces.find((path) => existsSync(path)) ?? null
  const here = findHere()
  if (here) return here
  await installDebianPackages(judges.office)
  return findHere()
}

/** Opens presentations on a computer with these fonts and prints them, or saves them anew; gives the file of each. */
export async function printWithLibreOffice(
  program: string,
  files: readonly string[],
  { folder, fonts, as = 'pdf' }: { folder: string; fonts: FontsHere; as?: 'pdf' | 'odp' },
): Promise<string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-office-'))
  try {
    await run(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        '--headless',
        '--convert-to',
        as,
        '--outdir',
        folder,
        ...files,
      ],
      {
        timeout: 1_500_000,
        env: {
          ...process.env,
          FONTCONFIG_FILE: await makeFontFolder(fonts),
          SAL_USE_VCLPLUGIN: 'svp',
        },
      },
    )
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
  return files.map((file) => join(folder, basename(file).replace(/\.pptx$/, `.${as}`)))
}
