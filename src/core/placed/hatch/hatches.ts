/** Parallel lines, in px of the slide that is kept; those that slant are counted along a row of pixels. */
export type Hatch = {
  /** `up` from the left to the right. */
  runs: 'across' | 'down' | 'up' | 'falls'
  pitch: number
  width: number
  /** How far the first one is from the corner. */
  from?: number
  /** Broken into dots: so long and so far apart, beginning there. */
  dots?: readonly [length: number, gap: number, from: number]
}

export type Pattern = {
  hatches: readonly Hatch[]
  /** The colours change places: what is drawn is the ground. */
  isInverted?: true
  /** Programs draw something finer, and this is the nearest. */
  isNearest?: true
}

const lines = (runs: Hatch['runs'], pitch: number, width = 1): Hatch => ({ runs, pitch, width })

/** A row of dots every so many pixels. */
const row = (pitch: number, from: number, dots: NonNullable<Hatch['dots']>, width = 1): Hatch => ({
  runs: 'across',
  pitch,
  width,
  from,
  dots,
})

const dashes = (runs: Hatch['runs'], pitch: number): readonly Hatch[] => [
  { runs, pitch, width: 1, dots: [4, 4, 0] },
  { runs, pitch, width: 1, from: pitch / 2, dots: [4, 4, 4] },
]

const checks = (size: number): Pattern => ({
  hatches: [0, size].map((from) => row(2 * size, from, [size, size, from], size)),
})

const only = (...hatches: readonly Hatch[]): Pattern => ({ hatches })
const nearest = (pattern: Pattern): Pattern => ({ ...pattern, isNearest: true })
const invert = (pattern: Pattern): Pattern => ({ ...pattern, isInverted: true })

const tenth = only(row(4, 0, [1, 7, 0]), row(4, 2, [1, 7, 4]))
const fifth = only(row(4, 0, [1, 3, 0]), row(4, 2, [1, 3, 2]))
const quarter = only(row(2, 0, [1, 3, 0]), row(2, 1, [1, 3, 2]))
const third = only(row(2, 0, [1, 1, 0]), row(4, 1, [1, 3, 1]), row(4, 3, [1, 3, 3]))
const most = only(row(2, 0, [1, 1, 0]), row(4, 1, [1, 1, 1]), row(4, 3, [1, 3, 1]))
const half = only(row(2, 0, [1, 1, 0]), row(2, 1, [1, 1, 1]))

const across = lines('across', 8)
const down = lines('down', 8)
const up = lines('up', 8)
const falls = lines('falls', 8)
const crossed = only(up, falls)
const grid = only(across, down)

/** By their names in office files, as those draw them pixel by pixel. */
export const patterns: Readonly<Record<string, Pattern>> = {
  pct5: only(row(8, 0, [1, 7, 0]), row(8, 4, [1, 7, 4])),
  pct10: tenth,
  pct20: fifth,
  pct25: quarter,
  pct30: third,
  pct40: most,
  pct50: half,
  pct60: invert(most),
  pct70: invert(third),
  pct75: invert(quarter),
  pct80: invert(fifth),
  pct90: invert(tenth),
  horz: only(across),
  vert: only(down),
  ltHorz: only(lines('across', 4)),
  ltVert: only(lines('down', 4)),
  dkHorz: only(lines('across', 4, 2)),
  dkVert: only(lines('down', 4, 2)),
  narHorz: only(lines('across', 2)),
  narVert: only(lines('down', 2)),
  dashHorz: only(...dashes('across', 8)),
  dashVert: only(...dashes('down', 8)),
  dnDiag: only(falls),
  upDiag: only(up),
  ltDnDiag: only(lines('falls', 4)),
  ltUpDiag: only(lines('up', 4)),
  dkDnDiag: only(lines('falls', 4, 2)),
  dkUpDiag: only(lines('up', 4, 2)),
  wdDnDiag: only(lines('falls', 8, 3)),
  wdUpDiag: only(lines('up', 8, 3)),
  dashDnDiag: only(...dashes('falls', 8)),
  dashUpDiag: only(...dashes('up', 8)),
  cross: grid,
  diagCross: crossed,
  smGrid: only(lines('across', 4), lines('down', 4)),
  lgGrid: grid,
  dotGrid: only(row(8, 0, [1, 1, 0]), { ...row(8, 0, [1, 1, 0]), runs: 'down' }),
  smCheck: checks(2),
  lgCheck: checks(4),
  openDmnd: crossed,
  horzBrick: only(
    lines('across', 4),
    { ...down, dots: [4, 4, 0] },
    { ...down, from: 4, dots: [4, 4, 4] },
  ),
  dotDmnd: nearest(only({ ...up, dots: [1, 1, 0] }, { ...falls, dots: [1, 1, 0] })),
  diagBrick: nearest(crossed),
  solidDmnd: nearest(checks(4)),
  smConfetti: nearest(tenth),
  lgConfetti: nearest(third),
  plaid: nearest(checks(4)),
  sphere: nearest(grid),
  weave: nearest(crossed),
  divot: nearest(tenth),
  shingle: nearest(only(falls)),
  wave: nearest(only(lines('across', 4))),
  zigZag: nearest(only(lines('across', 4))),
  trellis: nearest(invert(most)),
}
