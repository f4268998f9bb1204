import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fileNameFor } from './file-name.ts'

test.each([
  ['Quarter 3: Plans & Risks', 'Quarter_3__Plans___Risks.pptx'],
  ['snake_case-and.dots', 'snake_case_and_dots.pptx'],
  ['Überblick für Ärzte', 'Überblick_für_Ärzte.pptx'],
  ['机器学习 入门', '机器学习_入门.pptx'],
  ['हिन्दी में', 'हिन्दी_में.pptx'],
  ['Cafe\u0301', 'Café.pptx'],
  ['Sun ☀️ time', 'Sun____time.pptx'],
  ['  spaced  ', 'spaced.pptx'],
])('DK6 %s becomes %s', (title, name) => {
  expect(fileNameFor(title, 'pptx')).toBe(name)
})

test.each([
  ['Quarter 3 – Plans & Risks', 'Quarter 3 – Plans & Risks.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j.pdf'],
  ['two\nlines\u0000', 'two_lines_.pdf'],
  ['..hidden..', 'hidden.pdf'],
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['photo\u202Egpj', 'photo_gpj.pdf'],
  ['CON', '_CON.pdf'],
  ['lpt1.notes', '_lpt1.notes.pdf'],
  ['Console', 'Console.pdf'],
  ['half \uD83D', 'half _.pdf'],
])('DK7 %j becomes %s', (title, name) => {
  expect(fileNameFor(title, 'pdf')).toBe(name)
})

test.each(['', '   ', '...', '🎉', '!?'])('DK8 %j falls back to a name', (title) => {
  expect(fileNameFor(title, 'json')).toBe('presentation.json')
  expect(fileNameFor(title, 'pptx')).toBe('presentation.pptx')
})

test.each(['a', 'é', '文', '𝒳'])('DK8 a long title of %s is cut between characters', (letter) => {
  for (const extension of ['pptx', 'pdf']) {
    const kept = Math.floor(200 / Buffer.byteLength(letter))
    expect(fileNameFor(letter.repeat(500), extension)).toBe(`${letter.repeat(kept)}.${extension}`)
  }
})

test('DK8 every title gives a name that every file system takes', () => {
  const title = fc.string({
    unit: fc.constantFrom('a', '/', '.', ' ', '🎉', 'é', '文', '\u0301'),
    maxLength: 400,
  })
  fc.assert(
    fc.property(title, fc.constantFrom('pptx', 'pdf', 'json'), (text, extension) => {
      const name = fileNameFor(text, extension)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      expect(name).toMatch(/^[^./\\\s][^/\\]*\.[a-z]+$/u)
      expect(name.endsWith(`.${extension}`)).toBe(true)
    }),
  )
})
