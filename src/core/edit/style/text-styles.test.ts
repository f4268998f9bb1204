import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { slideLayouts } from '../../deck/slide-layout.ts'
import { type Slide, slideSchema } from '../../deck/slide.ts'
import { defaultContentStyle, defaultTitleStyle } from '../../deck/texts/text-style.ts'
import { checkContrast } from '../../layout/backdrop/check-contrast.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { roughMetrics } from '../../layout/rough-metrics.ts'
import { findTheme, themes } from '../../theme/themes.ts'
import { countFaintSlides } from './count-faint-slides.ts'
import type { DeckView } from '../deck-view.ts'
import { findThemeStyle, textRoles } from './find-theme-style.ts'
import { asInTheme, listStylePresets } from './list-style-presets.ts'
import { setTextStyles, type TextStyleChange } from './set-text-styles.ts'

const first: Slide = { id: 'a', title: 'One', content: ['x', 'y', 'z'], notes: '' }
const second: Slide = { id: 'b', title: 'Two', content: ['x', 'y', 'z'], notes: '' }
const view: DeckView = { current: 0, deck: { title: 'Pair', slides: [first, second] } }
const ids = ['a', 'b']

const stylesOf = ({ deck }: DeckView) => deck.slides.map(({ textStyles }) => textStyles)
const styleOfTheme = (slide: Slide, role: 'title' | 'content') =>
  findThemeStyle(slide, { theme: findTheme('modern'), place: 1, role })

test('TS6 what the theme gives is the specification’s default on a plain slide of modern', () => {
  expect(styleOfTheme(first, 'title')).toEqual(defaultTitleStyle)
  expect(styleOfTheme(first, 'content')).toEqual(defaultContentStyle)
})

test('TS6 on a slide that reads from the right, what the theme gives stands on the right', () => {
  const arabic = { ...first, title: 'مرحبا بالعالم', content: ['نقطة أولى'] }
  expect(styleOfTheme(arabic, 'title').textAlign).toBe('right')
})

test('TS6 only what differs from the theme is stored', () => {
  const styled = setTextStyles(view, ['a'], {
    title: { ...defaultTitleStyle, fontSize: 'h3', textColor: '#ffffff' },
    content: defaultContentStyle,
  })
  expect(stylesOf(styled)).toEqual([{ title: { fontSize: 'h3' } }, undefined])
})

test('TS6 a field that is set back to the theme’s value is removed, and the last one with all', () => {
  const styled = setTextStyles(view, ['a'], {
    title: { fontSize: 'h3', fontStyle: 'italic' },
    content: { textAlign: 'center' },
  })
  const back = setTextStyles(styled, ['a'], { title: { fontSize: 'h1' } })
  expect(stylesOf(back)[0]).toEqual({
    title: { fontStyle: 'italic' },
    content: { textAlign: 'center' },
  })
  const plain = setTextStyles(back, ['a'], { title: asInTheme, content: asInTheme })
  expect(plain).toEqual(view)
  expect(Object.keys(plain.deck.slides[0] ?? {})).not.toContain('textStyles')
})

test('TS7 on all slides, fields that are not named stay as each slide has them', () => {
  const own = setTextStyles(view, ['b'], { title: { fontStyle: 'italic', fontSize: 'h4' } })
  const styled = setTextStyles(own, ids, { title: { textAlign: 'center', fontSize: null } })
  expect(stylesOf(styled)).toEqual([
    { title: { textAlign: 'center' } },
    { title: { textAlign: 'center', fontStyle: 'italic' } },
  ])
})

test('TS7 a field that is not named stays, also where it happens to be what the theme says', () => {
  const white: Slide = { ...first, textStyles: { title: { textColor: '#FFFFFF' } } }
  const own: DeckView = { ...view, deck: { ...view.deck, slides: [white, second] } }
  const styled = setTextStyles(own, ['a'], { title: { fontSize: 'h3' } })
  expect(stylesOf(styled)[0]).toEqual({ title: { textColor: '#FFFFFF', fontSize: 'h3' } })
})

