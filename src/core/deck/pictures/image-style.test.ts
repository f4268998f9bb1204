import * as v from 'valibot'
import { expect, test } from 'vitest'

import { defaultImageEffects, defaultImageStyle, imageSizePercent } from './image-style.ts'
import { imageEffectsSchema, imageStyleSchema } from './image-style-schema.ts'

const acceptsStyle = (change: Record<string, unknown>) =>
  v.is(imageStyleSchema, { ...defaultImageStyle, ...change })

const acceptsEffect = (name: string, value: number) =>
  v.is(imageEffectsSchema, { ...defaultImageEffects, [name]: value })

test.each([
  ['shape', ['rectangle', 'circle', 'rounded', 'hexagon', 'triangle', 'star', 'heart']],
  ['borderStyle', ['solid', 'dashed', 'dotted', 'double']],
  ['shadow', ['none', 'small', 'medium', 'large', 'glow']],
  [
    'position',
    'center left right top bottom top-left top-right bottom-left bottom-right'.split(' '),
  ],
  ['fit', ['cover', 'contain']],
  ['overlay', ['none', 'dark', 'light', 'gradient', 'color']],
])('IS1 %s takes its values and no other', (field, values) => {
  for (const value of values) expect(acceptsStyle({ [field]: value })).toBe(true)
  expect(acceptsStyle({ [field]: 'oval' })).toBe(false)
})

test.each([
  ['borderWidth', 0, 20],
  ['overlayOpacity', 0, 100],
])('IS2 %s is %d to %d', (field, min, max) => {
  expect(acceptsStyle({ [field]: min })).toBe(true)
  expect(acceptsStyle({ [field]: max })).toBe(true)
  expect(acceptsStyle({ [field]: min - 1 })).toBe(false)
  expect(acceptsStyle({ [field]: max + 1 })).toBe(false)
  expect(acceptsStyle({ [field]: Number.NaN })).toBe(false)
})

test('IS3 sizes are shares of the picture frame', () => {
  expect(imageSizePercent).toEqual({ small: 25, medium: 50, large: 75, full: 100 })
})

test('IS4 the defaults are those of the specification', () => {
  expect(defaultImageStyle).toMatchObject({
    borderColor: '#3B82F6',
    shadow: 'medium',
    overlayColor: '#000000',
    overlayOpacity: 30,
  })
  expect(acceptsStyle({})).toBe(true)
})

test.each([
  ['brightness', 0, 200, 100],
  ['contrast', 0, 200, 100],
  ['saturation', 0, 200, 100],
  ['hue', -180, 180, 0],
  ['blur', 0, 10, 0],
  ['sepia', 0, 100, 0],
  ['grayscale', 0, 100, 0],
  ['rotation', -180, 180, 0],
  ['scale', 50, 200, 100],
  ['opacity', 0, 100, 100],
] as const)('IS5 %s is %d to %d, normally %d', (name, min, max, normal) => {
  expect(defaultImageEffects[name]).toBe(normal)
  expect(acceptsEffect(name, min)).toBe(true)
  expect(acceptsEffect(name, max)).toBe(true)
  expect(acceptsEffect(name, min - 1)).toBe(false)
  expect(acceptsEffect(name, max + 1)).toBe(false)
})
