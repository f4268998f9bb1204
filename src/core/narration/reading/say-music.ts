import { sayCardinal } from './say-number.ts'
import type { SayRule } from './token-context.ts'

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ '♭': 'flat', b: 'flat', '♯': 'sharp', '#': 'sharp', '♮': 'natural' }),
)
const chords: ReadonlyMap<string, string> = new Map(
  Object.entries({ m: 'minor', min: 'minor', maj: 'major', dim: 'diminished', aug: 'augmented' }),
)
const tuned = /^(?:major|minor|trumpet|clarinet|horn|instruments?|scale|chord|blues)$/u

/** "B♭", "F♯m7", "Cmaj7" and the "Eb" of "Eb major". */
const sayTone: SayRule = ({ bare, after }) => {
  const [, tone, sign = '', chord = '', seven = ''] =
    /^([A-G])([♭♯♮#b]?)(m|min|maj|dim|aug)?(\d{1,2})?$/u.exec(bare) ?? []
  if (!tone) return null
  const isWritten = /[♭♯♮]/u.test(sign) || (sign === 'b' && tuned.test(after))
  const isChord = (chord.length > 1 || (chord === 'm' && seven !== '')) && sign !== 'b'
  if (!isWritten && !isChord) return null
  return [
    tone,
    ...(sign ? [signs.get(sign) ?? ''] : []),
    ...(chord ? [chords.get(chord) ?? ''] : []),
    ...sayCardinal(seven),
  ]
}

const measured = /^(?:time|beat|meter|metre|rhythm|waltz|bars?|measures?|groove|signature|at)$/u

/** "in 6/8" and "3/4 time"; but "in 3/4 of all bars". */
const sayTimeSignature: SayRule = ({ bare, before, after, earlier, endsClause }) => {
  const [, top, bottom] = /^([2-9]|12)\/([248])$/u.exec(bare) ?? []
  if (!top || !bottom) return null
  const isOdd = bottom === '8' || Number(top) >= Number(bottom)
  const standsAlone =
    /^in$/iu.test(before) && isOdd && (/^(?:|and|or|with)$/u.test(after) || endsClause)
  const isTold = earlier
    .slice(0, 4)
    .some((word) => /^(?:major|minor|bpm|tempo|song|waltz)$/iu.test(word))
  return measured.test(after) || standsAlone || isTold
    ? [...sayCardinal(top), ...sayCardinal(bottom)]
    : null
}

/** "♩ = 96". */
const sayNote: SayRule = ({ bare, after }) => {
  const [, beats = ''] = /^♩=(\d{2,3})$/u.exec(bare) ?? []
  if (beats) return ['quarter', 'note', 'equals', ...sayCardinal(beats)]
  if (after !== '=') return null
  if (bare === '♩') return ['quarter', 'note']
  return bare === '♪' ? ['eighth', 'note'] : null
}

/** "in A major". */
const sayKey: SayRule = ({ bare, before, after }) =>
  bare === 'A' &&
  /^(?:in|of|to|from)$/iu.test(before) &&
  /^(?:major|minor|flat|sharp)$/u.test(after)
    ? [bare]
    : null

export const musicRules: readonly SayRule[] = [sayTone, sayTimeSignature, sayNote, sayKey]
