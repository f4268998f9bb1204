import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readWoff } from '#adapters/metrics/read-woff.ts'

const packages = join(import.meta.dirname, '../../node_modules/@fontsource')

/** Which file of each package holds its script; every other character comes from the system's fonts. */
const scripts: Readonly<Record<string, string>> = {
  arimo: 'latin',
  carlito: 'latin',
  caladea: 'latin',
  gelasio: 'latin',
  tinos: 'latin',
  cousine: 'latin',
  'noto-sans-jp': 'japanese',
  'noto-sans-kr': 'korean',
  'noto-sans-sc': 'chinese-simplified',
  'noto-sans-arabic': 'arabic',
}

/** The names that our files give to fonts, and ours that are as wide. */
const twins: readonly [string, string][] = [
  ['Arial', 'Arimo'],
  ['Calibri', 'Carlito'],
  ['Cambria', 'Caladea'],
  ['Georgia', 'Gelasio'],
  ['Times New Roman', 'Tinos'],
  ['Courier New', 'Cousine'],
  // The files of these packages call themselves after their thinnest weight.
  ['Noto Sans JP', 'Noto Sans JP Thin'],
  ['Noto Sans KR', 'Noto Sans KR Thin'],
  ['Noto Sans SC', 'Noto Sans SC Thin'],
]

export type FontsHere = 'ours' | 'only Arial'

/** A computer with our fonts, or one that has nothing but a font like Arial; gives fontconfig's file. */
export async function makeFontFolder(fonts: FontsHere): Promise<string> {
  const folder = join(tmpdir(), 'lectern-judge-fonts', fonts.replace(' ', '-').toLowerCase())
  const config = join(folder, 'fonts.conf')
  if (existsSync(config)) return config
  await mkdir(join(folder, 'ttf'), { recursive: true })
  if (fonts === 'ours') await writeFonts(join(folder, 'ttf'))
  const aliases =
    fonts === 'ours' ? twins : twins.map(([name]): [string, string] => [name, findTwinHere(name)])
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(folder, 'ttf')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'cache')}</cachedir>
${fonts === 'ours' ? withoutLiberation : ''}
${aliases.map(writeAlias).join('\n')}
</fontconfig>`,
  )
  return config
}

/** LibreOffice would take it for Arial and Times, and its letters are kerned otherwise than ours. */
const withoutLiberation =
  '<selectfont><rejectfont><glob>*/liberation/*</glob></rejectfont></selectfont>'

/** Liberation has twins of three; whatever else is asked for becomes its sans. */
const findTwinHere = (name: string): string =>
  ({ 'Times New Roman': 'Liberation Serif', 'Courier New': 'Liberation Mono' })[name] ??
  'Liberation Sans'

const writeAlias = ([name, other]: readonly [string, string]): string =>
  `<match target="pattern"><test name="family"><string>${name}</string></test>` +
  `<edit name="family" mode="assign" binding="same"><string>${other}</string></edit></match>`

async function writeFonts(folder: string): Promise<void> {
  for (const [name, script] of Object.entries(scripts)) {
    const files = await readdir(join(packages, name, 'files'))
    const wanted = files.filter((file) =>
      new RegExp(`^${name}-${script}-(?:400|700)-(?:normal|italic)\\.woff$`).test(file),
    )
    for (const file of wanted) {
      const woff = new Uint8Array(await readFile(join(packages, name, 'files', file)))
      await writeFile(join(folder, file.replace('.woff', '.ttf')), await readWoff(woff))
    }
  }
}
