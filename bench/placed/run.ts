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
import { findPdfTools } from '../../test/judges/pdf-tools.ts'
import type { BenchOptions, Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { belowRestyled } from './below-restyled.ts'
import { chooseFiles, type ChosenFile, type JudgedFormat } from './choose-files.ts'
import { countWords, listSaid, readPageTexts, type WordCount } from './count-words.ts'
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

type Compared = {
  file: ChosenFile
  page: number
  kept: number
  colour: number
  restyled: number
  words: WordCount
}

/** Of PowerPoint; the others are told, not judged. */
const bars = { median: 0.93, tenth: 0.73, aside: 0.89, words: 99.5 } as const

const options = process.argv.slice(2)
const wanted = options.filter((option) => !option.startsWith('--'))
const everyFifth = 5
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

async function compare(file: ChosenFile): Promise<(Compared | null)[]> {
  const read = await readers[format](new Uint8Array(await readFile(file.path)), {
    fileName: file.name,
    withLook: true,
  })
  const pdf = `${await nameOriginal(file)}.pdf`
  if (!read.ok || !existsSync(pdf)) return []
  const printed = await paintPages(pdf)
  const kept = await paintOurs(read.value, 'kept')
  const known = listSaid(file.name)
  const [said, shown] = [await readPageTexts(pdf), await readPageTexts(join(cache, 'kept.pdf'))]
  const restyled = onlyKept ? [] : await paintOurs(read.value, 'restyled')
  const compared: (Compared | null)[] = []
  for (const [index, original] of printed.entries()) {
    const [ours, other] = [kept[index], restyled[index]]
    const likeness = ours && measureLikeness(original, ours)
    if (!ours || !likeness) {
      process.stdout.write(`${file.name} ${index + 1}: another form, or missing\n`)
      compared.push(null)
      continue
    }
    const today = other && measureLikeness(putOnWideSheet(original), other)
    compared.push({
      file,
      page: index + 1,
      kept: likeness.ssim,
      colour: likeness.colour,
      restyled: today?.ssim ?? 0,
      words: countWords(
        said[index] ?? '',
        shown[index] ?? '',
        (one) => known[index]?.has(one) ?? true,
      ),
    })
    if (file.isAside) continue
    const name = `${likeness.ssim.toFixed(3)}-${file.name}-${index + 1}.png`
    const sheet = joinPictures([original, ours, ...(other ? [other] : [])])
    await writeFile(join(pictures, name), writePng(sheet))
  }
  return compared
}

function describe(title: string, compared: readonly Compared[], bar: Bars = {}): Figure[] {
  if (compared.length === 0) return []
  const sort = (read: (one: Compared) => number) =>
    compared.map(read).toSorted((one, other) => one - other)
  const [kept, restyled] = [sort((one) => one.kept), sort((one) => one.restyled)]
  const colours = sort(({ colour }) => colour)
  const good = kept.filter((value) => value >= 0.9).length / kept.length
  process.stdout.write(
    `${title}: ${kept.length} slides, median ${at(kept, 0.5)}, 25 % ${at(kept, 0.25)}, 10 % ${at(kept, 0.1)}, at least 0.9 ${Math.round(100 * good)} %, colour ${at(colours, 0.5)}; restyled median ${at(restyled, 0.5)}\n`,
  )
  const figure = (name: string, share: number, atLeast: number | undefined): Figure => ({
    id: `${title}-${name}`.replaceAll(' ', '-'),
    name: `likeness, ${title}, ${kept.length} slides: ${name}`,
    value: Number(at(kept, share)),
    unit: '',
    ...(!onlyKept && { peer: { name: 'restyled', value: Number(at(restyled, share)) } }),
    ...(atLeast !== undefined && { bar: { atLeast } }),
  })
  return [figure('median', 0.5, bar.median), figure('10 % mark', 0.1, bar.tenth)]
}

type Bars = { median?: number; tenth?: number }

/** All that the original shows is to be seen. */
function describeWords(compared: readonly Compared[]): Figure[] {
  const [all, seen] = (['all', 'seen'] as const).map((key) =>
    compared.reduce((sum, { words }) => sum + words[key], 0),
  )
  for (const { file, page, words } of compared)
    if (words.missing.length > 0 && !file.isAside)
      process.stdout.write(`not seen on ${file.name} ${page}: ${words.missing.join(' ')}\n`)
  return [
    {
      id: 'words',
      name: `words of the files that are seen, of ${all} that the originals show`,
      value: (100 * (seen ?? 0)) / Math.max(1, all ?? 0),
      unit: '%',
      ...(format === 'pptx' && { bar: { atLeast: bars.words } }),
    },
  ]
}

function describeWorse(compared: readonly Compared[]): Figure[] {
  if (onlyKept) return []
  const worse = compared.filter(({ kept, restyled }) => kept < restyled - 0.05)
  const unexplained = worse.filter(
    ({ file, page }) => !file.isAside && belowRestyled[`${file.name} ${page}`] === undefined,
  )
  for (const { file, page, kept, restyled } of unexplained)
    process.stdout.write(
      `below restyled: ${file.name} ${page}: ${kept.toFixed(3)} (${restyled.toFixed(3)})\n`,
    )
  return [
    { id: 'worse', name: 'slides 0.05 below the restyled', value: worse.length, unit: '' },
    {
      id: 'unexplained',
      name: 'of these without a reason that is written down',
      value: unexplained.length,
      unit: '',
      ...(format === 'pptx' && { bar: { atMost: 0 } }),
    },
  ]
}

const nothing = (reason: string): Report => ({ figures: [], plots: [], missing: [reason] })

async function measurePlaced({ quick }: BenchOptions): Promise<Report> {
  const office = await findLibreOffice()
  if (!office || !(await findPdfTools())) return nothing('LibreOffice or poppler is not here.')
  const all = await chooseFiles(office, format)
  if (all.length === 0) return nothing('The presentations are not beside this repository.')
  const files = all
    .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .filter((_, index) => !quick || index % everyFifth === 0)
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  await printOriginals(office, files)
  const compared: (Compared | null)[] = []
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
  const there = compared.filter((one) => one !== null)
  const open = there.filter(({ file }) => !file.isAside)
  const aside = there.filter(({ file }) => file.isAside)
  for (const { file, page, kept } of open.toSorted((a, b) => a.kept - b.kept).slice(0, 40))
    process.stdout.write(`worst: ${kept.toFixed(3)} ${file.name} ${page}\n`)
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
  const isJudged = format === 'pptx'
  return {
    figures: [
      ...(isJudged
        ? describe(
            'upper half by features',
            open.filter(({ file }) => file.features >= half),
            { median: bars.median, tenth: bars.tenth },
          )
        : []),
      ...describe('all but those kept aside', open),
      ...describe('kept aside', aside, isJudged ? { median: bars.aside } : {}),
      ...describeWords(there),
      ...describeWorse(there),
      {
        id: 'missing',
        name: 'slides of another form, or missing',
        value: compared.length - there.length,
        unit: '',
      },
      {
        id: 'failures',
        name: 'files that could not be compared',
        value: failures.length,
        unit: '',
        bar: { atMost: 0 },
      },
    ],
    plots: [],
    missing: [],
  }
}

await runBench(measurePlaced)
