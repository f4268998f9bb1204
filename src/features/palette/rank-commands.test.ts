import { expect, test } from 'vitest'

import { rankCommands } from './rank-commands.ts'

const command = (label: string, group = 'Everywhere') => ({ label, group })
const rank = (labels: string[], query: string) =>
  rankCommands(
    labels.map((label) => command(label)),
    query,
  ).map(({ label }) => label)

test('every typed word must occur, in any order', () => {
  const labels = ['Duplicate slide', 'Delete slide', 'Duplicate presentation']
  expect(rank(labels, 'slide dup')).toEqual(['Duplicate slide'])
  expect(rank(labels, 'slide export')).toEqual([])
})

test('an empty query keeps everything in its order', () => {
  expect(rank(['b', 'a'], '  ')).toEqual(['b', 'a'])
})

test('accents and case are ignored, on both sides', () => {
  expect(rank(['Économie à Zürich'], 'economie zur')).toEqual(['Économie à Zürich'])
  expect(rank(['Cafe'], 'CAFÉ')).toEqual(['Cafe'])
})

test('the beginning of the label comes before a word in it, and that before the middle of a word', () => {
  const labels = ['Reslide', 'New slide', 'Slide overview']
  expect(rank(labels, 'slide')).toEqual(['Slide overview', 'New slide', 'Reslide'])
})

test('equally good commands stay in their order', () => {
  expect(rank(['Move slide down', 'Move slide up'], 'slide')).toEqual([
    'Move slide down',
    'Move slide up',
  ])
})

test('what else people call it finds it, after its own name', () => {
  const found = rankCommands(
    [
      { label: 'PDF', group: 'Presentation', alsoCalled: 'export download' },
      command('Export everything'),
      command('Undo'),
    ],
    'exp',
  )
  expect(found.map(({ label }) => label)).toEqual(['Export everything', 'PDF'])
})

test('the name of the group finds its commands too, last', () => {
  const found = rankCommands(
    [command('Undo', 'Slides'), command('Slides as a file', 'File')],
    'slides',
  )
  expect(found.map(({ label }) => label)).toEqual(['Slides as a file', 'Undo'])
})
