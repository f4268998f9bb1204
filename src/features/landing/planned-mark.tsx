import { Badge } from '#ui/badge.tsx'
import { appWords } from '#words/app.ts'

import { type Capability, isPlanned } from '../planned.ts'

/** Stands beside a promise for as long as it is one. */
export function PlannedMark({ capability }: { capability: Capability }) {
  return isPlanned(capability) && <Badge>{appWords.planned}</Badge>
}
