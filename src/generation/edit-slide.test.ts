import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { SlideEdit } from '#core/outline/write-edit-prompt.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { createScriptedTextModel } from '../../test/fakes/scripted-text-model.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { editSlide, suggestTitles } from './edit-slide.ts'

const { deck } = createSampleReply()
const slide = { ...deck.slides[1]!, imageUrl: 'asset:abc', layout: 'two-columns' as const }
const edited = { deck: { ...deck, slides: deck.slides.with(1, slide) }, slide }
const written = {
  id: 'slide-99',
  title: 'Air in Motion',
  content: ['One point about air', 'Another point about air', 'A last point about air'],
  notes: 'Words to be spoken about air, warmly and slowly.',
}
const newId = () => 'new-1'

async function edit(
  what: Exclude<SlideEdit, { kind: 'suggest-titles' }>,
  script: ModelScript = { kind: 'answer', text: JSON.stringify(written) },
) {
  const model = createScriptedTextModel(script)
  const answer = await editSlide(what, edited, { model, newId })
  return { answer, prompt: model.requests[0]?.prompt ?? '' }
}

test.each([
  [{ kind: 'regenerate' }, 'Write slide 2 anew'],
  [{ kind: 'rewrite', style: 'shorter' }, 'shorter'],
  [{ kind: 'rewrite', style: 'simpler' }, 'simpler'],
  [{ kind: 'rewrite', style: 'more-formal' }, 'more formal'],
  [{ kind: 'translate', language: 'Welsh' }, 'into Welsh'],
] as const)('ED1 %o changes the words and leaves picture, layout and id', async (what, asked) => {
  const { answer, prompt } = await edit(what)
  expect(prompt).toContain(asked)
  const { title, content, notes } = written
  expect(answer).toEqual(ok({ ...slide, title, content, notes }))
})

const timeline = {
  ...written,
  form: 'timeline',
  content: ['1475: Constantinople', '1652: London', '1901: Milan'],
}

test('ED6 a slide is shown as what was asked for, without what it was shown as before', async () => {
  const play = { kind: 'answer', text: JSON.stringify(timeline) } as const
  const { answer, prompt } = await edit({ kind: 'show-as', form: 'timeline' }, play)
  expect(prompt).toContain('Show slide 2 in another form')
  expect(prompt).toContain('- timeline (3-6)')
  const { layout: _layout, ...kept } = slide
  const { title, content, notes } = timeline
  expect(answer).toEqual(ok({ ...kept, title, content, notes }))
})

test('ED6 a chart may be of any kind, and its table comes with it', async () => {
  const rows = [
    ['Year', 'Cups'],
    ['2023', '10'],
    ['2024', '12'],
  ]
  const chart = { ...written, form: 'line-chart', content: [], table: rows }
  const play = { kind: 'answer', text: JSON.stringify(chart) } as const
  const { answer, prompt } = await edit({ kind: 'show-as', form: 'column-chart' }, play)
  for (const name of ['column-chart', 'bar-chart', 'line-chart', 'pie-chart'])
    expect(prompt).toContain(`- ${name} (`)
  expect(answer).toMatchObject({ ok: true, value: { table: { show: 'line', rows } } })
})

test('ED6 rewriting keeps a table whose cells the answer forgets, and its look', async () => {
  const table = {
    rows: [
      ['2023', '10'],
      ['2024', '12'],
    ],
    show: 'columns' as const,
  }
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(timeline) })
  const charted = { ...slide, table }
  const answer = await editSlide(
    { kind: 'rewrite', style: 'shorter' },
    { deck: { ...deck, slides: deck.slides.with(1, charted) }, slide: charted },
    { model, newId },
  )
  expect(answer).toMatchObject({ ok: true, value: { table, layout: 'two-columns' } })
})

test('ED2 a new slide has an id of its own and none of the old one’s picture', async () => {
  const { answer, prompt } = await edit({ kind: 'add', about: 'whistling' })
  expect(prompt).toContain('one new slide about: whistling')
  expect(answer).toEqual(ok({ ...written, id: 'new-1' }))
})

test('ED3 notes are written without touching the rest', async () => {
  const { answer } = await edit({ kind: 'write-notes' })
  expect(answer).toEqual(ok({ ...slide, notes: written.notes }))
})

test('ED4 titles are suggested, each once and never the present one', async () => {
  const titles = ['Air', 'Air', slide.title, 'Moving Air', ' **Breath** ']
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify({ titles }) })
  expect(await suggestTitles(edited, { model })).toEqual(ok(['Air', 'Moving Air', 'Breath']))
})

test.each([{ slide: written }, { title: 'x', slides: [written] }, [written]])(
  'ED5 a wrapped slide is read: %j',
  async (wrapped) => {
    const { answer } = await edit(
      { kind: 'regenerate' },
      { kind: 'answer', text: `\`\`\`json\n${JSON.stringify(wrapped)}\n\`\`\`` },
    )
    expect(answer).toMatchObject({ ok: true, value: { title: written.title } })
  },
)

test.each(['Sorry, no.', '{}', '{"notes": "only these"}'])(
  'ED5 %s is no slide, and nothing is made up',
  async (text) => {
    const { answer } = await edit({ kind: 'regenerate' }, { kind: 'answer', text })
    expect(answer).toEqual(fail({ code: 'unreadable', reply: text }))
  },
)

test('ED5 a failure of the model is passed on', async () => {
  const { answer } = await edit({ kind: 'regenerate' }, { kind: 'refuse', as: 'quota-day' })
  expect(answer).toEqual(fail({ code: 'quota-day' }))
})
