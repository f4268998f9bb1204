import { listFamilies, type StackFamily } from '#core/layout/typefaces/font-stack.ts'
import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import { isEmoji, listVisibleCodes } from './classify-grapheme.ts'
import {
  type CodePointRanges,
  includesCodePoint,
  intersectRanges,
  parseUnicodeRange,
} from './code-point-ranges.ts'
import { findPackage } from './font-packages.ts'
import type { FontSource, OpenPackage } from './font-source.ts'
import { chooseStyle } from './choose-style.ts'
import { readCoverage } from './font-files/read-coverage.ts'
import { readWoff } from './font-files/read-woff.ts'

/** A font file that is here, and what it serves. */
export type LoadedFace = {
  family: StackFamily
  weight: 400 | 700
  italic: boolean
  /** It serves both weights, because there is no other of its slant. */
  isOnlyWeight: boolean
  ranges: CodePointRanges
  woff: Uint8Array<ArrayBuffer>
  font: Uint8Array<ArrayBuffer>
}

export type FontLibrary = {
  /** Fetches what these texts need in this font, and gives what arrived. Never rejects. */
  load(texts: readonly string[], font: Font): Promise<LoadedFace[]>
  /** Of those that are here, the one that shows this grapheme in this font. */
  find(grapheme: string, font: Font): LoadedFace | null
}

type Subset = { name: string; ranges: CodePointRanges }
type OpenFamily = { subsets: Subset[] } & Pick<OpenPackage, 'read' | 'widen' | 'isOnlyWeight'>
type Face = Pick<LoadedFace, 'family' | 'weight' | 'italic'>

export function createFontLibrary(source: FontSource): FontLibrary {
  const families = new Map<StackFamily, Promise<OpenFamily | null>>()
  const files = new Map<string, Promise<LoadedFace | null>>()
  const faces = new Map<string, LoadedFace[]>()
  const settled = new Map<string, Set<string>>()

  return {
    async load(texts, font) {
      const done = getOrMake(settled, keyOf(font), () => new Set())
      const graphemes = new Set(texts.flatMap(splitGraphemes).filter((one) => !done.has(one)))
      const emoji = [...graphemes].filter(isEmoji)
      const others = [...graphemes].filter((one) => !isEmoji(one))
      const loads = await Promise.all([loadGroup(emoji, font), loadGroup(others, font)])
      return loads.flat()
    },

    find(grapheme, font) {
      const codes = listVisibleCodes(grapheme)
      for (const family of orderFamilies(grapheme, font)) {
        const here = faces.get(keyOf(chooseFace(family, font)))
        const found = here?.find(({ ranges }) =>
          codes.every((code) => includesCodePoint(ranges, code)),
        )
        if (found) return found
      }
      return null
    },
  }

  /** All of a group look for their glyphs in the same order. */
  async function loadGroup(graphemes: readonly string[], font: Font): Promise<LoadedFace[]> {
    const [first] = graphemes
    if (first === undefined) return []
    const arrived: LoadedFace[] = []
    const done = getOrMake(settled, keyOf(font), () => new Set())
    let missing = graphemes
    let failed = false
    for (const family of orderFamilies(first, font)) {
      const wanted = missing.filter((grapheme) => findPackage(family).mayHave.test(grapheme))
      if (wanted.length === 0) continue
      const opened = await openFamily(family)
      if (!opened) {
        failed = true
        continue
      }
      const names = new Set(
        wanted.flatMap((grapheme) => chooseSubset(opened, grapheme)?.name ?? []),
      )
      const face = chooseFace(family, font)
      for (const loaded of await Promise.all(
        [...names].map((name) => loadFile(opened, face, name)),
      )) {
        if (!loaded) failed = true
        else if (!faces.get(keyOf(face))?.includes(loaded)) {
          getOrMake(faces, keyOf(face), () => []).push(loaded)
          arrived.push(loaded)
        }
      }
      const here = faces.get(keyOf(face)) ?? []
      const isHere = (grapheme: string) =>
        here.some(({ ranges }) =>
          listVisibleCodes(grapheme).every((code) => includesCodePoint(ranges, code)),
        )
      for (const grapheme of missing) if (isHere(grapheme)) done.add(grapheme)
      missing = missing.filter((grapheme) => !done.has(grapheme))
    }
    // No font of ours has these; after a failure that is not known yet.
    if (!failed) for (const grapheme of missing) done.add(grapheme)
    return arrived
  }

  function openFamily(family: StackFamily): Promise<OpenFamily | null> {
    const { name, subsets } = findPackage(family)
    return retryable(families, family, async () => {
      const { ranges, ...opened } = await source.open(name)
      const wanted = Object.entries(ranges).filter(([subset]) => subsets.test(subset))
      return {
        // The basic subset is last in the tables, and most texts need no other.
        subsets: wanted.toReversed().map(([subset, css]) => ({
          name: subset.replaceAll(/[[\]]/g, ''),
          ranges: parseUnicodeRange(css),
        })),
        ...opened,
      }
    })
  }

  function loadFile(opened: OpenFamily, face: Face, subset: string): Promise<LoadedFace | null> {
    const style = face.italic ? 'italic' : 'normal'
    const { name: family, bold = 700 } = findPackage(face.family)
    const weight = face.weight === 700 ? bold : face.weight
    const fileName = `${family}-${subset}-${weight}-${style}.woff`
    return retryable(files, fileName, async () => {
      const woff = await opened.read(fileName)
      const font = await readWoff(woff)
      const declared = opened.subsets.find(({ name }) => name === subset)?.ranges ?? []
      const coverage = readCoverage(font)
      const served = opened.widen?.(coverage) ?? coverage
      const isOnlyWeight = opened.isOnlyWeight?.(face) ?? family === 'noto-color-emoji'
      return { ...face, isOnlyWeight, woff, font, ranges: intersectRanges(declared, served) }
    })
  }
}

/** Keeps what was made; what failed is made anew when it is next asked for. */
function retryable<Key, T>(
  made: Map<Key, Promise<T | null>>,
  key: Key,
  make: () => Promise<T>,
): Promise<T | null> {
  return getOrMake(made, key, () =>
    make().catch(() => {
      made.delete(key)
      return null
    }),
  )
}

function getOrMake<Key, T>(map: Map<Key, T>, key: Key, make: () => T): T {
  const there = map.get(key)
  if (there !== undefined) return there
  const made = make()
  map.set(key, made)
  return made
}

const keyOf = ({ family, weight, italic }: Face): string => `${family} ${weight} ${italic}`

function orderFamilies(grapheme: string, font: Font): readonly StackFamily[] {
  const families = listFamilies(font)
  return isEmoji(grapheme) ? ['Noto Color Emoji', ...families] : families
}

function chooseFace(family: StackFamily, { weight, italic }: Font): Face {
  const typeface = findTypeface(family)
  if (typeface) return { family, ...chooseStyle(typeface, { weight, italic }) }
  const { weights, hasItalic } = findPackage(family)
  const [only = 400] = weights
  return { family, weight: weights.includes(weight) ? weight : only, italic: italic && hasItalic }
}

/** An emoji of several parts needs a file that has them all. */
function chooseSubset({ subsets }: OpenFamily, grapheme: string): Subset | undefined {
  const codes = listVisibleCodes(grapheme)
  return subsets.find(({ ranges }) => codes.every((code) => includesCodePoint(ranges, code)))
}
