import type { Slide } from '../../deck/slide.ts'
import { keepsLook } from '../../placed/opened-placed.ts'
import { isSame } from '../../rebase/is-same.ts'
import { canFollowTable } from '../follow-table.ts'
import { withLook } from './set-look.ts'

/** What is seen of a slide only where it is composed here. */
const composedFields = [
  'layout',
  'ornament',
  'textStyles',
  'imageUrl',
  'imageStyle',
  'imageEffects',
  'imageCrop',
  'morePictures',
] as const satisfies readonly (keyof Slide)[]

/**
 * A slide that keeps its look shows none of these, and of tables only those that stand on it: whoever changes
 * one of them wants to see it, so from then on the slide is composed. One undo brings both back.
 */
export const restyleChanged = (before: Slide, after: Slide): Slide =>
  keepsLook(before) &&
  (composedFields.some((field) => before[field] !== after[field]) ||
    (!isSame(before.table, after.table) && !canFollowTable(before, after)))
    ? withLook(after, 'restyled')
    : after
