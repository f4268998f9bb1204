import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { writePng } from '#codecs/metafile/write-png.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { keepLook } from '#codecs/keep-look.ts'

import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { findLibreOffice } from '../../test/judges/libreoffice.ts'
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

const office = await findLibreOffice()
if (!office) throw new Error('LibreOffice is not here to paint')
const all = await chooseFiles(office, 'pptx')
const named = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
const chosen = named.filter((_, at) => at % every === 0)
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

const compared: { name: string; page: number; ssim: number; colour: number }[] = []
for (const { file, name } of written) {
  const [original, again] = [`${await nameOriginal(file)}.pdf`, join(folder, `${name}.pdf`)]
  if (!existsSync(original)) continue
  if (!existsSync(again))
    throw new Error(`${file.name}: LibreOffice does not open what was written`)
  const [before, after] = [await paintPages(original), await paintPages(again)]
  for (const [index, page] of before.entries()) {
    const other = after[index]
    const likeness = other && measureLikeness(page, other)
    if (!other || !likeness) {
      process.stdout.write(`${file.name} ${index + 1}: another form, or missing\n`)
      continue
    }
    compared.push({ name: file.name, page: index + 1, ...likeness })
    if (file.isAside) continue
    const picture = join(pictures, `${likeness.ssim.toFixed(3)}-${file.name}-${index + 1}.png`)
    await writeFile(picture, writePng(joinPictures([page, other])))
  }
}

const ordered = compared.toSorted((one, other) => one.ssim - other.ssim)
const shares = ordered.map(({ ssim }) => ssim)
const same = shares.filter((ssim) => ssim >= 0.99).length / Math.max(1, shares.length)
process.stdout.write(
  `${shares.length} slides of ${written.length} files: median ${shareAt(shares, 0.5)}, 25 % ${shareAt(shares, 0.25)}, 10 % ${shareAt(shares, 0.1)}, at least 0.99 ${Math.round(100 * same)} %\nworst\n`,
)
for (const { name, page, ssim } of ordered.slice(0, 30))
  process.stdout.write(`  ${ssim.toFixed(3)} ${name} ${page}\n`)
