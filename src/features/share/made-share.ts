import type { CarriedFile } from '#workspace/shares/carried-shares.ts'
import type { LeftOut } from '#workspace/shares/write-deck-to-share.ts'

/** What came of sharing. */
export type MadeShare =
  | { as: 'link'; link: string; leftOut: LeftOut }
  | { as: 'file'; file: CarriedFile }
