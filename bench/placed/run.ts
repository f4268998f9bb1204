import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { writePng } from '#codecs/metafile/write-png.ts'
import { readOdp } from '#codecs/odp/read-odp.ts'
import { readPpt } from '#codecs/ppt/read-ppt.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { DeckReader, ReadDeck } from '#codecs/read-result.ts'
import { withLook } from '#core/edit/style/set-look.ts'

import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { findLibreOffice } from '../../test/judges/libreoffice.ts'
import { chooseFiles, type ChosenFile, type JudgedFormat } from './choose-files.ts'
import { measureLikeness, type Picture } from './measure-likeness.ts'
import { cache, nameOriginal, printOriginals, shareAt as at } from './originals.ts'
import { joinPictures, mostPages, paintPages, putOnWideSheet } from './paint-pages.ts'

/**
 * How like the original a slide is that keeps its look: PDF of ours beside LibreOffice's of the same file,
 * first six slides. `node --import tsx bench/placed/run.ts`, with `--odp` or `--ppt` of those formats, with a part of a name to look at single files.
 * Pictures of all slides, original, kept and restyled, are in `.cache/bench/placed/pictures`; those of files
 * that are kept aside are not written, so that nobody looks at them by accident.
 */
const pictures = join(cache, 'pictures')

type Compared = { file: ChosenFile; page: number; kept: number; colour: number; restyled: number }

const options = process.argv.slice(2)
const wanted = options.filter((option) => !option.startsWith('--'))
const onlyKept = options.includes('--kept')
const readers: Readonly<Record<JudgedFormat, DeckReader>> = {
  pptx: readPptx,
  odp: readOdp,
  ppt: readPpt,
}
const format = options.includes('--odp') ? 'odp' : options.includes('--ppt') ? 'ppt' : 'pptx'

async function paintOurs(read: ReadDeck, look: 'kept' | 'restyled'): Promise<Picture[]> {
  const shown = read.deck.slides.filter(({ hidden, id }) => !hidden && !id.includes('-part-'))
  const slides = shown.slice(0, mostPages).map((slide) => withLook(slide, look))
  if (slides.length === 0) return []
  const deck = { ...read.deck, slides }
  const written = await writeWithRealFonts('pdf', { deck, pictures: read.pictures })
  if (!written.ok) throw new Error(written.error)
  const path = join(cache, `${look}.pdf`)
  await writeFile(path, written.value.bytes)
  return paintPages(path)
}

async function compare(file: ChosenFile): Promise<Compared[]> {
  const read = await readers[format](new Uint8Array(await readFile(file.path)), {
    fileName: file.name,
    withLook: true,
  })
  const pdf = `${await nameOriginal(file)}.pdf`
  if (!read.ok || !existsSync(pdf)) return []
  const printed = await paintPages(pdf)
  const kept = await paintOurs(read.value, 'kept')
  const restyled = onlyKept ? [] : await paintOurs(read.value, 'restyled')
  const compared: Compared[] = []
  for (const [index, original] of printed.entries()) {
    const [ours, other] = [kept[index], restyled[index]]
    const likeness = ours && measureLikeness(original, ours)
    if (!ours || !likeness) {
      process.stdout.write(`${file.name} ${index + 1}: another form, or missing\n`)
      continue
    }
    const today = other && measureLikeness(putOnWideSheet(original), other)
    compared.push({
      file,
      page: index + 1,
      kept: likeness.ssim,
      colour: likeness.colour,
      restyled: today?.ssim ?? 0,
    })
    if (file.isAside) continue
    const name = `${likeness.ssim.toFixed(3)}-${file.name}-${index + 1}.png`
    const sheet = joinPictures([original, ours, ...(other ? [other] : [])])
    await writeFile(join(pictures, name), writePng(sheet))
  }
  return compared
}

function describe(title: string, compared: readonly Compared[]): void {
  if (compared.length === 0) return
  const ordered = compared.map(({ kept }) => kept).toSorted((one, other) => one - other)
  const before = compared.map(({ restyled }) => restyled).toSorted((one, other) => one - other)
  const colours = compared.map(({ colour }) => colour).toSorted((one, other) => one - other)
  const good = compared.filter(({ kept }) => kept >= 0.9).length / compared.length
  process.stdout.write(
    `${title}: ${compared.length} slides, median ${at(ordered, 0.5)}, 25 % ${at(ordered, 0.25)}, 10 % ${at(ordered, 0.1)}, at least 0.9 ${Math.round(100 * good)} %, colour ${at(colours, 0.5)}; restyled median ${at(before, 0.5)}\n`,
  )
}

const office = await findLibreOffice()
if (!office) throw new Error('LibreOffice is not here to paint the originals')
const all = await chooseFiles(office, format)
if (all.length === 0) throw new Error('There are no presentations beside the repository')
const files = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
await rm(pictures, { recursive: true, force: true })
await mkdir(pictures, { recursive: true })
await printOriginals(office, files)
const compared: Compared[] = []
const failures: string[] = []
for (const file of files)
  try {
    compared.push(...(await compare(file)))
  } catch (error) {
    failures.push(`${file.name}: ${error instanceof Error ? (error.stack ?? error.message) : ''}`)
  }
const features = all
  .filter(({ isAside }) => !isAside)
  .map((file) => file.features)
  .toSorted((one, other) => one - other)
const half = features[Math.floor(features.length / 2)] ?? 0
const open = compared.filter(({ file }) => !file.isAside)
if (format === 'pptx')
  describe(
    'upper half by features',
    open.filter(({ file }) => file.features >= half),
  )
describe('all but those kept aside', open)
describe(
  'kept aside',
  compared.filter(({ file }) => file.isAside),
)
const worse = open.filter(({ kept, restyled }) => restyled > 0 && kept < restyled - 0.05)
process.stdout.write(`more than 0.05 below the restyled slide: ${worse.length}\n`)
for (const { file, page, kept, restyled } of worse)
  process.stdout.write(`  ${file.name} ${page}: ${kept.toFixed(3)} (${restyled.toFixed(3)})\n`)
process.stdout.write('worst\n')
for (const { file, page, kept } of open.toSorted((a, b) => a.kept - b.kept).slice(0, 40))
  process.stdout.write(`  ${kept.toFixed(3)} ${file.name} ${page}\n`)
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
