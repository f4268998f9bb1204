import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { convertOriginals } from './convert-originals.ts'
import { openZip } from '#codecs/zip/open-zip.ts'

const corpus = '../shared/corpus'
const folders = ['apache-poi', 'apache-tika', 'python-pptx', 'markitdown']

export type ChosenFile = {
  path: string
  name: string
  /** How many kinds of things its slides have. */
  features: number
  /** Never looked at while the reader was built. */
  isAside: boolean
}

export type JudgedFormat = 'pptx' | 'odp' | 'ppt'

const endings: Readonly<Record<JudgedFormat, RegExp>> = {
  pptx: /\.(?:pptx|pptm|ppsx|ppsm|potx)$/i,
  odp: /\.odp$/i,
  ppt: /\.(?:ppt|pps|pot)$/i,
}

type Found = { path: string; name: string; hash: string }

async function listCorpus(format: JudgedFormat): Promise<Found[]> {
  const found: Found[] = []
  for (const folder of folders)
    for (const name of await readdir(join(corpus, folder)).catch(() => []))
      if (endings[format].test(name))
        found.push({
          path: join(corpus, folder, name),
          name,
          hash: createHash('sha1').update(name).digest('hex'),
        })
  return found
}

const byHash = (one: Found, other: Found): number => one.hash.localeCompare(other.hash)

const asideCount = 30

/** Few presentations are OpenDocument: these many of PowerPoint are saved so by LibreOffice. */
const convertedCount = 42

/**
 * Real presentations beside the repository. Those whose names have the 30 smallest SHA-1 hashes are kept
 * aside, of formats other than PowerPoint's every third in that order: measured, but never looked at while
 * anything is built. Of the others of PowerPoint the half with more kinds of things on its slides is judged.
 */
export async function chooseFiles(office: string, format: JudgedFormat): Promise<ChosenFile[]> {
  if (!existsSync(corpus)) return []
  const found = (await listCorpus(format)).toSorted(byHash)
  if (format === 'odp') {
    const others = (await listCorpus('pptx')).toSorted(byHash).slice(0, convertedCount)
    const converted = await convertOriginals(
      office,
      others.map(({ path }) => path),
    )
    for (const { path, name, hash } of others) {
      const saved = converted.get(path)
      if (saved !== undefined) found.push({ path: saved, name: `${name}.odp`, hash })
    }
  }
  return Promise.all(
    found.map(async ({ path, name }, index) => ({
      path,
      name,
      features: countFeatures(new Uint8Array(await readFile(path))),
      isAside: format === 'pptx' ? index < asideCount : index % 3 === 2,
    })),
  )
}

/** Elements and attributes that ask something of whoever paints a slide. */
const elements =
  /<(?:\w+:)?(sp|ph|grpSp|cxnSp|pic|tbl|custGeom|gradFill|pattFill|outerShdw|innerShdw|glow|reflection|softEdge|scene3d|sp3d|bg|AlternateContent|oMath|buAutoNum|buChar|buBlip|tableStyleId|timing|transition|duotone|lum|grayscl|biLevel|clrChange|alphaModFix|tile|noAutofit|spAutoFit|normAutofit|oleObj|prstTxWarp|videoFile|audioFile|contentPart|svgBlip|hlinkClick|fld|tab|lnSpc|spcBef|spcAft|headEnd|tailEnd|prstDash|alpha|relIds|chart|br|style|highlight)[\s/>]/g
const attributes =
  /\s(rot|flipH|flipV|vert|numCol|anchor|wrap|sz|b|i|u|strike|baseline|spc|cap|algn|rtl|marL|indent|lvl|gridSpan|rowSpan|fontScale|lnSpcReduction|lIns)="/g

function countFeatures(bytes: Uint8Array): number {
  const zip = openZip(bytes)
  if (!zip.ok) return 0
  const features = new Set<string>()
  const { names, read } = zip.value
  for (const name of names.filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one))) {
    const text = new TextDecoder().decode(read(name) ?? new Uint8Array())
    for (const pattern of [elements, attributes])
      for (const [, feature] of text.matchAll(pattern)) if (feature) features.add(feature)
  }
  return features.size
}
