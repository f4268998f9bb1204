import { expect, test } from 'vitest'

import { writePptx } from '../../test/fixtures/files/write-pptx.ts'
import { readFiles } from './registry.ts'
import { type DeckFile, sniffFile } from './sniff-file.ts'

const file = (name: string, content: string | Uint8Array, type = ''): DeckFile => ({
  name,
  type,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
})
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.codePointAt(0) ?? 0,
)
const pptx = writePptx([{ title: 'One', linkedPicture: 'https://example.org/a.png' }])

test.each([
  ['deck.json', '{"title":1}', '', 'json'],
  ['deck.txt', '\uFEFF {"title":"T","slides":[]} ', 'text/plain', 'json'],
  ['deck', '{"title":1}', 'application/json', 'json'],
  ['half.json', '{"ti', '', 'json'],
  ['backup.json', '{"format":"lectern-library","version":1}', '', 'library'],
  ['talk.html', '<p>Hello', '', 'html'],
  ['talk.txt', '\n<!doctype html><title>T', 'text/plain', 'html'],
  ['talk.md', '<!-- marp: true -->\n# T', '', 'text'],
  ['talk.md', '# T', '', 'text'],
  ['talk.md', '{curly} words', '', 'text'],
  ['talk', 'T', 'text/x-web-markdown', 'text'],
  ['talk.xyz', 'T', 'application/octet-stream', null],
  ['talk.txt', 'a\u0000b', 'text/plain', null],
  ['photo.txt', png, 'text/plain', 'image'],
  ['photo.png', 'no picture', '', 'image'],
  ['photo', 'no picture', 'image/heic', 'image'],
  ['talk.txt', pptx, 'text/plain', 'pptx'],
  ['paper.txt', '%PDF-1.7', 'text/plain', 'pdf'],
  ['paper', 'HTTP/1.1\n%PDF-1.7\n%%EOF\n', '', 'pdf'],
  ['talk.md', '# Formats\n- PDF begins with %PDF-1.7', '', 'text'],
  ['old.ppt', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), '', 'ppt'],
  ['empty.txt', '', 'text/plain', 'text'],
  ['nothing', '', '', null],
] as const)('RG1 %s is known by its contents', (name, content, type, kind) => {
  expect(sniffFile(file(name, content, type))).toBe(kind)
})

test('RG2 several files are one deck of the first one’s title; pictures stand together', async () => {
  const read = await readFiles([
    file('a.md', 'Talk\n# One\n- a'),
    file('1.png', png),
    file('b.json', JSON.stringify({ title: 'B', slides: [{ imageUrl: 'javascript:1' }] })),
    file('2.png', png),
    file('c.pptx', pptx),
  ])
  if (!read.ok) throw new Error(read.error.code)
  const { deck, sources, losses, pictures } = read.value
  expect(deck.title).toBe('Talk')
  expect(deck.slides.map(({ title }) => title)).toEqual([
    'One',
    'Image Slide: 1.png',
    'Image Slide: 2.png',
    'Imported Slide 1',
    'One',
  ])
  expect(new Set(deck.slides.map(({ id }) => id)).size).toBe(5)
  expect(sources).toEqual([
    { names: ['a.md'], kind: 'text', slides: 1 },
    { names: ['1.png', '2.png'], kind: 'image', slides: 2 },
    { names: ['b.json'], kind: 'json', slides: 1 },
    { names: ['c.pptx'], kind: 'pptx', slides: 1 },
  ])
  expect(losses).toEqual([
    { kind: 'picture-address', slide: 4, count: 1 },
    { kind: 'picture-linked', slide: 5, count: 1 },
  ])
  for (const { imageUrl } of deck.slides.slice(1, 3))
    expect(pictures.get(imageUrl ?? '')?.bytes).toEqual(png)
})

test('RG2 alone, pictures are a deck of their own', async () => {
  const read = await readFiles([file('1.png', png), file('2.png', png)])
  expect(read.ok && read.value.deck.title).toBe('Image Presentation (2 slides)')
  expect(read.ok && read.value.deck.slides[0]).toMatchObject({
    title: 'Image Slide: 1.png',
    content: [expect.any(String), expect.any(String), expect.any(String)],
    notes: expect.stringMatching(/\w/),
  })
})

test('RG3 the file that cannot be read is named, and nothing of the others comes', async () => {
  expect(await readFiles([file('a.md', 'T\n# One'), file('b.json', '[')])).toEqual({
    ok: false,
    error: { name: 'b.json', kind: 'json', code: 'damaged' },
  })
  expect(await readFiles([file('a.exe', 'MZ\u0000')])).toEqual({
    ok: false,
    error: { name: 'a.exe', kind: null, code: 'unsupported' },
  })
  for (const name of ['a.pptx', 'a.pdf'])
    expect(await readFiles([file(name, '')])).toEqual({
      ok: false,
      error: { name, kind: null, code: 'blank' },
    })
})

test('RG4 no more than 5,000 slides are taken', async () => {
  const slides = Array.from({ length: 5_001 }, () => ({}))
  const read = await readFiles([file('a.json', JSON.stringify({ title: 'T', slides }))])
  expect(!read.ok && read.error.code).toBe('too-large')
})

test('RG5 progress grows from file to file', async () => {
  const shares: number[] = []
  await readFiles([file('a.md', 'T\n# One'), file('b.pptx', pptx)], {
    onProgress: (share) => shares.push(share),
  })
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
})
