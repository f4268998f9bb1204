import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  defaultImageEffects,
  defaultImageStyle,
  imageEffectLimits,
} from '../../deck/pictures/image-style.ts'
import { imageStyleSchema } from '../../deck/pictures/image-style-schema.ts'
import { type Slide, slideSchema } from '../../deck/slide.ts'
import { themes } from '../../theme/themes.ts'
import { applyPicture, defaultPicture, readPicture } from './apply-picture.ts'
import type { DeckView } from '../deck-view.ts'

const slide: Slide = { id: 'a', title: 'A', content: ['One'], notes: '' }
const viewOf = (given: Slide, theme?: string): DeckView => ({
  deck: { title: 'T', ...(theme && { theme }), slides: [given] },
  current: 0,
})
const inTheme = (theme: string | undefined) => ({ slide, theme, place: 0 })
const first = (view: DeckView) => view.deck.slides[0]

test('PB10 a picture with nothing changed stores its address alone', () => {
  for (const { id } of themes) {
    const after = applyPicture(viewOf(slide, id), 'a', 'asset:1', defaultPicture(inTheme(id)))
    expect(first(after)).toEqual({ ...slide, imageUrl: 'asset:1' })
  }
})

test('PB10 only what differs from the theme is stored', () => {
  const plain = defaultPicture(inTheme(undefined))
  const after = applyPicture(viewOf(slide), 'a', 'asset:1', {
    ...plain,
    style: { ...plain.style, shape: 'star', borderWidth: 4 },
    effects: { ...plain.effects, sepia: 30 },
    crop: { ...plain.crop, width: 0.5 },
    alt: '  A lighthouse ',
  })
  expect(first(after)).toEqual({
    ...slide,
    imageUrl: 'asset:1',
    imageStyle: { shape: 'star', borderWidth: 4 },
    imageEffects: { sepia: 30 },
    imageCrop: { width: 0.5 },
    imageAlt: 'A lighthouse',
  })
})

test('PB10 what is applied is what is read again, in every theme', () => {
  const effects = Object.entries(imageEffectLimits).map(
    ([effect, [min, max]]) => [effect, fc.integer({ min, max })] as const,
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...themes.map(({ id }) => id)),
      fc.record(Object.fromEntries(effects)),
      fc.constantFrom(...imageStyleSchema.entries.shadow.options),
      (theme, chosen, shadow) => {
        const settings = {
          ...defaultPicture(inTheme(theme)),
          style: { ...defaultImageStyle, shadow },
          effects: { ...defaultImageEffects, ...chosen },
          alt: 'Seen',
          credit: { title: 'T', creator: 'C', license: 'CC0 1.0', source: 'https://x.test' },
        }
        const after = first(applyPicture(viewOf(slide, theme), 'a', 'asset:1', settings))!
        expect(v.safeParse(slideSchema, after).success).toBe(true)
        expect(readPicture({ slide: after, theme, place: 0 })).toEqual(settings)
      },
    ),
  )
})

test('PB10 what the last picture had goes; title, bullets and notes stay', () => {
  const before: Slide = {
    ...slide,
    imageUrl: 'asset:0',
    imageStyle: { shape: 'heart' },
    imageCrop: { x: 0.2 },
    imageCredit: { creator: 'Somebody' },
  }
  const after = applyPicture(viewOf(before), 'a', 'asset:1', defaultPicture(inTheme(undefined)))
  expect(first(after)).toEqual({ ...slide, imageUrl: 'asset:1' })
})

test('WP2 the form of a picture is kept while it is shown whole', () => {
  const plain = { ...defaultPicture(inTheme(undefined)), aspect: 1.5 }
  const whole = { ...plain, style: { ...plain.style, fit: 'contain' as const } }
  expect(first(applyPicture(viewOf(slide), 'a', 'asset:1', whole))).toEqual({
    ...slide,
    imageUrl: 'asset:1',
    imageStyle: { fit: 'contain' },
    imageAspect: 1.5,
  })
  expect(first(applyPicture(viewOf(slide), 'a', 'asset:1', plain))).toEqual({
    ...slide,
    imageUrl: 'asset:1',
  })
})

test('PB10 is refused when the slide is gone', () => {
  const view = viewOf(slide)
  expect(applyPicture(view, 'gone', 'asset:1', defaultPicture(inTheme(undefined)))).toBe(view)
})

test('PB10 the defaults are those of the slide’s own layout, so what is chosen shows as chosen', () => {
  for (const { id } of themes) {
    const full: Slide = { ...slide, content: [] }
    const inDeck = { slide: full, theme: id, place: 0 }
    const plain = defaultPicture(inDeck)
    expect(plain.style, id).toEqual({ ...defaultImageStyle, shadow: 'none' })
    const style = { ...plain.style, shape: 'rounded', shadow: 'medium' } as const
    const after = first(applyPicture(viewOf(full, id), 'a', 'asset:1', { ...plain, style }))
    expect(after?.imageStyle, id).toEqual({ shape: 'rounded', shadow: 'medium' })
  }
})
