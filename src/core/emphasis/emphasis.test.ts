import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  joinWords,
  linkWords,
  replaceWords,
  retype,
  takeWords,
  toggleLook,
} from './edit-emphasis.ts'
import type { EmphasisedText, Look } from './emphasised-text.ts'
import { readEmphasis, readWords } from './read-emphasis.ts'
import { gatherLooks, spreadLooks, writeEmphasis } from './write-emphasis.ts'

/** The words, with what stands out in brackets of its own. */
const show = (stored: string): string => {
  const { text, emphasis = [] } = readEmphasis(stored)
  let shown = ''
  let at = 0
  for (const { start, end, strong, stressed, code, link } of emphasis) {
    const look = [strong && 'S', stressed && 'I', code && 'C', link].filter(Boolean).join(' ')
    shown += `${text.slice(at, start)}<${look}:${text.slice(start, end)}>`
    at = end
  }
  return shown + text.slice(at)
}

test.each([
  ['**strong** and *stressed*', '<S:strong> and <I:stressed>'],
  ['a `code` and [words](https://a.b/c)', 'a <C:code> and <https://a.b/c:words>'],
  ['***both***', '<S I:both>'],
  ['**a *b* c**', '<S:a ><S I:b><S: c>'],
  ['*a **b** c*', '<I:a ><S I:b><I: c>'],
  ['***a** b*', '<S I:a><I: b>'],
  ['***a* b**', '<S I:a><S: b>'],
  ['un**believ**able', 'un<S:believ>able'],
  ['[**w** x](https://a.b)', '<S https://a.b:w><https://a.b: x>'],
  ['**[w](mailto:a@b.c)**', '<S mailto:a@b.c:w>'],
  ['[w](https://a.b/c_(d)) e', '<https://a.b/c_(d):w> e'],
  ['**כל** *עולם*', '<S:כל> <I:עולם>'],
  ['日*本*語と**「重要」**です', '日<I:本>語と<S:「重要」>です'],
  ['`a*b*c` and `` a`b ``', '<C:a*b*c> and <C:a`b>'],
  ['**🎉 on**', '<S:🎉 on>'],
])('EM1 %s', (stored, shown) => {
  expect(show(stored)).toBe(shown)
})

test.each([
  '2 * 3 * 4',
  '2 * 3',
  'a*b*c',
  'f(x)*g(x)*h',
  '2*3*4',
  'snake_case and __init__',
  '_no_ __mark__',
  '**open',
  'open**',
  '*',
  '**',
  '** a **',
  '`open',
  '[1] and [2](3)',
  '[](https://a.b)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,y)',
  '[x](//a.b)',
  '[x] (https://a.b)',
  '<b>x</b> &amp;',
  String.raw`\\server\share and C:\dir`,
])('EM2 %s is no mark', (stored) => {
  expect(readEmphasis(stored)).toEqual({ text: stored })
})

test.each([
  [String.raw`\*a\*`, '*a*'],
  [String.raw`\\*a*`, String.raw`\<I:a>`],
  [String.raw`\\\*a*`, String.raw`\*a*`],
  [String.raw`\[x](https://a.b)`, '[x](https://a.b)'],
  [String.raw`\`a\``, '`a`'],
  [String.raw`a \ b`, String.raw`a \ b`],
])('EM3 behind a backslash a mark is a letter: %s', (stored, shown) => {
  expect(show(stored)).toBe(shown)
})

const letters = fc.constantFrom(
  'a',
  'b',
  'é',
  ' ',
  '*',
  '`',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '語',
  'א',
  '🎉',
  '\n',
)
const anyText = fc.string({ unit: letters, maxLength: 14 })
const anyLook: fc.Arbitrary<Look> = fc.record(
  {
    strong: fc.constant(true as const),
    stressed: fc.constant(true as const),
    code: fc.constant(true as const),
    link: fc.constantFrom('https://a.b/c(d)*e', 'mailto:a@b.c'),
  },
  { requiredKeys: [] },
)
const anyEmphasised: fc.Arbitrary<EmphasisedText> = anyText.chain((text) =>
  fc
    .array(fc.record({ at: fc.nat(14), length: fc.nat(6), look: anyLook }), { maxLength: 4 })
    .map((stretches) => {
      const looks = spreadLooks({ text })
      for (const { at, length, look } of stretches)
        looks.fill(look, at, Math.min(text.length, at + length))
      return gatherLooks(text, looks)
    }),
)

test('EM4 every text can be stored, and is read again letter for letter', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readEmphasis(writeEmphasis({ text }))
      expect(read.text).toBe(text)
      expect(read.emphasis).toBe(undefined)
    }),
    { numRuns: 1_000 },
  )
})

