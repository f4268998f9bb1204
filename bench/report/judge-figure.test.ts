import { describe, expect, it } from 'vitest'

import { judgeFigure } from './judge-figure.ts'
import type { Figure } from './report.ts'

const resting = 0.1
const working = 0.9
const figure: Figure = { id: 'key', name: 'a key', value: 60, unit: 'ms' }

describe('BP1 a figure is held against its bar', () => {
  it('holds at the bar itself, and fails beyond it', () => {
    expect(judgeFigure({ ...figure, bar: { atMost: 60 } }, resting)).toBe('holds')
    expect(judgeFigure({ ...figure, bar: { atMost: 59 } }, resting)).toBe('fails')
    expect(judgeFigure({ ...figure, bar: { atLeast: 60 } }, resting)).toBe('holds')
    expect(judgeFigure({ ...figure, bar: { atLeast: 61 } }, resting)).toBe('fails')
  })

  it('is not judged without one', () => {
    expect(judgeFigure(figure, resting)).toBe('no bar')
  })

  it('fails where nothing was measured', () => {
    expect(judgeFigure({ ...figure, value: Number.NaN, bar: { atMost: 60 } }, resting)).toBe(
      'fails',
    )
    expect(judgeFigure({ ...figure, value: Number.NaN, bar: { atLeast: 1 } }, resting)).toBe(
      'fails',
    )
  })
})

describe('BP2 a bar may be of the ratio, ours to theirs', () => {
  const beside: Figure = { ...figure, peer: { name: 'peer', value: 120 } }

  it('holds or fails by the ratio', () => {
    expect(judgeFigure({ ...beside, bar: { atMost: 0.5, of: 'ratio' } }, resting)).toBe('holds')
    expect(judgeFigure({ ...beside, bar: { atMost: 0.4, of: 'ratio' } }, resting)).toBe('fails')
  })

  it('fails where the peer was not measured', () => {
    expect(judgeFigure({ ...figure, bar: { atMost: 9, of: 'ratio' } }, resting)).toBe('fails')
  })
})

describe('BP3 what is by the clock is judged at rest only', () => {
  const clocked: Figure = { ...figure, needsRest: true, bar: { atMost: 50 } }

  it('fails at rest, and is left open on a busy machine', () => {
    expect(judgeFigure(clocked, resting)).toBe('fails')
    expect(judgeFigure(clocked, working)).toBe('unjudged')
  })

  it('holds where it holds even on a busy machine', () => {
    expect(judgeFigure({ ...clocked, value: 40 }, working)).toBe('holds')
  })

  it('is judged on a busy machine where it is by the processor', () => {
    expect(judgeFigure({ ...clocked, needsRest: false }, working)).toBe('fails')
  })
})
