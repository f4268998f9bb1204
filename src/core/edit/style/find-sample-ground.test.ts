import { expect, test } from 'vitest'

import type { Slide } from '../../deck/slide.ts'
import { measureContrast } from '../../theme/contrast.ts'
import { findTheme, themes } from '../../theme/themes.ts'
import { findSampleGround } from './find-sample-ground.ts'
import { findThemeStyle, textRoles } from './find-theme-style.ts'

const slide: Slide = { id: 'a', title: 'One', content: ['x', 'y', 'z'], notes: '' }

test.each(themes.map((theme) => [theme.id, theme] as const))(
  'TS10 a sample in the style of the theme can be read on its ground: %s',
  (_, theme) => {
    for (const place of [0, 1])
      for (const role of textRoles) {
        const where = { theme, place, role }
        const ground = findSampleGround(slide, where)
        const { textColor } = findThemeStyle(slide, where)
        const colours =
          ground.kind === 'solid' ? [ground.colour] : ground.stops.map(({ colour }) => colour)
        for (const colour of colours)
          expect(measureContrast(textColor, colour), `${role} at ${place}`).toBeGreaterThan(3)
      }
  },
)

test('TS10 a plate that the author chose is no part of the ground', () => {
  const where = { theme: findTheme('modern'), place: 1, role: 'title' } as const
  const styled: Slide = { ...slide, textStyles: { title: { backgroundColor: '#FF0000' } } }
  expect(findSampleGround(styled, where)).toEqual(findSampleGround(slide, where))
})
