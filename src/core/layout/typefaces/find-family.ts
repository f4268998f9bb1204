import type { OfficeFamily } from '../text-metrics.ts'

/** Typefaces that people have, by the one of ours that comes nearest. */
const families: readonly [OfficeFamily, RegExp][] = [
  ['Cousine', /\bmono|mono\b|courier|consol|typewriter|\bcode|fixed|menlo|terminal/i],
  [
    'Carlito',
    /calibri|carlito|segoe|tahoma|verdana|trebuchet|candara|corbel|gill sans|lato|open sans|aptos/i,
  ],
  ['Arimo', /sans|arial|helvetica|grotesk|gothic|franklin|century|futura|roboto|impact/i],
  ['Gelasio', /georgia|gelasio|constantia|rockwell|palatino|book antiqua|bookman/i],
  ['Caladea', /cambria|caladea/i],
  ['Tinos', /times|tinos|garamond|serif|roman|baskerville|bodoni|didot|perpetua|minion|caslon/i],
]

export const findFamily = (typeface: string): OfficeFamily | null =>
  families.find(([, names]) => names.test(typeface))?.[0] ?? null
