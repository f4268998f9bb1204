import { expect, test } from 'vitest'

import { giveSvgSize } from './give-svg-size.ts'

const give = (text: string) => new TextDecoder().decode(giveSvgSize(new TextEncoder().encode(text)))

test.each([
  [
    '<svg viewBox="0 0 40 30"><g/></svg>',
    '<svg width="40" height="30" viewBox="0 0 40 30"><g/></svg>',
  ],
  ["<svg viewBox='-5,-5,10,2.5'/>", `<svg width="10" height="2.5" viewBox='-5,-5,10,2.5'/>`],
  [
    '<!-- <svg> --><svg width="100%" height="100%" viewBox="0 0 4 3" data-a=">">',
    '<!-- <svg> --><svg width="4" height="3" viewBox="0 0 4 3" data-a=">">',
  ],
])('a drawing without a size has that of its view box: %s', (text, sized) => {
  expect(give(text)).toBe(sized)
})

test.each([
  '<svg><g/></svg>',
  '<svg viewBox="0 0 0 0"><g/></svg>',
  '<svg viewBox="wide"><g/></svg>',
])('a drawing that says nothing about its size is 4:3: %s', (text) => {
  expect(give(text)).toBe(text.replace('<svg', '<svg width="800" height="600"'))
})

test.each([
  '<svg width="10" height="20mm" viewBox="0 0 1 1"><rect width="5%"/></svg>',
  "<svg height='1.5em' width='2em'/>",
  '<html>',
])('a drawing that has a size keeps it: %s', (text) => {
  expect(give(text)).toBe(text)
})
