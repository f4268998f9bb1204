import { strToU8, zipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import { readDocx } from '#codecs/docx/read-docx.ts'
import { ok } from '#core/result.ts'
import { writePdf } from '../../../test/fixtures/files/write-pdf.ts'

import { createSourceReader } from './create-source-reader.ts'
import { readPdf } from './read-pdf.ts'

const reader = createSourceReader({
  pdf: (bytes, signal) =>
    readPdf(bytes, (data) => getDocument({ data, verbosity: 0, disableFontFace: true }), signal),
  docx(bytes) {
    const text = readDocx(bytes)
    return Promise.resolve(text.ok ? ok({ text: text.value, isCut: false }) : text)
  },
})
const read = (...parts: BlobPart[]) => reader.read(new Blob(parts))
const bytesOf = (text: string) => new Uint8Array(strToU8(text))

test.each([
  ['UTF-8', new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0x0d, 0x0a, 0x62])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0xe4, 0, 0x0a, 0, 0x62, 0])],
  ['Windows', new Uint8Array([0xe4, 0x0d, 0x0a, 0x62])],
])('SR6 text is read as it was meant: %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(ok({ text: 'ä\nb', isCut: false }))
})

test('SR6 Markdown stays as it is', async () => {
  const text = '# Moon\n\n- one\n- two'
  expect(await read(text)).toEqual(ok({ text, isCut: false }))
})

test.each([
  ['unsupported', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
  ['unsupported', new Uint8Array(zipSync({ 'xl/workbook.xml': strToU8('<a/>') }))],
  ['old-word', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  [
    'protected',
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      ...Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0)).flatMap((code) => [
        code,
        0,
      ]),
    ]),
  ],
  ['no-text', bytesOf(' \n\n ')],
  ['no-text', bytesOf('')],
  ['too-large', new Uint8Array(30_000_001)],
  ['broken', bytesOf('%PDF-1.7 and nothing else')],
] as const)('SR7 %s', async (error, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, error })
})

test('SR7 a file that is gone cannot be read', async () => {
  const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error()) })
  expect(await reader.read(gone)).toEqual({ ok: false, error: 'unreadable' })
})

test('SR8 a long text is cut where a paragraph ends, and says so', async () => {
  const paragraph = `${'word '.repeat(200).trim()}.`
  const found = await read(Array.from({ length: 900 }, () => paragraph).join('\n\n'))
  expect(found).toMatchObject({ ok: true, value: { isCut: true } })
  if (!found.ok) return
  expect(found.value.text.length).toBeLessThanOrEqual(600_000)
  expect(found.value.text.endsWith('word.')).toBe(true)
})

test('SR9 a PDF gives its headings, lists and paragraphs', async () => {
  const bytes = writePdf([
    [
      { text: 'The Moon', size: 24, gap: 0 },
      { text: 'The Moon is the only natural satel-', gap: 40 },
      { text: 'lite of the Earth and always shows', gap: 14 },
      { text: 'the same face to it.', gap: 14 },
      { text: 'What it does', size: 16, gap: 30 },
      { text: '- It moves the seas', gap: 24 },
      { text: '- It steadies the axis', gap: 14 },
      { text: '1', gap: 300 },
    ],
  ])
  expect(await read(bytes)).toEqual(
    ok({
      text: '# The Moon\n\nThe Moon is the only natural satellite of the Earth and always shows the same face to it.\n\n## What it does\n\n- It moves the seas\n\n- It steadies the axis',
      isCut: false,
    }),
  )
})

test('SR9 a PDF of pictures only has no text', async () => {
  expect(await read(writePdf([[]]))).toEqual({ ok: false, error: 'no-text' })
})

test('SR9 reading a PDF can be called off', async () => {
  const control = new AbortController()
  const found = reader.read(new Blob([writePdf([[{ text: 'x', gap: 0 }]])]), control.signal)
  control.abort()
  expect(await found).toEqual({ ok: false, error: 'stopped' })
})
