import { expect, test } from 'vitest'

import { findNearestTheme } from './find-nearest-theme.ts'

test('PA5 a plain deck, black on white, gets a plain theme: no band stands behind its title', () => {
  const theme = findNearestTheme({
    background: '#FFFFFF',
    title: '#000000',
    content: '#000000',
    accent: '#4F81BD',
  })
  const { title, shapes = [] } = theme.arrange('points', {
    picture: false,
    content: true,
  })
  expect(title?.style?.textColor ?? theme.title.style.textColor).toMatch(/^#[0-4]/)
  expect(
    shapes.filter((shape) => title && shape.y <= title.y && shape.height > title.height),
  ).toEqual([])
})

test.each([
  [{ background: '#FFFFFF', title: '#000000' }, false],
  [{ background: '#101820', title: '#F0F0F0' }, true],
])(
  'PA5 a light ground is never answered with a dark theme, nor the other way round',
  (palette, dark) => {
    expect(findNearestTheme(palette).dark).toBe(dark)
  },
)