test('EM4 whatever stands out, the words stay; what was read is written so that it reads the same', () => {
  fc.assert(
    fc.property(anyEmphasised, (emphasised) => {
      const read = readEmphasis(writeEmphasis(emphasised))
      expect(read.text).toBe(emphasised.text)
      expect(readEmphasis(writeEmphasis(read))).toEqual(read)
    }),
    { numRuns: 500 },
  )
})

const encode = (link: string): string =>
  link.replace('(', '%28').replace(')', '%29').replace('*', '%2A')

test('EM4 what stands out as whole words is kept', () => {
  const word = fc.constantFrom('one', 'two*', 'thr`ee', 'fo[ur]', 'יום', '本語', 'a\\')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, anyLook), { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.map(([one]) => one).join(' ')
      const looks = parts.flatMap(([one, look], at) => [
        ...(at > 0 ? [{}] : []),
        ...Array<Look>(one.length).fill(look),
      ])
      const { emphasis = [] } = gatherLooks(text, looks)
      const read = readEmphasis(writeEmphasis({ text, emphasis }))
      expect(read.text).toBe(text)
      expect(read.emphasis ?? []).toEqual(
        emphasis.map((one) =>
          one.link === undefined ? one : Object.assign(one, { link: encode(one.link) }),
        ),
      )
    }),
    { numRuns: 300 },
  )
})

test('EM5 places lead from what is seen to what is stored', () => {
  fc.assert(
    fc.property(anyText, (stored) => {
      const { text, places } = readEmphasis(stored)
      expect((places ?? [...stored.split('').keys()]).map((at) => stored.charAt(at)).join('')).toBe(
        text,
      )
    }),
  )
})

test('EM6 words are replaced, taken and joined with what they look like', () => {
  const read = readEmphasis('a **bold** word')
  expect(writeEmphasis(replaceWords(read, 2, 6, 'brave new'))).toBe('a **brave new** word')
  expect(writeEmphasis(replaceWords(read, 6, 6, 'er'))).toBe('a **bolder** word')
  expect(writeEmphasis(replaceWords(read, 0, 4, ''))).toBe('**ld** word')
  expect(writeEmphasis(takeWords(read, 0, 4))).toBe('a **bo**')
  expect(writeEmphasis(takeWords(read, 4))).toBe('**ld** word')
  expect(writeEmphasis(joinWords(readEmphasis('**a**'), readEmphasis('**b** c')))).toBe('**ab** c')
})

test('EM6 a key makes words stand out, and takes it back', () => {
  const read = readEmphasis('some words')
  const strong = toggleLook(read, 5, 10, 'strong')
  expect(writeEmphasis(strong)).toBe('some **words**')
  expect(writeEmphasis(toggleLook(strong, 0, 10, 'strong'))).toBe('**some words**')
  expect(writeEmphasis(toggleLook(strong, 5, 10, 'strong'))).toBe('some words')
  expect(writeEmphasis(toggleLook(strong, 0, 10, 'stressed'))).toBe('*some **words***')
  expect(writeEmphasis(linkWords(strong, 5, 10, 'https://a.b'))).toBe(
    'some [**words**](https://a.b)',
  )
  expect(writeEmphasis(linkWords(readEmphasis('[x](https://a.b)'), 0, 1, null))).toBe('x')
  // A single star within a word is a star: so the word is stressed as a whole.
  expect(writeEmphasis(toggleLook(readEmphasis('unbelievable'), 2, 8, 'stressed'))).toBe(
    '*unbelievable*',
  )
})

test('EM7 whoever types marks means them; what is typed elsewhere leaves them alone', () => {
  expect(retype('**word*', '**word**')).toBe('**word**')
  expect(retype('a **b** c', 'a b cd')).toBe('a **b** cd')
  expect(retype('a **b** c', 'a b* c')).toBe('a **b*** c')
  expect(retype('a **b** *c', 'a b *c*')).toBe('a **b** *c*')
  expect(retype(String.raw`\*a*`, '*a* b')).toBe(String.raw`\*a\* b`)
  fc.assert(
    fc.property(
      anyText,
      fc.string({ unit: fc.constantFrom('a', ' ', 'é'), maxLength: 3 }),
      fc.nat(14),
      (stored, typed, at) => {
        const text = readWords(stored)
        const place = Math.min(at, text.length)
        const after = text.slice(0, place) + typed + text.slice(place)
        if (readEmphasis(stored).places) expect(readWords(retype(stored, after))).toBe(after)
      },
    ),
  )
})
