import { expect, test } from 'vitest'

import { fail } from '#core/result.ts'

import { zipParts } from '../../../test/fixtures/pack-pptx.ts'
import { readDocxDeck } from './read-docx-deck.ts'

const rels =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const paragraph = (text: string, level?: number) =>
  `<w:p>${level === undefined ? '' : `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
const item = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`

const read = (body: string, parts: Record<string, string> = {}) =>
  readDocxDeck(
    zipParts({
      '_rels/.rels': rels,
      'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
      ...parts,
    }),
    { fileName: 'paper.docx' },
  )

const long = Array.from({ length: 30 }, () => 'word').join(' ')

test('DX1 headings become slides, lists their points, tables a table, long paragraphs are said', async () => {
  const result = await read(
    paragraph('The Moon', 0) +
      paragraph('Tides', 1) +
      item('Ebb') +
      item('Flow') +
      paragraph('Both are due to it.') +
      paragraph('Phases', 1) +
      paragraph('Four of them.') +
      paragraph(long) +
      paragraph('Figures', 1) +
      `<w:tbl><w:tr>${cell('Day')}${cell('Hours')}</w:tr><w:tr>${cell('1')}${cell('24.8')}</w:tr></w:tbl>`,
    { 'word/media/image1.png': '' },
  )
  if (!result.ok) throw new Error(result.error)
  expect(result.value.deck).toEqual({
    title: 'The Moon',
    slides: [
      { id: 'slide-1', title: 'The Moon', content: [], notes: '' },
      { id: 'slide-2', title: 'Tides', content: ['Ebb', 'Flow'], notes: 'Both are due to it.' },
      { id: 'slide-3', title: 'Phases', content: ['Four of them.'], notes: long },
      {
        id: 'slide-4',
        title: 'Figures',
        content: [],
        notes: '',
        table: {
          rows: [
            ['Day', 'Hours'],
            ['1', '24.8'],
          ],
          hasHeader: true,
        },
      },
    ],
  })
  expect(result.value.losses).toEqual([
    { kind: 'text-as-notes', slide: 2 },
    { kind: 'text-as-notes', slide: 3 },
    { kind: 'document-pictures', count: 1 },
  ])
})

test('DX2 a document without headings has no slides', async () => {
  expect(await read(paragraph('Only words'))).toEqual(fail('empty'))
})
