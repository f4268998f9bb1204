import { expect, test } from 'vitest'

import type { ExportedFile } from '#workspace/files/export-deck.ts'

import { describeExportLoss, exportWords, summariseLosses } from './export.ts'

const losses: ExportedFile['losses'] = [
  { kind: 'picture-missing', slideId: 'b' },
  { kind: 'picture-elsewhere', slideId: 'b' },
  { kind: 'picture-format', slideId: 'b', format: 'svg' },
  { kind: 'picture-effects', slideId: 'b' },
  { kind: 'characters-missing', slideId: 'b', characters: ['𓀀'] },
  { kind: 'points-hidden', slideId: 'b', count: 1 },
  { kind: 'pictures-hidden', slideId: 'b', count: 2 },
  { kind: 'rows-hidden', slideId: 'b', count: 3 },
  { kind: 'text-overflows', slideId: 'b' },
  { kind: 'pictures-left-out', slideId: 'b', count: 1 },
  { kind: 'table-as-points', slideId: 'b' },
  { kind: 'presentation-damaged', title: 'Bees' },
  { kind: 'presentations-newer', count: 1 },
  { kind: 'icons-left-out', slideId: 'b', count: 2 },
  { kind: 'elements-left-out', slideId: 'b', count: 2 },
  { kind: 'look-restyled', slideId: 'b' },
  { kind: 'picture-drawing', slideId: 'b' },
]

test('EX7 every loss is a sentence, and none is a code', () => {
  for (const loss of losses) {
    expect(describeExportLoss(loss)).toMatch(/^[A-Z“\d].* .*(?:\.|𓀀)$/u)
    expect(describeExportLoss(loss)).not.toContain(loss.kind)
  }
})

test('EX7 in one sentence it names the slide and how much more there is', () => {
  const file = (some: ExportedFile['losses']): ExportedFile => ({
    blob: new Blob(),
    name: 'a.pdf',
    slideIds: ['a', 'b'],
    losses: some,
  })
  expect(summariseLosses(file(losses.slice(0, 1)))).toBe(
    'Downloaded. Slide 2: A picture is no longer stored in this browser and left out.',
  )
  expect(summariseLosses(file(losses.slice(0, 3)))).toMatch(/ And 2 other things\.$/)
  expect(summariseLosses(file(losses.slice(11, 12)))).toMatch(/^Downloaded\. “Bees” cannot/)
})

test('EX8 sizes are said as people say them', () => {
  expect(exportWords.size(300)).toBe('About 1 kB')
  expect(exportWords.size(84_176)).toBe('About 84 kB')
  expect(exportWords.size(999_600)).toBe('About 1 MB')
  expect(exportWords.size(12_345_678)).toBe('About 12 MB')
})
