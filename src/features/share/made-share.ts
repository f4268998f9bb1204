import type { CarriedFile } from '#workspace/carried-shares.ts'

/** What came of sharing. `missing`: how many pictures are not in it. */
export type MadeShare =
  | { as: 'link'; link: string; missing: number }
  | { as: 'file'; file: CarriedFile }
