import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { writePng } from '#codecs/metafile/write-png.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { keepLook } from '#codecs/keep-look.ts'

import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { findLibreOffice } from '../../test/judges/libreoffice.ts'
import type { BenchOptions, Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { chooseFiles, type ChosenFile } from '../placed/choose-files.ts'
import { measureLikeness } from '../placed/measure-likeness.ts'
import { cache, nameOriginal, printAll, printOriginals, shareAt } from '../placed/originals.ts'
import { joinPictures, mostPages, paintPages } from '../placed/paint-pages.ts'

/**
 * Whether a presentation that went through Lectern is the same one: LibreOffice of the file that is written
 * beside LibreOffice of the file it was read from, first six slides.
 * `node --import tsx bench/written-look/run.ts`, with a part of a name to look at single files, or with
 * `--every 4` to take every fourth. Pictures are in `.cache/bench/placed/written-pictures`.
 */
const folder = join(cache, 'written')
const pictures = join(cache, 'written-pictures')

const leastMedian = 0.95
const everyFifth = 5

const options = process.argv.slice(2)
const every = options.includes('--every') ? Number(options[options.indexOf('--every') + 1]) : 1
const wanted = options.filter((option) => !option.startsWith('--') && !/^\d+$/.test(option))

/** The file as it is written again; null for one that cannot be read. */
async function writeAgain(file: ChosenFile, name: string): Promise<string | null> {
  const read = await readPptx(new Uint8Array(await readFile(file.path)), {
    fileName: file.name,
    withLook: true,
  })
  if (!read.ok) return null
  const { deck } = keepLook(read.value)
  const slides = deck.slides.filter(({ hidden }) => !hidden).slice(0, mostPages)
  if (slides.length === 0) return null
  const input = { deck: { ...deck, slides }, pictures: read.value.pictures }
  const written = await writeWithRealFonts('pptx', input)
  if (!written.ok) throw new Error(written.error)
  const path = join(folder, `${name}.pptx`)
  await writeFile(path, written.value.bytes)
  return path
}

type Compared = { name: string; page: number; ssim: number }

async function compare({ file, name }: { file: ChosenFile; name: string }): Promise<Compared[]> {
  const [original, again] = [`${await nameOriginal(file)}.pdf`, join(folder, `${name}.pdf`)]
  if (!existsSync(original)) return []
  if (!existsSync(again))
    throw new Error(`${file.name}: LibreOffice does not open what was written`)
  const [before, after] = [await paintPages(original), await paintPages(again)]
  const compared: Compared[] = []
  for (const [index, page] of before.entries()) {
    const other = after[index]
    const likeness = other && measureLikeness(page, other)
    if (!other || !likeness) {
      process.stdout.write(`${file.name} ${index + 1}: another form, or missing\n`)
      continue
    }
    compared.push({ name: file.name, page: index + 1, ssim: likeness.ssim })
    if (file.isAside) continue
    const picture = join(pictures, `${likeness.ssim.toFixed(3)}-${file.name}-${index + 1}.png`)
    await writeFile(picture, writePng(joinPictures([page, other])))
  }
  return compared
}

async function measureWritten({ quick }: BenchOptions): Promise<Report> {
  const office = await findLibreOffice()
  const all = office ? await chooseFiles(office, 'pptx') : []
  if (!office || all.length === 0) {
    const reason = office
      ? 'the presentations are not beside this repository'
      : 'LibreOffice is not here'
    return { figures: [], plots: [], missing: [`What is written again, since ${reason}.`] }
  }
  const named = all.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  )
  const chosen = named.filter((_, at) => at % (quick ? Math.max(every, everyFifth) : every) === 0)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await mkdir(pictures, { recursive: true })
  await printOriginals(office, chosen)
  const written: { file: ChosenFile; name: string }[] = []
  for (const file of chosen) {
    const name = basename(await nameOriginal(file))
    if (await writeAgain(file, name)) written.push({ file, name })
  }
  await printAll(
    office,
    written.map(({ name }) => join(folder, `${name}.pptx`)),
    folder,
  )
  const compared: Compared[] = []
  for (const one of written) compared.push(...(await compare(one)))
  const ordered = compared.toSorted((one, other) => one.ssim - other.ssim)
  for (const { name, page, ssim } of ordered.slice(0, 30))
    process.stdout.write(`worst: ${ssim.toFixed(3)} ${name} ${page}\n`)
  const shares = ordered.map(({ ssim }) => ssim)
  const figure = (id: string, name: string, share: number): Figure => ({
    id,
    name: `likeness of what is written again, ${shares.length} slides of ${written.length} files: ${name}`,
    value: Number(shareAt(shares, share)),
    unit: '',
  })
  return {
    figures: [
      { ...figure('median', 'median', 0.5), bar: { atLeast: leastMedian } },
      figure('quarter', '25 % mark', 0.25),
      figure('tenth', '10 % mark', 0.1),
    ],
    plots: [],
    missing: [],
  }
}

await runBench(measureWritten)
