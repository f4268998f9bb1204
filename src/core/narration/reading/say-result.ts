import { sayCardinal, sayDecimal, sayDigits, sayPair } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

/** "7-6(5)": a set that a tie-break decided. */
const sayTieBreak: SayRule = ({ bare }) => {
  const [, won, lost, points] = /^(\d{1,2})[-–](\d{1,2})\((\d{1,2})\)?$/u.exec(bare) ?? []
  return won && lost && points
    ? [...sayCardinal(won), 'to', ...sayCardinal(lost), ...sayCardinal(points)]
    : null
}

/** Two digits of a time: "oh nine" and "twenty". */
export const sayOfClock = (digits: string): string[] =>
  digits.startsWith('0') ? ['oh', ...sayCardinal(digits)] : sayCardinal(digits)

/** "3:40.02" and "1:18.792": minutes, seconds and what is less. */
const sayLapTime: SayRule = ({ bare }) => {
  const [, first = '', ...rest] =
    /^(\d{1,2})(?::([0-5]\d))?:([0-5]\d)\.(\d{1,3})$/u.exec(bare) ?? []
  const [middle, seconds, parts] = rest
  if (!seconds || !parts) return null
  return [
    ...sayCardinal(first),
    ...(middle ? sayOfClock(middle) : []),
    ...sayOfClock(seconds),
    'point',
    ...sayDigits(parts),
  ]
}

/** "287/6": runs, and who is out. */
const sayWickets: SayRule = ({ bare, after }) => {
  const [, runs = '', wickets = ''] = /^(\d{2,3})\/(\d)$/u.exec(bare) ?? []
  const isCricket = Number(runs) > 24 || /^(?:in|after|off)$/u.test(after)
  return wickets && Number(runs) > 19 && isCricket
    ? [...sayCardinal(runs), 'for', ...sayCardinal(wickets)]
    : null
}

const pieces: ReadonlyMap<string, string> = new Map(
  Object.entries({ K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' }),
)

/** "1.e4", "Nf3", "exd5", "Qxf7#": moves of chess. */
const sayMove: SayRule = ({ bare }) => {
  const [, number = '', piece = '', from = '', takes = '', file = '', rank = '', end = ''] =
    /^(?:(\d{1,3})\.{1,3})?([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])([+#]?)$/u.exec(bare) ?? []
  if (!rank || !(number || piece || takes)) return null
  return [
    ...sayCardinal(number),
    ...(piece ? [pieces.get(piece) ?? ''] : []),
    ...spellOut(from.replaceAll(/\d/gu, '')),
    ...(takes ? ['takes'] : []),
    ...spellOut(file),
    ...sayCardinal(rank),
    ...(end === '+' ? ['check'] : end === '#' ? ['mate'] : []),
  ]
}

/** "★★★★☆". */
const sayStars: SayRule = ({ bare }) => {
  const [, full = '', empty = ''] = /^([★⭐]+)(☆*)$/u.exec(bare.replaceAll('\uFE0F', '')) ?? []
  if (full.length < 2 && !empty) return null
  const all = empty ? ['out', 'of', ...sayCardinal(String(full.length + empty.length))] : []
  return [...sayCardinal(String(full.length)), ...all, 'stars']
}

/** "A+" and "B–", but no other letter with a dash behind it. */
const sayGrade: SayRule = ({ bare }) => {
  const [, letter, sign] = /^([A-F])([-–−+])$/u.exec(bare) ?? []
  if (letter) return [letter, sign === '+' ? 'plus' : 'minus']
  const [, rating = '', end] = /^(AAA?|BBB?|CCC?)([-–−+])$/u.exec(bare) ?? []
  if (rating !== '' || bare === 'BBB')
    return [
      (rating || bare).length === 2 ? 'double' : 'triple',
      bare.charAt(0),
      ...(end ? [end === '+' ? 'plus' : 'minus'] : []),
    ]
  return null
}

const scored = /^(?:scor(?:e|es|ed|ing)|marks?|graded?|rated|rating)$/iu
const twoSides = /^(?:vision|split|rule|chance|odds)$/u

/** "14/20" is a mark, "3.5/4.0" a grade, "120/80" one over the other, "80/20" a way to share. */
const sayOutOf: SayRule = ({ bare, before, after, earlier }) => {
  const [, top = '', bottom = ''] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/u.exec(bare) ?? []
  if (!bottom) return null
  if (/\.\d/u.test(top) && /\.\d/u.test(bottom))
    return [...sayDecimal(top), 'out', 'of', ...sayDecimal(bottom)]
  if (/\./u.test(bare)) return null
  const [first, second] = [Number(top), Number(bottom)]
  if (twoSides.test(after) || (first + second === 100 && first >= 50))
    return [...sayCardinal(top), ...sayCardinal(bottom)]
  if (/^(?:vision|eyesight)$/u.test(before)) return [...sayCardinal(top), ...sayCardinal(bottom)]
  const isMark = /^(?:10|20|25|30|40|50|60|100)$/u.test(bottom) && first > 1 && first <= second
  // Of 16 GB there are 14 in use.
  if (/^(?:[KMGT]B|cores|seats|slots|beds)$/u.test(after) && first > 1 && second > 4)
    return [...sayCardinal(top), 'of', ...sayCardinal(bottom)]
  const isScored = earlier.slice(0, 3).some((word) => scored.test(word)) && first <= second
  if (isScored && second > 4) return [...sayCardinal(top), 'out', 'of', ...sayCardinal(bottom)]
  const isPartOf = /^(?:of|inch(?:es)?|miles?|seconds?|oz|mm)$/u.test(after)
  if (isMark && !isPartOf && bare !== '20/20' && bare !== '50/50')
    return [...sayCardinal(top), 'out', 'of', ...sayCardinal(bottom)]
  // "14/11" is a day.
  const isPressure =
    top.length < 4 &&
    first > second &&
    second > 9 &&
    (first > 31 || second > 12) &&
    !/^(?:24\/7)$/u.test(bare)
  return isPressure
    ? [...(top.length === 3 ? sayPair(top) : sayCardinal(top)), 'over', ...sayCardinal(bottom)]
    : null
}

export const resultRules: readonly SayRule[] = [
  sayTieBreak,
  sayLapTime,
  sayWickets,
  sayMove,
  sayStars,
  sayGrade,
  sayOutOf,
]
