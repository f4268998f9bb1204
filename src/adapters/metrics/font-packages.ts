import type { OwnFamily } from '#core/deck/brand/own-typeface.ts'
import type { StackFamily } from '#core/layout/typefaces/font-stack.ts'
import { isOwnFamily } from '#core/layout/typefaces/is-own-family.ts'

export type FontPackage = {
  /** Of the npm package, below @fontsource. */
  name: string
  /** Parts it is cut into that serve slides; others only repeat what an earlier family has. */
  subsets: RegExp
  /** What it may have. Its tables are large, so they are not opened for a text without any of it. */
  mayHave: RegExp
  weights: readonly (400 | 700)[]
  /** Which weight of the family is its bold here, where it is another. */
  bold?: 600 | 800
  hasItalic: boolean
}

const anything = /^/
const whole = {
  subsets: anything,
  mayHave: anything,
  weights: [400, 700],
  hasItalic: true,
} as const
const cut = { subsets: /^\[/, weights: [400, 700], hasItalic: false } as const
/** What no alphabet of Europe or the Near East has. */
const farEastAndSymbols = /[^\p{Cc}\u0020-\u1FFF\u{1F000}-\u{1FFFF}\u{E0000}-\u{E0FFF}]/u

export type PackedFamily = Exclude<StackFamily, OwnFamily>

export const fontPackages: Readonly<Record<PackedFamily, FontPackage>> = {
  Arimo: { ...whole, name: 'arimo' },
  Carlito: { ...whole, name: 'carlito' },
  Caladea: { ...whole, name: 'caladea' },
  Gelasio: { ...whole, name: 'gelasio' },
  Tinos: { ...whole, name: 'tinos' },
  Cousine: { ...whole, name: 'cousine' },
  'Schibsted Grotesk': { ...whole, name: 'schibsted-grotesk' },
  'Instrument Serif': { ...whole, name: 'instrument-serif', weights: [400] },
  Figtree: { ...whole, name: 'figtree', bold: 600 },
  'Bricolage Grotesque': {
    ...whole,
    name: 'bricolage-grotesque',
    weights: [700],
    bold: 800,
    hasItalic: false,
  },
  Anton: { ...whole, name: 'anton', weights: [400], hasItalic: false },
  'Work Sans': { ...whole, name: 'work-sans', bold: 600 },
  Manrope: { ...whole, name: 'manrope', bold: 800, hasItalic: false },
  Fraunces: { ...whole, name: 'fraunces', weights: [700], bold: 600 },
  Nunito: { ...whole, name: 'nunito' },
  'Space Grotesk': { ...whole, name: 'space-grotesk', hasItalic: false },
  'JetBrains Mono': { ...whole, name: 'jetbrains-mono' },
  'Libre Caslon Display': {
    ...whole,
    name: 'libre-caslon-display',
    weights: [400],
    hasItalic: false,
  },
  'Noto Sans Arabic': {
    name: 'noto-sans-arabic',
    subsets: /^arabic$/,
    mayHave: /\p{scx=Arabic}/u,
    weights: [400, 700],
    hasItalic: false,
  },
  'Noto Sans JP': { ...cut, name: 'noto-sans-jp', mayHave: farEastAndSymbols },
  'Noto Sans KR': { ...cut, name: 'noto-sans-kr', mayHave: farEastAndSymbols },
  'Noto Sans SC': { ...cut, name: 'noto-sans-sc', mayHave: farEastAndSymbols },
  'Noto Color Emoji': {
    ...cut,
    name: 'noto-color-emoji',
    mayHave: /[\p{Emoji}\p{Regional_Indicator}]/u,
    weights: [400],
  },
}

/** A typeface that a deck brought along is like one that is in one piece, with all that it has. */
export const findPackage = (family: StackFamily): FontPackage =>
  isOwnFamily(family) ? { ...whole, name: family } : fontPackages[family]
