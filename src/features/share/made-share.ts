import type { CarriedFile } from '#workspace/carried-shares.ts'
import type { LeftOut } from '#workspace/write-deck-to-share.ts'

/** What came of sharing. */
export type MadeShare =
  | { as: 'link'; link: string; leftOut: LeftOut }
  | { as: 'file'; file: CarriedFile }
