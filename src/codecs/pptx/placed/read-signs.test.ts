import { expect, test } from 'vitest'

import { paragraph, shape } from '../../../../test/fixtures/files/pack-pptx.ts'
import { listShapes, readKeptSlide } from '../../../../test/fixtures/files/read-kept-pptx.ts'

const run = (text: string, properties: string) =>
  `<a:r><a:rPr>${properties}</a:rPr><a:t>${text}</a:t></a:r>`

const body = (inside: string) => shape(`<a:p>${inside}</a:p>`, { at: [0, 30, 100, 50] })

test('KL50 words of a run with a face for symbols stay words, and are those of the point', async () => {
  const { content, placed } = await readKeptSlide(
    shape(paragraph('Title'), { ph: 'type="title"', at: [0, 0, 100, 20] }) +
      body(run('Lorem ipsum', '<a:sym typeface="Wingdings"/>')),
  )
  expect(content).toEqual(['Lorem ipsum'])
  const said = listShapes(placed).at(-1)?.text?.paragraphs
  expect(said?.map(({ part, text }) => [part, text])).toEqual([
    [{ field: 'content', index: 0 }, undefined],
  ])
})

test('KL50 signs of such a face, which stand apart from letters, are shown as they look there', async () => {
  const { content, placed } = await readKeptSlide(
    shape(paragraph('Title'), { ph: 'type="title"', at: [0, 0, 100, 20] }) +
      body(run('Save \uF0E0 spend', '<a:sym typeface="Wingdings"/>')) +
      body(run('l', '<a:latin typeface="Wingdings"/>')),
  )
  expect(content).toEqual(['Save → spend', '●'])
  const named = listShapes(placed).flatMap(({ text }) => text?.paragraphs.map(({ part }) => part))
  expect(named).toContainEqual({ field: 'content', index: 0 })
  expect(named).toContainEqual({ field: 'content', index: 1 })
})
