import type { Deck } from '../../deck/deck.ts'
import { findChartKind } from '../../deck/slide-table.ts'
import type { Slide } from '../../deck/slide.ts'
import { continuesTitle } from '../../edit/slides/split-slide.ts'
import { findForm, showsMoreThanPoints } from '../find-form.ts'
import type { Finding } from './finding.ts'

/** So many alike, or without anything to look at, and nobody looks any more. */
const alike = 3
const unseen = 4

/** Told once, at the slide where it is one too many. */
export function checkVariety({ slides }: Deck): Finding[] {
  const looks = slides.map((slide, place) => nameLook(slide, place, slides.length))
  const isSame = (at: number) =>
    looks[at] === looks[at - 1] &&
    // What goes on with the slide before it has to look like it.
    !continuesTitle(slides[at]?.title ?? '', slides[at - 1]?.title ?? '')
  const sameRuns = countRuns(slides.length, (at) => at > 0 && isSame(at))
  const plainRuns = countRuns(slides.length, (at) => looks[at] === 'plain')
  return slides.flatMap(({ id: slideId }, at): Finding[] => {
    // The first of a run is not the same as the one before it.
    if (sameRuns[at] === alike - 1 && looks[at] !== 'plain')
      return [{ code: 'same-form', severity: 'minor', slideId, found: alike }]
    return plainRuns[at] === unseen
      ? [{ code: 'nothing-to-see', severity: 'minor', slideId, found: unseen }]
      : []
  })
}

/** Of each place, for how many up to it something has held. */
function countRuns(count: number, holds: (at: number) => boolean): number[] {
  const runs: number[] = []
  for (let at = 0; at < count; at++) runs.push(holds(at) ? (runs.at(-1) ?? 0) + 1 : 0)
  return runs
}

function nameLook(slide: Slide, place: number, count: number): string {
  if (slide.table) return findChartKind(slide.table) ?? 'table'
  const form = findForm(slide, { place, count })
  const isPlain = form === 'points' || form === 'two-columns'
  return isPlain && !showsMoreThanPoints(slide) ? 'plain' : form
}
