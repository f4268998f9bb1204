import { expect, test } from 'vitest'

import { fail } from '#core/result.ts'

import { png, zipParts } from '../../../test/fixtures/files/pack-pptx.ts'
import { readOdp } from './read-odp.ts'

const frame = (attributes: string, inside: string, y = 1) =>
  `<draw:frame svg:x="1cm" svg:y="${y}cm" ${attributes}>${inside}</draw:frame>`
const box = (inside: string) => `<draw:text-box>${inside}</draw:text-box>`
const p = (text: string) => `<text:p>${text}</text:p>`

const pack = (pages: string, parts: Record<string, string | Uint8Array> = {}) =>
  zipParts({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="dp2"><style:drawing-page-properties presentation:visibility="hidden"/></style:style></office:automatic-styles><office:body><office:presentation>${pages}</office:presentation></office:body></office:document-content>`,
    ...parts,
  })
const read = (bytes: Uint8Array) => readOdp(bytes, { fileName: 'talk.odp' })

test('OD1 titles, bullets with levels, notes, pictures, tables and hidden pages are read in order', async () => {
  const list = `<text:list><text:list-item>${p('Ebb')}<text:list><text:list-item>${p('out<text:s/>it <text:span>goes</text:span>')}</text:list-item></text:list></text:list-item><text:list-item>${p('Flow')}</text:list-item></text:list>`
  const result = await read(
    pack(
      `<draw:page draw:style-name="dp1">${
        frame('', box(p('Last')), 15) +
        frame('presentation:class="outline"', box(list), 5) +
        frame('presentation:class="title"', box(p('Tides')), 0) +
        frame('presentation:class="page-number"', box(p('1')), 20) +
        frame('', '<draw:image xlink:href="Pictures/a.png"/>', 3) +
        frame('', '<draw:image xlink:href="https://example.org/b.png"/>', 3) +
        '<draw:line/>'
      }<presentation:notes>${frame('presentation:class="notes"', box(p('Say it.') + p('Slowly.')))}</presentation:notes></draw:page>` +
        `<draw:page draw:style-name="dp2">${frame('', `<table:table><table:table-row><table:table-cell>${p('a')}</table:table-cell><table:table-cell>${p('b')}</table:table-cell></table:table-row></table:table>`)}</draw:page>`,
      { 'Pictures/a.png': png },
    ),
  )
  if (!result.ok) throw new Error(result.error)
  const { deck, pictures, losses } = result.value
  expect(deck).toEqual({
    title: 'Tides',
    slides: [
      {
        id: 'slide-1',
        title: 'Tides',
        content: ['Ebb', '\tout it goes', 'Flow', 'Last'],
        notes: 'Say it.\nSlowly.',
        imageUrl: 'file:Pictures/a.png',
        imageStyle: { fit: 'contain', shape: 'rectangle', shadow: 'none' },
      },
      {
        id: 'slide-2',
        title: '',
        content: [],
        notes: '',
        table: { rows: [['a', 'b']], hasHeader: true },
        hidden: true,
      },
    ],
  })
  expect(pictures.get('file:Pictures/a.png')).toEqual({ bytes: png, type: 'image/png' })
  expect(losses).toEqual([
    { kind: 'picture-absent', slide: 1, count: 1 },
    { kind: 'drawing', slide: 1, count: 1 },
  ])
})

test('OD2 no pages, damage and passwords have their codes', async () => {
  expect(await read(pack(''))).toEqual(fail('empty'))
  expect(await read(pack('<draw:page>'))).toEqual(fail('damaged'))
  expect(await read(pack('<!DOCTYPE x><a/>', { 'content.xml': '<!DOCTYPE x><a/>' }))).toEqual(
    fail('damaged'),
  )
  expect(await read(Uint8Array.of(80, 75, 3, 4))).toEqual(fail('damaged'))
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
  expect(await read(pack('', { 'META-INF/manifest.xml': manifest }))).toEqual(fail('encrypted'))
})

test('OD3 words that stand out and links come along', async () => {
  const bytes = zipParts({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T2"><style:text-properties fo:font-style="italic"/></style:style></office:automatic-styles><office:body><office:presentation><draw:page>${frame(
      '',
      box(
        p('The <text:span text:style-name="T1">moon </text:span> pulls') +
          p('<text:span text:style-name="T2">All of it</text:span>') +
          p('See <text:a xlink:href="https://example.org/t">the table</text:a>') +
          p('Or <text:a xlink:href="file:///etc/passwd">here</text:a>'),
      ),
    )}</draw:page></office:presentation></office:body></office:document-content>`,
  })
  const result = await read(bytes)
  if (!result.ok) throw new Error(result.error)
  expect(result.value.deck.slides[0]?.content).toEqual([
    'The **moon** pulls',
    'All of it',
    'See [the table](https://example.org/t)',
    'Or here',
  ])
})

test('OD1 animations, remarks and what is embedded without a picture are told by slide', async () => {
  const result = await read(
    pack(
      `<draw:page>${frame('', '<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>')}<office:annotation>${p('Why?')}</office:annotation><anim:par><anim:seq><anim:par presentation:preset-class="entrance"/></anim:seq></anim:par></draw:page><draw:page><anim:par><anim:par/></anim:par></draw:page>`,
      { 'ObjectReplacements/Object 1': 'VCLMTF' },
    ),
  )
  expect(result.ok && result.value.losses).toEqual([
    { kind: 'animation', slide: 1 },
    { kind: 'comments', slide: 1, count: 1 },
    { kind: 'embedded-object', slide: 1, count: 1 },
  ])
})
