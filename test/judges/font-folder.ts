import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readCodes } from '#adapters/metrics/embedding/code-table.ts'
import { findTable, writeTrueType } from '#adapters/metrics/embedding/font-tables.ts'
import {
  bytesOf,
  numberOfMetrics,
  readMetrics,
  viewOf,
  writeMetrics,
} from '#adapters/metrics/font-files/glyph-tables.ts'
import { readWoff } from '#adapters/metrics/font-files/read-woff.ts'
import { readSfnt } from '#adapters/metrics/font-files/sfnt.ts'
import { measureWidening } from '#codecs/pptx-writer/fonts/office-metrics.ts'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'

const packages = join(import.meta.dirname, '../../node_modules/@fontsource')

/** Which file of each package holds its script; every other character comes from the system's fonts. */
const scripts: Readonly<Record<string, string>> = {
  arimo: 'latin',
  carlito: 'latin',
  caladea: 'latin',
  gelasio: 'latin',
  tinos: 'latin',
  cousine: 'latin',
  anton: 'latin',
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
  ['Impact', 'Anton'],
  // The files of these packages call themselves after their thinnest weight.
  ['Noto Sans JP', 'Noto Sans JP Thin'],
  ['Noto Sans KR', 'Noto Sans KR Thin'],
  ['Noto Sans SC', 'Noto Sans SC Thin'],
]

/** By their names for whoever reads this, or the files of fonts that were brought along. */
export type FontsHere = 'ours' | 'only Arial' | readonly Uint8Array[]

/** A computer with our fonts, or one that has nothing but a font like Arial; gives fontconfig's file. */
export async function makeFontFolder(fonts: FontsHere): Promise<string> {
  if (typeof fonts !== 'string') return installFonts(fonts)
  const folder = join(tmpdir(), 'lectern-office-fonts', fonts.replace(' ', '-').toLowerCase())
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

/** A computer that has these besides its own. */
async function installFonts(fonts: readonly Uint8Array[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-brought-fonts-'))
  for (const [at, font] of fonts.entries()) await writeFile(join(folder, `${at}.ttf`), font)
  const config = join(folder, 'fonts.conf')
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  )
  return config
}

/** LibreOffice would take it for Arial and Times, and its letters are kerned otherwise than ours. */
const withoutLiberation =
  '<selectfont><rejectfont><glob>*/liberation/*</glob></rejectfont></selectfont>'

const liberation = '/usr/share/fonts/truetype/liberation'

/** Whether a computer with nothing but a font like Arial can be made here; whoever is root on a Debian gets it. */
export async function findLiberation(): Promise<boolean> {
  if (!existsSync(liberation)) await installDebianPackages(judges.office)
  return existsSync(liberation)
}

/** Liberation has twins of three, and one that is narrow; whatever else is asked for becomes its sans. */
const findTwinHere = (name: string): string =>
  ({
    'Times New Roman': 'Liberation Serif',
    'Courier New': 'Liberation Mono',
    Impact: 'Liberation Sans Narrow',
  })[name] ?? 'Liberation Sans'

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
      const font = await readWoff(woff)
      const installed = name === 'anton' ? widenLikeImpact(font) : font
      await writeFile(join(folder, file.replace('.woff', '.ttf')), installed)
    }
  }
}

/** Anton with the widths that Impact is taken to have, which is not to be had here. */
function widenLikeImpact(font: Uint8Array<ArrayBuffer>): Uint8Array {
  const { tables } = readSfnt(font)
  const table = (tag: string) => viewOf(findTable(tables, tag))
  const count = table('maxp').getUint16(4)
  const metrics = readMetrics(table('hmtx'), table('hhea').getUint16(numberOfMetrics), count)
  const perEm = table('head').getUint16(18)
  for (const [code, glyph] of readCodes(findTable(tables, 'cmap'))) {
    const metric = metrics[glyph]
    if (metric) metric[0] += Math.round(measureWidening(String.fromCodePoint(code)) * perEm)
  }
  const hhea = viewOf(findTable(tables, 'hhea').slice())
  hhea.setUint16(numberOfMetrics, count)
  return writeTrueType(
    new Map([...tables, ['hmtx', writeMetrics(metrics)], ['hhea', bytesOf(hhea)]]),
  ).bytes
}
