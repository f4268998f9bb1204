import type { PlacedFill } from '#core/deck/placed.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'

import type { OdpFile } from '../open-odp.ts'
import type { Styles } from './styles.ts'

/** What a kept look does not show. */
export type LeftOut = 'chart' | 'object' | 'drawing' | 'element'

/** What is needed to read the elements of one page or its master, as a slide shows them. */
export type PageSource = {
  file: OdpFile
  styles: Styles
  parts: KnownParts
  /** Counted from 1. */
  number: number
  /** What fields of the foot say on this page. */
  foot: ReadonlyMap<string, string>
  /** Its date is that of the day on which it is shown. */
  isOfToday: boolean
  /** What stands on it is shown against this, where it has no ground of its own. */
  background: PlacedFill
  /** Spaces below and above paragraphs add up; otherwise the larger one counts. */
  addsSpaces: boolean
  onLeftOut(kind: LeftOut): void
  onUnpainted(kind: Unpainted): void
}
