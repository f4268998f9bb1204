import { expect, test } from 'vitest'

import { hasCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { packPptx, paragraph, shape } from '../../../test/fixtures/files/pack-pptx.ts'
import { readPptx } from './read-pptx.ts'

const words = shape(paragraph('Words'), { ph: 'type="title"' })
const good = () => packPptx({ slides: [{ shapes: words }, { shapes: words }] })
const withSlide = (slide: string | Uint8Array) =>
  packPptx({
    slides: [{ shapes: '' }, { shapes: words }],
    parts: { 'ppt/slides/slide1.xml': slide },
  })

/** Calls `change` with the place of each entry in the directory. */
function changeDirectory(
  bytes: Uint8Array<ArrayBuffer>,
  change: (view: DataView, at: number) => void,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) change(view, at)
  return bytes
}

function changeEnd(
  bytes: Uint8Array<ArrayBuffer>,
  change: (view: DataView, at: number) => void,
): Uint8Array<ArrayBuffer> {
  change(new DataView(bytes.buffer), bytes.length - 22)
  return bytes
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`ppt/media/${index}`, '']))

const readMeasured = (bytes: Uint8Array) =>
  measureWork(() => readPptx(bytes, { fileName: 'x.pptx' }))

const archives: [string, () => Uint8Array, unknown][] = [
  ['a slide that unpacks to 65 MB', () => withSlide(zeros(65)), 'unpacks-too-large'],
  [
    'pictures that say they unpack to 4 GB',
    () => changeDirectory(good(), (view, at) => view.setUint32(at + 24, 4_000_000_000, true)),
    'unpacks-too-large',
  ],
  [
    'a slide that says it has 100 bytes and has 20 MB',
    () =>
      changeDirectory(
        withSlide(zeros(20)),
        (view, at) =>
          view.getUint32(at + 24, true) > 1_000_000 && view.setUint32(at + 24, 100, true),
      ),
    'read',
  ],
  [
    'all parts saying they have 3 bytes',
    () => changeDirectory(good(), (view, at) => view.setUint32(at + 24, 3, true)),
    'damaged',
  ],
  ['21,000 parts', () => packPptx({ slides: [], parts: many(21_000) }), 'unpacks-too-large'],
  [
    'all parts being the same bytes',
    () => changeDirectory(good(), (view, at) => view.setUint32(at + 42, 0, true)),
    'refused',
  ],
  [
    'a directory that begins after the end',
    () => changeEnd(good(), (view, at) => view.setUint32(at + 16, 0xfffffff0, true)),
    'damaged',
  ],
  [
    'a directory of 65,534 parts that are not there',
    () => changeEnd(good(), (view, at) => view.setUint16(at + 10, 65_534, true)),
    'damaged',
  ],
  [
    'a directory that lies elsewhere in a large zip, which it is not',
    () => changeEnd(good(), (view, at) => view.setUint32(at + 16, 0xffffffff, true)),
    'damaged',
  ],
  [
    'parts with a password',
    () => changeDirectory(good(), (view, at) => view.setUint16(at + 8, 1, true)),
    'damaged',
  ],
  [
    'parts packed in an unknown way',
    () => changeDirectory(good(), (view, at) => view.setUint16(at + 10, 99, true)),
    'damaged',
  ],
  [
    'names and targets that climb out of it',
    () =>
      packPptx({
        slides: [{ shapes: words, relations: { n: ['notesSlide', '../../../../../etc/passwd'] } }],
        parts: { '../../evil.xml': '<x/>' },
      }),
    'read',
  ],
  [
    'a layout that is its own master and its own slide',
    () =>
      packPptx({
        slides: [{ shapes: words }],
        parts: {
          'ppt/slideLayouts/_rels/slideLayout1.xml.rels':
            '<Relationships><Relationship Id="m" Type="/slideMaster" Target="slideLayout1.xml"/></Relationships>',
        },
      }),
    'read',
  ],
  [
    'a zip in place of the presentation',
    () => packPptx({ slides: [], parts: { 'ppt/presentation.xml': good() } }),
    'damaged',
  ],
  [
    '100,000 slides that are all the same one',
    () =>
      packPptx({
        slides: [],
        parts: {
          'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${'<p:sldId r:id="s1"/>'.repeat(100_000)}</p:sldIdLst></p:presentation>`,
        },
      }),
    'too-large',
  ],
  [
    'another end in its comment',
    () => {
      const bytes = good()
      const fake = new Uint8Array(bytes.length + 22)
      fake.set(bytes)
      fake.set([0x50, 0x4b, 5, 6], bytes.length)
      return fake
    },
    'empty or refused',
  ],
]

