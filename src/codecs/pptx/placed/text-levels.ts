import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { ColourScheme } from '../read-colour.ts'
import { find } from './find.ts'
import { createLetterReader, type ReadLetterLook } from './letter-look.ts'
import {
  nothingSaid,
  type ParagraphLook,
  readParagraphLook,
  type SaidOfParagraph,
  sayNearer,
} from './paragraph-look.ts'
import type { SheetLook } from './sheet-look.ts'

/** Where the looks of a text are laid down, the nearest first. */
export type TextSource = {
  look: SheetLook
  /** `lstStyle`s, then the master's styles, then those of the presentation. */
  styles: readonly (XmlElement | undefined)[]
  /** From here on in `styles`, what a shape's own style says is stronger. */
  defaultsFrom: number
  bodies: readonly (XmlElement | undefined)[]
  /** Of the shape's style (`fontRef`), or of a table's. */
  colour?: string | null
  face?: string
  bold?: boolean
  parts: KnownParts
  slideNumber: number
  relations: Relations
  /** Of what is not painted as it was: each kind is told once. */
  onUnpainted(kind: Unpainted): void
}

/** What paragraphs of one level inherit. */
export type TextLevel = {
  said: SaidOfParagraph
  /** Of a paragraph that says nothing itself. */
  look: ParagraphLook
  readLetters: ReadLetterLook
}

/** By the colours of a file, and by all that their paragraphs inherit from. */
const known = new WeakMap<ColourScheme, Map<string, TextLevel[]>>()

/** Made out once for all texts that inherit the same, as most of those of one placeholder do. */
export function findLevels(source: TextSource): (level: number) => TextLevel {
  const { scheme } = source.look
  const ofScheme = known.get(scheme) ?? new Map<string, TextLevel[]>()
  known.set(scheme, ofScheme)
  const key = nameInheritance(source)
  const levels = ofScheme.get(key) ?? []
  ofScheme.set(key, levels)
  return (level) => (levels[level] ??= openLevel(source, level))
}

function openLevel(source: TextSource, level: number): TextLevel {
  const { look, defaultsFrom, colour, face, bold } = source
  const styles = source.styles.map((style) => find(style, `lvl${level + 1}pPr`))
  const said = styles.reduceRight((farther, style) => sayNearer(style, farther), nothingSaid)
  const letters = styles.map((style) => find(style, 'defRPr'))
  return {
    said,
    look: readParagraphLook(said),
    readLetters: createLetterReader({
      // Not all of the sheet: it would be kept as long as any slide of its colours.
      sheet: { scheme: look.scheme, theme: look.theme },
      near: letters.slice(0, defaultsFrom),
      far: letters.slice(defaultsFrom),
      colour,
      face,
      bold,
    }),
  }
}

function nameInheritance({ styles, defaultsFrom, colour, face, bold }: TextSource): string {
  let name = `${defaultsFrom} ${colour ?? ''} ${face ?? ''} ${bold === true}`
  for (const style of styles) name += ` ${style ? number(style) : ''}`
  return name
}

const numbers = new WeakMap<XmlElement, number>()
let last = 0

function number(element: XmlElement): number {
  const before = numbers.get(element)
  if (before !== undefined) return before
  numbers.set(element, ++last)
  return last
}
