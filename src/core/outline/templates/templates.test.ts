import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { countWords } from '../../deck/talk/estimate-duration.ts'
import type { Slide } from '../../deck/slide.ts'
import { templateSchema } from '../../deck/template.ts'
import { chooseForm } from '../../form/choose-form.ts'
import { fail, ok } from '../../result.ts'
import { checkDeck } from '../check/check-deck.ts'
import { createSampleDeck } from './sample-deck.ts'
import { themes } from '../../theme/themes.ts'
import { createDeckFromTemplate, findTemplate, templates } from './templates.ts'

const countingIds = () => {
  let count = 0
  return () => `new-${++count}`
}
const sample = createSampleDeck(countingIds())
const placeholders =
  /lorem|ipsum|placeholder|insert|your (?:\w+ )?(?:name|title|text|company|logo) here|\btodo\b|\btbd\b|\bxxx|[[\]{}<>]/i

const specified = templates.slice(0, 4)

test('TP1 the four templates of the specification come first', () => {
  expect(
    specified.map(({ id, name, slideCount, category }) => [id, name, slideCount, category]),
  ).toEqual([
    ['business-pitch', 'Business Pitch', 6, 'business'],
    ['educational-course', 'Educational Course', 5, 'education'],
    ['project-update', 'Project Status Report', 5, 'business'],
    ['creative-showcase', 'Creative Portfolio', 4, 'creative'],
  ])
})

test('TP1 six more that people look for follow', () => {
  expect(templates.slice(4).map(({ id, slideCount }) => [id, slideCount])).toEqual([
    ['lesson', 7],
    ['research-talk', 7],
    ['quarterly-review', 7],
    ['product-launch', 7],
    ['all-hands', 7],
    ['life-story', 7],
  ])
  for (const template of templates) {
    expect(v.is(templateSchema, template)).toBe(true)
    expect(template.description).not.toBe('')
  }
})

describe.each([...templates, { ...sample, name: 'Sample deck' }])('$name', ({ name, slides }) => {
  const isSample = name === 'Sample deck'

  test.each(slides)(`${isSample ? 'TP5' : 'TP2'} $title`, ({ title, content, notes }) => {
    expect(title).not.toBe('')
    if (isSample) expect([3, 4]).toContain(content.length)
    for (const bullet of content) expect(countWords(bullet)).toBeGreaterThanOrEqual(3)
    expect(countWords(notes)).toBeGreaterThanOrEqual(50)
    expect(countWords(notes)).toBeLessThanOrEqual(80)
    expect(notes).toContain('... ')
    for (const text of [title, ...content, notes]) {
      expect(text).not.toMatch(placeholders)
      expect(text).not.toContain('!')
      expect(text).not.toContain('…')
      expect(text).toBe(text.trim())
    }
  })
})

/** As it is shown; a table that is drawn is a chart, whatever stands beside it. */
const listForms = (slides: readonly Slide[]): string[] =>
  slides.map((slide, place) =>
    slide.table ? 'chart' : chooseForm(slide, { place, count: slides.length }),
  )

const plain = ['points', 'two-columns']
const wordsAlone = [...plain, 'statement']
const share = (forms: readonly string[], some: readonly string[]): number =>
  forms.filter((form) => some.includes(form)).length / forms.length

describe.each([...templates, { ...sample, name: 'Sample deck' }])('TP7 $name', ({ slides }) => {
  const forms = listForms(slides)

  test('opens with a cover', () => expect(forms[0]).toBe('cover'))

  test('has five forms or more, one for each slide where there are fewer', () => {
    expect(new Set(forms).size).toBeGreaterThanOrEqual(Math.min(5, slides.length))
  })

  test('has something to look at on most slides, and few plain points', () => {
    expect(share(forms, plain)).toBeLessThanOrEqual(0.3)
    expect(share(forms, wordsAlone)).toBeLessThanOrEqual(0.3)
  })

  test('never shows one form twice running', () => {
    expect(forms.filter((form, place) => form === forms[place - 1])).toEqual([])
  })
})

test.each(templates)('TP7 the deck check has nothing to say of $name', (template) => {
  const deck = createDeckFromTemplate(template, { newId: countingIds() })
  expect(checkDeck(deck, { request: { slideCount: template.slideCount } })).toEqual([])
})

test('TP2 no sentence of any template stands twice', () => {
  const bullets = templates.flatMap(({ slides }) => slides.flatMap(({ content }) => content))
  expect(new Set(bullets).size).toBe(bullets.length)
})

test.each(templates)('TP3 $name makes a deck in its own theme', (template) => {
  expect(themes.map(({ id }) => id)).toContain(template.theme)
  expect(createDeckFromTemplate(template, { newId: () => 'new' }).theme).toBe(template.theme)
})

test.each(templates)('TP3 $name makes a deck with ids of its own', (template) => {
  const deck = createDeckFromTemplate(template, { newId: countingIds() })
  expect(deck.title).toBe(template.name)
  expect(deck.slides.map(({ id }) => id)).toEqual(
    template.slides.map((_, index) => `new-${index + 1}`),
  )
  const withoutIds = (slides: typeof deck.slides) => slides.map(({ id: _id, ...rest }) => rest)
  expect(withoutIds(deck.slides)).toEqual(withoutIds(template.slides))
})

test.each([
  ['  My Pitch ', 'My Pitch'],
  ['   ', 'Business Pitch'],
])('TP3 the title %j gives %j', (title, expected) => {
  const [pitch] = templates
  expect(createDeckFromTemplate(pitch!, { title, newId: countingIds() }).title).toBe(expected)
})

test('TP4 a template is found by id or is a failure', () => {
  for (const template of templates) expect(findTemplate(template.id)).toEqual(ok(template))
  expect(findTemplate('opera')).toEqual(fail({ code: 'template-not-found', id: 'opera' }))
})

test('TP5 the sample welcomes, closes with thanks and has ids of its own', () => {
  expect(sample.slides).toHaveLength(6)
  expect(sample.slides[0]?.notes).toMatch(/welcome/i)
  expect(sample.slides[5]?.notes).toMatch(/thank you/i)
  expect(new Set(sample.slides.map(({ id }) => id)).size).toBe(6)
})