test.each(archives)(
  'PX15 %s: nothing worse than a refusal, and at once',
  async (_, make, expected) => {
    const { result: found, ms } = await readMeasured(make())
    if (expected === 'read') expect(found.ok).toBe(true)
    else if (typeof expected === 'string' && !expected.includes('refused'))
      expect(found).toEqual({ ok: false, error: expected })
    else expect(found.ok).toBe(false)
    expect(ms).toBeLessThan(3_000)
  },
)

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, level) => `<!ENTITY a${level} "&a${level - 1};&a${level - 1};">`).join('')}]><p:sld>&a29;</p:sld>`
const around = (inside: string) => `<p:sld><p:cSld><p:spTree>${inside}</p:spTree></p:cSld></p:sld>`

const bombs: [string, () => string | Uint8Array][] = [
  ['entities within entities', () => laughs],
  [
    'an entity that names a file',
    () => '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><p:sld>&f;</p:sld>',
  ],
  [
    'a document type from elsewhere, in UTF-16',
    () =>
      Uint8Array.from(Buffer.from('<!DOCTYPE x SYSTEM "http://example.org/x"><p:sld/>', 'utf16le')),
  ],
  ['groups 100,000 deep', () => around('<p:grpSp>'.repeat(100_000))],
  ['1,100,000 elements', () => around('<a/>'.repeat(1_100_000))],
  [
    'an element of 200,000 attributes',
    () => `<p:sld ${Array.from({ length: 200_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
  ],
  ['a comment that never ends', () => `<p:sld><!--${' '.repeat(5_000_000)}`],
  ['20 MB of one attribute', () => `<p:sld a="${'x'.repeat(20_000_000)}`],
  ['tags that are never closed', () => '<a'.repeat(2_000_000)],
  ['ends without beginnings', () => '</a>'.repeat(1_000_000)],
]

test.each(bombs)('PX15 a slide of %s is left out, and at once', async (_, make) => {
  const { result: found, ms } = await readMeasured(withSlide(make()))
  expect(found.ok && found.value.losses).toEqual([{ kind: 'slide-unreadable', slide: 1 }])
  expect(found.ok && found.value.deck.slides[1]?.title).toBe('Words')
  expect(ms).toBeLessThan(3_000)
})

const heavy: [string, () => string][] = [
  ['400,000 references to letters', () => around(shape(paragraph('&amp;&#65;'.repeat(200_000))))],
  ['40,000 paragraphs', () => around(shape(paragraph('x').repeat(40_000)))],
  ['8,000 boxes', () => around(shape(paragraph('x'), { at: [1, 1, 5, 5] }).repeat(8_000))],
  [
    '100,000 runs in one paragraph',
    () => around(shape(`<a:p>${'<a:r><a:t>x</a:t></a:r>'.repeat(100_000)}</a:p>`)),
  ],
]

test.each(heavy)('PX15 a slide of %s is read in bearable time', async (_, make) => {
  const { result: found, ms } = await readMeasured(withSlide(make()))
  expect(found.ok).toBe(true)
  expect(ms).toBeLessThan(5_000)
})

test('PX15 markup and scripts in texts stay texts', async () => {
  const payload = '<img src=x onerror=alert(1)>'
  const escaped = payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { result: found } = await readMeasured(
    packPptx({ slides: [{ shapes: shape(paragraph(escaped), { ph: 'type="title"' }) }] }),
  )
  expect(found.ok && found.value.deck.slides[0]?.title).toBe(payload)
})

const names = ['backslash', 'bomb_media', 'bomb_slide', 'deep', 'laughs', 'reordered', 'xss', 'xxe']

test.skipIf(!hasCorpus).each(names)(
  'PX15 the hostile file %s of the corpus is no trouble',
  async (name) => {
    const { result: found, ms } = await readMeasured(readCorpusFile(`hostile/${name}.pptx`))
    expect(found.ok).toBe(!name.startsWith('bomb'))
    expect(ms).toBeLessThan(3_000)
  },
)

test('PX15 alternatives inside alternatives are listed once, not in every combination', async () => {
  const [open, close] = ['<mc:AlternateContent><mc:Choice>', '</mc:Choice></mc:AlternateContent>']
  const nested = open.repeat(100) + words + close.repeat(100)
  const { result: found, ms } = await readMeasured(packPptx({ slides: [{ shapes: nested }] }))
  expect(found.ok && found.value.deck.slides[0]?.title).toBe('Words')
  expect(ms).toBeLessThan(3_000)
})
