import * as v from 'valibot'
import { expect, test } from 'vitest'

import { slideSchema } from '../slide.ts'
import {
  defaultContentStyle,
  defaultTitleStyle,
  fontSizeRem,
  type TextStyle,
} from './text-style.ts'
import { textStyleSchema } from './text-style-schema.ts'

const accepts = (change: Record<string, unknown>) =>
  v.is(textStyleSchema, { ...defaultTitleStyle, ...change })

const canStore = (title: Record<string, unknown>) =>
  v.is(slideSchema, { id: 's', title: '', content: [], notes: '', textStyles: { title } })

const allowed: { [Field in keyof TextStyle]: TextStyle[Field][] } = {
  fontSize: ['h1', 'h2', 'h3', 'h4', 'h5', 'p'],
  textAlign: ['left', 'center', 'right'],
  textColor: ['#FFFFFF', '#00ff7a'],
  backgroundColor: ['transparent', '#1E293B'],
  fontWeight: ['bold', 'normal'],
  fontStyle: ['normal', 'italic'],
  textDecoration: ['none', 'underline'],
  animation: ['none', 'fadeIn', 'slideIn', 'bounce'],
}

test.each(Object.entries(allowed))('TS1 %s takes its values and no other', (field, values) => {
  for (const value of values) expect(accepts({ [field]: value })).toBe(true)
  for (const value of ['h6', 'justify', '', null, 1])
    expect(accepts({ [field]: value })).toBe(false)
})

test.each(['#FFF', 'FFFFFF', '#GGGGGG', '#FFFFFF00', 'red', 'url(x)'])(
  'TS2 %s is no colour',
  (colour) => {
    expect(accepts({ textColor: colour })).toBe(false)
    expect(accepts({ backgroundColor: colour })).toBe(false)
  },
)

test('TS2 only a background may be transparent', () => {
  expect(accepts({ textColor: 'transparent' })).toBe(false)
})

test('TS3 the defaults are those of the specification', () => {
  expect(defaultTitleStyle).toEqual({
    fontSize: 'h1',
    textAlign: 'left',
    textColor: '#FFFFFF',
    backgroundColor: 'transparent',
    fontWeight: 'bold',
    fontStyle: 'normal',
    textDecoration: 'none',
    animation: 'fadeIn',
  })
  expect(defaultContentStyle).toEqual({
    ...defaultTitleStyle,
    fontSize: 'p',
    fontWeight: 'normal',
  })
})

test('TS4 sizes in rem of the stage', () => {
  expect(fontSizeRem).toEqual({ h1: 2.25, h2: 1.875, h3: 1.5, h4: 1.25, h5: 1.125, p: 1 })
})

test('TS5 a slide may store any part of a style, but nothing undefined', () => {
  expect(canStore({})).toBe(true)
  expect(canStore({ textAlign: 'center' })).toBe(true)
  expect(canStore({ textAlign: undefined })).toBe(false)
  expect(canStore({ textAlign: 'middle' })).toBe(false)
})
