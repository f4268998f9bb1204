import type { Style } from './choose-style.ts'
import type { CodePointRanges } from './code-point-ranges.ts'

/** Where the files of the bundled fonts come from. */
export type FontSource = {
  open(packageName: string): Promise<OpenPackage>
}

export type OpenPackage = {
  /** By subset, in the form of CSS `unicode-range`. */
  ranges: Readonly<Record<string, string>>
  /** What the font serves besides the characters of its table. */
  widen?(coverage: CodePointRanges): CodePointRanges
  /** Whether a face serves both weights, because there is no other of its slant. */
  isOnlyWeight?(style: Style): boolean
  /** The bytes of a WOFF file; rejects when they cannot be had. */
  read(fileName: string): Promise<Uint8Array<ArrayBuffer>>
}
