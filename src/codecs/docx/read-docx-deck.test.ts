import { expect, test } from 'vitest'

import { fail } from '#core/result.ts'

import { png, zipParts } from '../../../test/fixtures/files/pack-pptx.ts'
import { readDocxDeck } from './read-docx-deck.ts'

const rels =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const paragraph = (text: string, level?: number) =>
  `<w:p>${level === undefined ? '' : `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
const item = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`

const read = (body: string, parts: Record<string, string | Uint8Array> = {}) =>
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
    { kind: 'document-pictures', count: 1 },
    { kind: 'text-as-notes', slide: 2 },
    { kind: 'text-as-notes', slide: 3 },
  ])
})

const drawing = (id: string, words = '') =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
const pictureRels =
  '<Relationships><Relationship Id="p1" Type="x/image" Target="media/a.png"/><Relationship Id="p2" Type="x/image" Target="media/b.png"/><Relationship Id="p3" Type="x/image" Target="https://example.org/c.png" TargetMode="External"/><Relationship Id="p4" Type="x/image" Target="media/none.png"/></Relationships>'

test('DX3 pictures stand on the slide of their heading, in order, with their words; the rest are losses', async () => {
  const result = await read(
    drawing('p1', 'A cover') +
      paragraph('The Moon', 0) +
      paragraph('Tides', 1) +
      drawing('p2', 'logo.png') +
      `<w:tbl><w:tr>${cell('Day')}<w:tc>${drawing('p1')}</w:tc></w:tr></w:tbl>` +
      '<w:p><w:r><w:pict><v:shape><v:imagedata r:id="p1"/></v:shape></w:pict></w:r></w:p>' +
      paragraph('Away', 1) +
      drawing('p3') +
      drawing('p4'),
    {
      'word/_rels/document.xml.rels': pictureRels,
      'word/media/a.png': png,
      'word/media/b.png': png,
      'word/media/header.png': png,
    },
  )
  if (!result.ok) throw new Error(result.error)
  const [cover, tides, away] = result.value.deck.slides
  expect(cover).toMatchObject({
    title: 'The Moon',
    imageUrl: 'file:word/media/a.png',
    imageAlt: 'A cover',
    imageStyle: { fit: 'contain' },
  })
  expect(tides).toMatchObject({ title: 'Tides', imageUrl: 'file:word/media/b.png' })
  expect(tides?.imageAlt).toBeUndefined()
  expect(tides?.morePictures?.map(({ imageUrl }) => imageUrl)).toEqual([
    'file:word/media/a.png',
    'file:word/media/a.png',
  ])
  expect(away?.imageUrl).toBeUndefined()
  expect([...result.value.pictures.keys()]).toEqual([
    'file:word/media/a.png',
    'file:word/media/b.png',
  ])
  expect(result.value.losses).toEqual([
    { kind: 'document-pictures', count: 1 },
    { kind: 'picture-linked', slide: 3, count: 1 },
    { kind: 'picture-absent', slide: 3, count: 1 },
  ])
})

test('DX2 a document without headings has no slides', async () => {
  expect(await read(paragraph('Only words'))).toEqual(fail('empty'))
})

test('DX4 words that stand out and links come along, on slides and not in what is said', async () => {
  const run = (text: string, properties = '') =>
    `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r>`
  const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`
  const listed = (inside: string) =>
    `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${inside}</w:p>`
  const result = await read(
    paragraph('Tides', 0) +
      listed(run('The ') + run('moon', '<w:b/>') + run(' pulls, 2 * 3 times')) +
      listed(run('All of it', '<w:b/>') + run(' bold', '<w:b/>')) +
      listed(run('Not', '<w:b w:val="0"/>') + run(' so ') + run('now', '<w:i/>')) +
      listed(run('See ') + link('r7', 'the table') + run(' or ') + link('r8', 'below')) +
      `<w:p>${run('Said ')}${run('aloud', '<w:b/>')}</w:p>`,
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="r7" Type="x/hyperlink" Target="https://example.org/t" TargetMode="External"/><Relationship Id="r8" Type="x/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>',
    },
  )
  if (!result.ok) throw new Error(result.error)
  const [slide] = result.value.deck.slides
  expect(slide?.content).toEqual([
    'The **moon** pulls, 2 * 3 times',
    'All of it bold',
    'Not so *now*',
    'See [the table](https://example.org/t) or below',
  ])
  expect(slide?.notes).toBe('Said aloud')
})
