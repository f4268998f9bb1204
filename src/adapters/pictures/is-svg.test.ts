import { expect, test } from 'vitest'

import { isSvg } from './is-svg.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg >',
  '<?xml version="1.0"?><!DOCTYPE svg [\n<!ENTITY ns "http://a.example/">\n]>\n<svg xmlns="&ns;">',
])('a drawing is known by its root, whatever stands before it: %s', (text) => {
  expect(isSvg(bytesOf(text))).toBe(true)
})

test('many comments before something else are read once, not in every combination', () => {
  expect(isSvg(bytesOf(`${'<!---->'.repeat(500)}<html>`))).toBe(false)
})

test.each(['', 'svg', '<html><svg>', '<!DOCTYPE html><body>', '<svgx>'])(
  'what is no drawing is not taken for one: %s',
  (text) => {
    expect(isSvg(bytesOf(text))).toBe(false)
  },
)
