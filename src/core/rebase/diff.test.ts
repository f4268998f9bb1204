import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { diffList } from './diff-list.ts'
import { diffText } from './diff-text.ts'

const text = fc.string({
  unit: fc.constantFrom('a', 'b', '😀', '😁', '👍🏽', '\ud83d'),
  maxLength: 10,
})

const ends = fc.constantFrom('start' as const, 'end' as const)

describe('diffText', () => {
  it('turns one text into the other', () => {
    fc.assert(
      fc.property(text, text, ends, (before, after, prefer) => {
        const change = diffText(before, after, prefer)
        const { at, remove, insert } = change ?? { at: 0, remove: 0, insert: '' }
        expect(before.slice(0, at) + insert + before.slice(at + remove)).toBe(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('never cuts a surrogate pair, in the old text or the new', () => {
    const wellFormed = fc.string({
      unit: fc.constantFrom('a', '😀', '😁', '\u{1F500}'),
      maxLength: 8,
    })
    fc.assert(
      fc.property(wellFormed, wellFormed, ends, (before, after, prefer) => {
        const change = diffText(before, after, prefer)
        if (!change) return
        const parts = [
          before.slice(0, change.at),
          change.insert,
          before.slice(change.at + change.remove),
        ]
        for (const part of parts) expect(part).not.toMatch(/\p{Surrogate}/u)
      }),
      { numRuns: 1000 },
    )
  })

  it('finds one letter in a long text', () => {
    expect(diffText('The quick fox', 'The quicker fox')).toEqual({ at: 9, remove: 0, insert: 'er' })
    expect(diffText('same', 'same')).toBeNull()
    expect(diffText('aa', 'aaa', 'start')).toEqual({ at: 2, remove: 0, insert: 'a' })
    expect(diffText('aa', 'aaa', 'end')).toEqual({ at: 0, remove: 0, insert: 'a' })
  })
})

describe('diffList', () => {
  const list = fc.array(fc.constantFrom<string>('a', 'b', 'c', ''), { maxLength: 8 })

  it('turns one list into the other, whatever is applied first to last', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const result = [...before]
        for (const { at, remove, insert } of diffList(before, after))
          result.splice(at, remove, ...insert)
        expect(result).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves items alone that are in both', () => {
    expect(diffList(['', 'keep', ''], ['keep'])).toEqual([
      { at: 2, remove: 1, insert: [] },
      { at: 0, remove: 1, insert: [] },
    ])
  })

  it('takes a very long list that changed everywhere as one change', () => {
    const before = Array.from({ length: 600 }, (_, index) => `old ${index}`)
    const after = before.map((item) => `new ${item}`)
    expect(diffList(before, after)).toEqual([{ at: 0, remove: 600, insert: after }])
  })
})
