import { expect, it } from 'vitest'

import type { Figure, TakenReport } from './report.ts'
import { countVerdicts, type Outcome, writePage } from './write-page.ts'

const holding: Figure = {
  id: 'open',
  name: 'opening | first',
  value: 40,
  unit: 'ms',
  peer: { name: 'list', value: 80 },
  bar: { atMost: 50 },
}
const failing: Figure = { ...holding, id: 'key', name: 'a key', value: 60 }
const clocked: Figure = { ...failing, id: 'task', name: 'a task', needsRest: true }

const report = (changes: Partial<TakenReport> = {}): TakenReport => ({
  figures: [],
  plots: [],
  missing: [],
  busy: 0,
  ...changes,
})

const write = (...outcomes: Outcome[]): string =>
  writePage({
    date: '2026-01-02',
    minutes: 12.4,
    quick: false,
    machine: {
      cores: 2,
      processor: 'Some Processor',
      memoryGb: 8,
      system: 'Linux 6',
      node: '20.1.0',
      chromium: '150',
      loadAtStart: '0.1',
      loadAtEnd: '1.2',
    },
    topics: [{ title: 'Editor', about: 'What it does.', outcomes }],
  })

it('BP5 the page says when and on what machine it was measured', () => {
  const page = write()
  for (const part of ['2026-01-02', '12 min', '2 × Some Processor', '20.1.0', '0.1 and 1.2'])
    expect(page).toContain(part)
})

it('BP5 a row has figure, peer, ratio, bar and verdict, and no cell breaks the table', () => {
  const page = write({ bench: 'editor/run.ts', report: report({ figures: [holding, failing] }) })
  expect(page).toContain(
    '| opening \\| first | 40 ms | 80 ms (list) | 0.50 | at most 50 ms | yes |',
  )
  expect(page).toContain('| a key | 60 ms | 80 ms (list) | 0.75 | at most 50 ms | **no** |')
  expect(page).toContain('| Editor | 1 | 1 | 0 |')
})

it('BP5 a bench that broke, and what could not be measured, are told', () => {
  const page = write(
    { bench: 'editor/run.ts', failure: 'it ended with status 1.' },
    { bench: 'voice/run.ts', report: report({ missing: ['the judge is not here.'] }) },
  )
  expect(page).toContain('**editor/run.ts was not measured**: it ended with status 1.')
  expect(page).toContain('Not measured: the judge is not here.')
})

it('BP5 a busy machine is told, with what was therefore not judged', () => {
  const page = write({ bench: 'a', report: report({ figures: [clocked], busy: 0.6 }) })
  expect(page).toContain('Others used 60 % of the processors meanwhile.')
  expect(page).toContain('not judged, the machine was busy')
})

it('BP5 a plot stands in the page with all that it shows in words', () => {
  const plot = {
    id: 'editor-key',
    title: 'A key',
    unit: 'ms',
    kind: 'lines',
    labels: ['10', '100'],
    series: [{ name: 'Lectern', values: [1, null] }],
  } as const
  expect(write({ bench: 'a', report: report({ plots: [plot] }) })).toContain(
    '![A key. Lectern: 10 1 ms, 100 not measured.](benchmarks/editor-key.svg)',
  )
})

it('BP5 verdicts are counted over all topics', () => {
  const outcomes = [{ bench: 'a', report: report({ figures: [holding, failing], busy: 0 }) }]
  const busy = [{ bench: 'b', report: report({ figures: [clocked], busy: 0.9 }) }]
  const topic = { title: '', about: '' }
  expect(
    countVerdicts([
      { ...topic, outcomes },
      { ...topic, outcomes: busy },
    ]),
  ).toEqual({
    holds: 1,
    fails: 1,
    unjudged: 1,
    'no bar': 0,
  })
})
