import { strToU8, zipSync } from 'fflate'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readDocx } from './read-docx.ts'

const rels = (target: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`

const styles = `<?xml version="1.0"?><w:styles xmlns:w="w">
  <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Mine"><w:name w:val="My heading"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:styleId="Round"><w:name w:val="Round"/><w:basedOn w:val="Round"/></w:style>
  <w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>
  <w:style w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>
  <w:style w:styleId="Listed"><w:name w:val="Listed"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>
</w:styles>`

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const pack = (body: string) =>
  zip({
    '_rels/.rels': rels('word/document.xml'),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': styles,
  })
const read = (body: string) => readDocx(pack(body))
const p = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
const style = (id: string) => `<w:pStyle w:val="${id}"/>`

test('SR1 headings are told by their style, whatever the language or the base of it', () => {
  expect(
    read(
      p('The Moon', style('Titel')) +
        p('Its face', style('berschrift1')) +
        p('Text') +
        p('Tides', style('Mine')) +
        p('By level', '<w:outlineLvl w:val="1"/>') +
        p('In a circle', style('Round')),
    ),
  ).toEqual({
    ok: true,
    value: '# The Moon\n\n## Its face\n\nText\n\n## Tides\n\n### By level\n\nIn a circle',
  })
})

test('SR1 list items are kept, by their own numbering and by their style', () => {
  const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr>'
  const none = `${style('Listed')}<w:numPr><w:numId w:val="0"/></w:numPr>`
  expect(read(p('One', numbered) + p('Two', style('Listed')) + p('Not one', none))).toEqual({
    ok: true,
    value: '- One\n\n- Two\n\nNot one',
  })
})

test('SR2 what is not to be read is left out: deleted, hidden, fields, contents', () => {
  expect(
    read(
      p('Contents 3', style('TOC1')) +
        '<w:p><w:r><w:t xml:space="preserve">Kept </w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>' +
        '<w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>' +
        '<w:r><w:instrText>PAGE</w:instrText></w:r><w:hyperlink><w:r><w:t xml:space="preserve"> link</w:t></w:r></w:hyperlink>' +
        '<w:r><w:br/><w:t>line two &amp; more &#228;</w:t></w:r></w:p>',
    ),
  ).toEqual({ ok: true, value: 'Kept new link\n\nline two & more ä' })
})

test('SR2 the words of a text box are read once, after the paragraph it hangs on', () => {
  const box = `<w:txbxContent>${p('In the box')}</w:txbxContent>`
  expect(
    read(
      `<w:p><w:r><w:t>Beside it</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ),
  ).toEqual({ ok: true, value: 'Beside it\n\nIn the box' })
})

test('SR3 figures stay in rows; a table that only places text gives up its paragraphs', () => {
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
  expect(read(`<w:tbl>${row(p('Year'), p('Ships'))}${row(p('1850'), p('12'))}</w:tbl>`)).toEqual({
    ok: true,
    value: '| Year | Ships |\n| 1850 | 12 |',
  })
  const long = 'word '.repeat(40).trim()
  expect(read(`<w:tbl>${row(p('Left'), p(long))}</w:tbl>`)).toEqual({
    ok: true,
    value: `Left\n\n${long}`,
  })
})

test('SR4 a package of another program is not a document', () => {
  expect(readDocx(zip({ '_rels/.rels': rels('ppt/presentation.xml') }))).toEqual({
    ok: false,
    error: 'unsupported',
  })
  expect(readDocx(zip({ 'a.txt': 'x' }))).toEqual({ ok: false, error: 'unsupported' })
})

test.each([
  ['cut off', pack(p('x')).slice(0, 200)],
  ['no zip', strToU8('PK nothing')],
  [
    'a document type',
    zip({
      'word/document.xml':
        '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document><w:body>&a;</w:body></w:document>',
    }),
  ],
  ['a tag left open', zip({ 'word/document.xml': '<w:document><w:body><w:p>' })],
  [
    'nested without end',
    zip({ 'word/document.xml': `<w:document><w:body>${'<w:p>'.repeat(100_000)}` }),
  ],
])('SR5 %s is broken, and nothing worse happens', (_, bytes) => {
  expect(readDocx(bytes)).toEqual({ ok: false, error: 'broken' })
})

/** With another size in its directory for every entry, which is what a reader makes room for. */
function claimSize(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return bytes
}

test.each([
  ['too-large', 2_000_000_000],
  ['too-large', 70_000_000],
  ['broken', 3],
])('SR5 a file that lies about what it unpacks to is %s (%d bytes)', (error, size) => {
  const begin = process.memoryUsage().arrayBuffers
  expect(readDocx(claimSize(zip({ 'word/document.xml': '<w:document/>' }), size))).toEqual({
    ok: false,
    error,
  })
  expect(process.memoryUsage().arrayBuffers - begin).toBeLessThan(10_000_000)
})

test('SR5 whatever happens to a file on its way, reading it never throws', () => {
  const whole = pack(p('One', style('Mine')) + p('Two'))
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), fc.nat(40), (changes, cut) => {
      const bytes = whole.slice(0, whole.length - cut)
      for (const { at, to } of changes) if (at < bytes.length) bytes[at] = to
      const found = readDocx(bytes)
      if (!found.ok) expect(['broken', 'too-large', 'unsupported']).toContain(found.error)
    }),
    { numRuns: 500 },
  )
})
