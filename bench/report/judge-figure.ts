import type { Bar, Figure } from './report.ts'

/** Of all processors, while nothing of ours runs. */
const restingBusy = 0.25

export const isAtRest = (busy: number): boolean => busy < restingBusy

/** `unjudged`: it is measured by the clock, and the machine had other things to do. */
export type Verdict = 'holds' | 'fails' | 'unjudged' | 'no bar'

export function judgeFigure(figure: Figure, busy: number): Verdict {
  const { bar, needsRest = false } = figure
  if (!bar) return 'no bar'
  if (keepsBar(bar.of === 'ratio' ? findRatio(figure) : figure.value, bar)) return 'holds'
  return needsRest && !isAtRest(busy) ? 'unjudged' : 'fails'
}

/** Ours to theirs; not a number where there is no peer. */
export const findRatio = ({ value, peer }: Figure): number =>
  peer === undefined ? Number.NaN : value / peer.value

// What is not a number keeps no bar.
const keepsBar = (value: number, bar: Bar): boolean =>
  'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast
