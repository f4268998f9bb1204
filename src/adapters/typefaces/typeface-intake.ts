import type { FontStyle } from '#core/deck/brand/own-typeface.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type {
  PreparedTypeface,
  TypefaceFacts,
  TypefaceFailure,
  TypefaceIntake,
} from '#ports/typefaces/typeface-intake.ts'
import { typefaceFileType } from '#ports/typefaces/typeface-intake.ts'

import { chooseFaces } from './choose-faces.ts'
import { cleanFont } from './clean-font.ts'
import { type FontTables, mostBytes, type OpenedFont, openFontFile } from './open-font-file.ts'
import { type FaceFacts, readFace } from './read-face.ts'
import type { UnpackBrotli } from './read-woff2.ts'
import { writeWoff } from './write-woff.ts'

/** More than any family has weights, twice. */
const mostFiles = 20
const trueType = 0x0001_0000

/** A file that was opened, understood and cleaned. */
type OpenFace = { facts: FaceFacts; woff: Uint8Array<ArrayBuffer> }

/** Whether a font can be painted and measured with; told by those who will. */
export type TryFont = (woff: Uint8Array<ArrayBuffer>) => Promise<boolean>

type FoundFont = { tables: FontTables; weight?: number }

type Needs = {
  tryFont: TryFont
  /** The WebAssembly that takes variable fonts apart. */
  loadFontCutter: () => Promise<BufferSource>
  unpackBrotli: UnpackBrotli
}

export function createTypefaceIntake({
  tryFont,
  loadFontCutter,
  unpackBrotli,
}: Needs): TypefaceIntake {
  /** All that a file holds: of a variable font its regular and its bold. */
  async function open(
    file: Blob,
    unpack: UnpackBrotli | null,
  ): Promise<Result<OpenFace[], TypefaceFailure['code']>> {
    if (file.size > mostBytes) return fail('too-large')
    const buffer = await file.arrayBuffer().catch(() => null)
    if (!buffer) return fail('unreadable')
    try {
      const opened = await openFontFile(new Uint8Array(buffer), unpack)
      if (!opened.ok) return opened
      const faces: OpenFace[] = []
      for (const { weight, tables } of await listFonts(opened.value)) {
        const face = await take(tables)
        if (!face) return fail('damaged')
        faces.push({ ...face, facts: { ...face.facts, ...(weight && { weight }) } })
      }
      return faces.length > 0 ? ok(faces) : fail('damaged')
    } catch {
      // It ends before what it promises, or cannot be unpacked.
      return fail('damaged')
    }
  }

  async function listFonts(font: OpenedFont): Promise<readonly FoundFont[]> {
    if (!font.tables.has('fvar')) return [{ tables: font.tables }]
    const { pinAxes } = await import('./pin-axes.ts')
    return pinAxes(font, loadFontCutter)
  }

  async function take(tables: FontTables): Promise<OpenFace | null> {
    const isCubic = tables.has('CFF ') || tables.has('CFF2')
    const drawn = isCubic
      ? await (await import('./redraw-outlines.ts')).redrawOutlines(tables)
      : tables
    const clean = cleanFont(drawn)
    if (!clean) return null
    const facts = readFace(clean)
    const woff = await writeWoff(trueType, clean)
    return (await tryFont(woff)) ? { facts, woff } : null
  }

  return {
    async prepare(files) {
      if (files.length > mostFiles) return fail({ code: 'too-many' })
      const faces: OpenFace[] = []
      for (const file of files) {
        const opened = await open(file, unpackBrotli)
        if (!opened.ok) return fail({ code: opened.error, named: file.name })
        faces.push(...opened.value)
      }
      const names = [...new Set(faces.map(({ facts }) => facts.name))]
      if (names.length > 1) return fail({ code: 'several-families', named: names.join(', ') })
      return finish(chooseFaces(faces))
    },
    async check(files) {
      const faces = new Map<FontStyle, OpenFace>()
      for (const [style, file] of files) {
        // Nothing is kept as WOFF2, so whoever wrote that has it in mind to fill the memory.
        const opened = await open(file, null)
        if (!opened.ok) return fail({ code: opened.error })
        const [face] = opened.value
        if (face) faces.set(style, face)
      }
      return finish(faces)
    },
  }
}

async function finish(
  faces: ReadonlyMap<FontStyle, OpenFace>,
): Promise<Result<PreparedTypeface, TypefaceFailure>> {
  const regular = faces.get('regular')
  if (!regular) return fail({ code: 'not-a-font' })
  const files = new Map(
    Array.from(faces, ([style, { woff }]) => [style, new Blob([woff], { type: typefaceFileType })]),
  )
  const { name, ascent, descent, standIn } = regular.facts
  const forbids = findStrictest([...faces.values()])
  const family = await nameFamily(faces)
  const facts: TypefaceFacts = {
    family,
    name,
    ascent,
    descent,
    standIn,
    ...(forbids && { forbids }),
  }
  return ok({ facts, files })
}

function findStrictest(faces: readonly OpenFace[]): FaceFacts['forbids'] {
  const all = new Set(faces.map(({ facts }) => facts.forbids))
  return (['embedding', 'editing'] as const).find((one) => all.has(one))
}

const digits = 16

/** After its bytes: whoever has another font under this name has it by intent, and has to come through here. */
async function nameFamily(
  faces: ReadonlyMap<FontStyle, OpenFace>,
): Promise<TypefaceFacts['family']> {
  const blob = new Blob([...faces].flatMap(([style, { woff }]) => [style, woff]))
  // Absent on plain http, as in a home network: there the same files are a new family each time.
  const sum = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(digits / 2))
  const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `own-${hex.slice(0, digits)}`
}