test('TS8 a change that changes nothing, or of slides that are gone, is refused', () => {
  expect(setTextStyles(view, ids, { title: asInTheme, content: {} })).toBe(view)
  expect(setTextStyles(view, ['x'], { title: { fontSize: 'h3' } })).toBe(view)
  const styled = setTextStyles(view, ids, { title: { fontSize: 'h3' } })
  expect(setTextStyles(styled, ids, { title: { fontSize: 'h3' } })).toBe(styled)
})

test('TS8 slides that are not asked for are the very same', () => {
  expect(setTextStyles(view, ['a'], { title: { fontSize: 'h3' } }).deck.slides[1]).toBe(second)
})

test('CO1 slides that would be hard to read are counted, but for the one in sight', () => {
  const plated = setTextStyles(view, ['b'], { title: { backgroundColor: '#FFFFFF' } })
  const { deck } = { ...plated, deck: { ...plated.deck, slides: [...plated.deck.slides, first] } }
  expect(countFaintSlides(deck, { title: { textColor: '#101010' } }, 0)).toBe(1)
  expect(countFaintSlides(deck, { title: { textColor: '#101010' } }, 2)).toBe(1)
  expect(countFaintSlides(deck, { title: { textColor: '#101010' } }, 1)).toBe(2)
  expect(countFaintSlides(view.deck, {}, 0)).toBe(0)
})

const change: fc.Arbitrary<TextStyleChange> = fc.record(
  {
    fontSize: fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'p', null),
    textAlign: fc.constantFrom('left', 'center', 'right', null),
    textColor: fc.constantFrom('#FFFFFF', '#123456', null),
    backgroundColor: fc.constantFrom('transparent', '#123456', null),
    fontWeight: fc.constantFrom('bold', 'normal', null),
    fontStyle: fc.constantFrom('normal', 'italic', null),
    textDecoration: fc.constantFrom('none', 'underline', null),
    animation: fc.constantFrom('none', 'fadeIn', 'slideIn', 'bounce', null),
  },
  { requiredKeys: [] },
)

test('TS9 whatever is chosen can be stored, shows as chosen, and choosing it again does nothing', () => {
  fc.assert(
    fc.property(
      change,
      change,
      fc.constantFrom(...slideLayouts),
      fc.constantFrom(...themes),
      (title, content, layout, { id: theme }) => {
        const changes = { title, content }
        const before = { ...view, deck: { ...view.deck, theme, slides: [{ ...first, layout }] } }
        const after = setTextStyles(before, ['a'], changes)
        const slide = after.deck.slides[0] ?? first
        expect(v.is(slideSchema, slide)).toBe(true)
        expect(setTextStyles(after, ['a'], changes)).toBe(after)
        for (const role of textRoles) {
          const ofTheme = findThemeStyle(slide, { theme: findTheme(theme), place: 0, role })
          const chosen = Object.entries(changes[role]).filter(([, value]) => value !== null)
          expect({ ...ofTheme, ...slide.textStyles?.[role] }).toMatchObject(
            Object.fromEntries(chosen),
          )
        }
      },
    ),
  )
})

describe.each(themes)('TS10 presets in $id', (theme) => {
  test.each(slideLayouts)('can be read on a slide of layout %s', (layout) => {
    for (const imageUrl of [undefined, 'asset:1']) {
      const slide: Slide = { ...first, layout, ...(imageUrl && { imageUrl }) }
      for (const role of textRoles)
        for (const preset of listStylePresets(slide, { theme, place: 1, role })) {
          const styled = setTextStyles(
            { current: 0, deck: { title: '', theme: theme.id, slides: [slide] } },
            ['a'],
            { [role]: preset.change },
          )
          const painted = styled.deck.slides[0] ?? slide
          for (const text of checkContrast(
            layoutSlide({ slide: painted, theme, place: 0 }, roughMetrics),
          ))
            expect(text.ratio, `${preset.id} ${text.role}`).toBeGreaterThanOrEqual(text.needed)
        }
    }
  })

  test('are six to eight for each text, all different, the theme’s own first', () => {
    for (const role of textRoles) {
      const presets = listStylePresets(first, { theme, place: 1, role })
      expect(presets.length).toBeGreaterThanOrEqual(6)
      expect(presets.length).toBeLessThanOrEqual(8)
      expect(new Set(presets.map((preset) => JSON.stringify(preset.change))).size).toBe(
        presets.length,
      )
      expect(presets[0]).toEqual({ id: 'theme', change: asInTheme })
    }
  })
})
