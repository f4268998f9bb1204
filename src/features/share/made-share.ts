import type { ShareRecord } from '#core/share/share-record.ts'
import type { CarriedFile } from '#workspace/shares/carried-shares.ts'
import type { LeftOut } from '#workspace/shares/write-deck-to-share.ts'

/** What came of sharing. */
export type MadeShare =
  | {
      as: 'link'
      link: string
      leftOut: LeftOut
      /** Of a server that keeps it. */ record?: ShareRecord
    }
  | { as: 'file'; file: CarriedFile }
