import { Badge } from '#ui/badge.tsx'
import { landingWords } from '#words/en/landing.ts'

import { type Capability, isPlanned } from '../planned.ts'

/** Stands beside a promise for as long as it is one. */
export function PlannedMark({ capability }: { capability: Capability }) {
  return isPlanned(capability) && <Badge>{landingWords.planned}</Badge>
}
