import { expect, test } from 'vitest'

import { findTheme } from '#core/theme/themes.ts'

import {
  frame,
  packPptx,
  type PackedPptx,
  paragraph,
  picture,
  png,
  sheet,
  shape,
  zipParts,
} from '../../../test/fixtures/files/pack-pptx.ts'
import { readPacked, titleShape as title } from '../../../test/fixtures/files/read-packed-pptx.ts'
import { readPptx } from './read-pptx.ts'

const readSlides = async (pack: PackedPptx) => (await readPacked(pack)).deck.slides
const fail = (error: string) => ({ ok: false, error })

test('PX2 what a file is, is told by its contents', async () => {
  const options = { fileName: 'x.pptx' }
  const whole = packPptx({ slides: [{ shapes: title('One') }] })
  const word = zipParts({
    '_rels/.rels':
      '<Relationships><Relationship Id="r" Type="/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': '<w:document/>',
  })
  const ole = new Uint8Array(600).fill(0)
  ole.set([0xd0, 0xcf, 0x11, 0xe0])
  const locked = ole.slice()
  locked.set(new TextEncoder().encode('EncryptedPackage'.split('').join('\0')), 512)
  expect(await readPptx(word, options)).toEqual(fail('not-this-kind'))
  expect(await readPptx(new TextEncoder().encode('hello'), options)).toEqual(fail('not-this-kind'))
  expect(await readPptx(ole, options)).toEqual(fail('not-this-kind'))
  expect(await readPptx(locked, options)).toEqual(fail('encrypted'))
  expect(await readPptx(whole.slice(0, -30), options)).toEqual(fail('damaged'))
  expect(await readPptx(new Uint8Array(0), options)).toEqual(fail('not-this-kind'))
  expect(await readPptx(packPptx({ slides: [] }), options)).toEqual(fail('empty'))
  const broken = packPptx({ slides: [], parts: { 'ppt/presentation.xml': '<p:presentation>' } })
  expect(await readPptx(broken, options)).toEqual(fail('damaged'))
})

test('PX3 slides come in the order of the show, not of their files; orphans stay away', async () => {
  const slides = ['One', 'Two', 'Three'].map((text) => ({ shapes: title(text) }))
  const found = await readSlides({ slides, order: [3, 1] })
  expect(found.map((slide) => slide.title)).toEqual(['Three', 'One'])
})

test('PX3 the relation is found by its prefix, wherever the number of the slide stands', async () => {
  const [slide] = await readSlides({
    slides: [{ shapes: title('Here') }],
    parts: {
      'ppt/presentation.xml':
        '<x:presentation><x:sldIdLst><x:sldId rel:id="s1" id="s2"/></x:sldIdLst></x:presentation>',
    },
  })
  expect(slide?.title).toBe('Here')
})

test('PX3 one slide that cannot be read does not take the others along', async () => {
  const { deck, losses } = await readPacked({
    slides: [{ shapes: title('One') }, { shapes: '' }, { shapes: title('Three') }],
    order: [1, 2, 3, 9],
    parts: { 'ppt/slides/slide2.xml': '<p:sld><p:cSld></p:sld>' },
  })
  expect(deck.slides.map((slide) => slide.title)).toEqual(['One', '', 'Three', ''])
  expect(losses).toEqual([
    { kind: 'slide-unreadable', slide: 2 },
    { kind: 'slide-unreadable', slide: 4 },
  ])
})

test('PX3 hidden slides are marked', async () => {
  const shapes = title('x')
  const found = await readSlides({
    slides: [{ shapes, attributes: 'show="0"' }, { shapes, attributes: 'show="1"' }, { shapes }],
  })
  expect(found.map(({ hidden }) => hidden)).toEqual([true, undefined, undefined])
})

test('PX7 notes are those that the slide names, without what else is on their page', async () => {
  const notes = sheet('notes', {
    shapes:
      shape(paragraph('12'), { ph: 'type="sldNum"' }) +
      shape(paragraph('Say this.') + '<a:p/>' + paragraph('Then that. '), {
        ph: 'type="body" idx="1"',
      }) +
      shape(paragraph('x'), { ph: 'type="hdr"' }),
  })
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes: title('A'),
        relations: { n: ['notesSlide', '/ppt/notesSlides/notesSlide9.xml'] },
      },
      { shapes: title('B'), relations: { n: ['notesSlide', '../notesSlides/gone.xml'] } },
      { shapes: title('C') },
    ],
    parts: { 'ppt/notesSlides/notesSlide9.xml': notes },
  })
  expect(deck.slides.map((slide) => slide.notes)).toEqual(['Say this.\n\nThen that. ', '', ''])
  expect(losses).toEqual([{ kind: 'notes-unreadable', slide: 2 }])
})

test('PX10 colours and typefaces of the master become those of the deck, on the theme nearest to them', async () => {
  const master = sheet('sldMaster', {
    shapes: '',
    background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>',
    rest: '<p:clrMap bg1="dk2" tx1="lt1"/><p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr><a:solidFill><a:schemeClr val="accent2"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle></p:txStyles>',
  })
  const colours = {
    dk1: '000000',
    lt1: 'EEEEEE',
    dk2: '102030',
    accent1: 'FF8000',
    accent2: '8080FF',
  }
  const theme = `<a:theme><a:themeElements><a:clrScheme>${Object.entries(colours)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join(
      '',
    )}</a:clrScheme><a:fontScheme><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface="Unheard Of"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`
  const { deck } = await readPacked({
    slides: [{ shapes: title('T') }],
    master,
    parts: { 'ppt/theme/theme1.xml': theme },
  })
  expect(deck.palette).toEqual({
    background: '#102030',
    title: '#0000C0',
    content: '#EEEEEE',
    accent: '#FF8000',
  })
  expect(deck.fonts).toEqual({ title: 'Gelasio' })
  expect(findTheme(deck.theme).dark).toBe(true)
})

const themeOf = (colours: Record<string, string>) =>
  `<a:theme><a:themeElements><a:clrScheme>${Object.entries(colours)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join('')}</a:clrScheme></a:themeElements></a:theme>`

test.each([
  ['lets the one below be seen', '<a:noFill/>', '#102030'],
  [
    'is of two colours',
    '<a:pattFill><a:fgClr><a:srgbClr val="FFFFFF"/></a:fgClr><a:bgClr><a:srgbClr val="203040"/></a:bgClr></a:pattFill>',
    '#203040',
  ],
  ['is a picture, by its letters', '<a:blipFill><a:blip r:embed="i9"/></a:blipFill>', '#101010'],
])('PX10 a ground that %s', async (_, fill, expected) => {
  const { deck } = await readPacked({
    slides: [{ shapes: title('T'), background: `<p:bg><p:bgPr>${fill}</p:bgPr></p:bg>` }],
    master: sheet('sldMaster', {
      shapes: '',
      background:
        '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="102030"/></a:solidFill></p:bgPr></p:bg>',
      rest: '<p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle></p:txStyles>',
    }),
    parts: { 'ppt/theme/theme1.xml': themeOf({ dk1: '101010', lt1: 'F0F0F0' }) },
  })
  expect(deck.palette?.background).toBe(expected)
})

test('PX10 an accent that is its ground is none: the next one is taken', async () => {
  const { deck } = await readPacked({
    slides: [{ shapes: title('T') }],
    parts: {
      'ppt/theme/theme1.xml': themeOf({
        dk1: '000000',
        lt1: 'FFFFFF',
        accent1: 'FFFFFF',
        accent2: 'F7F7F7',
        accent3: 'C00000',
      }),
    },
  })
  expect(deck.palette?.accent).toBe('#C00000')
})

const image = (target: string) => ['image', target] as const
const parts = { 'ppt/media/a.png': png }

test('PX11 what cannot be carried is told, each kind once for a slide', async () => {
  const line = '<p:cxnSp><p:nvCxnSpPr><p:cNvPr/><p:nvPr/></p:nvCxnSpPr><p:spPr/></p:cxnSp>'
  const sound = picture('i1', { media: '<a:audioFile r:link="a1"/>' })
  const film = picture('i1', { media: '<a:videoFile r:link="v1"/>' })
  const link = '<a:p><a:r><a:rPr><a:hlinkClick r:id="h1"/></a:rPr><a:t>here</a:t></a:r></a:p>'
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes:
          title('T') +
          line +
          line +
          sound +
          film +
          shape(link, { at: [5, 50, 90, 20] }) +
          frame('<p:oleObj/>'),
        relations: { i1: image('../media/a.png'), k: ['comments', '../comments/comment1.xml'] },
        rest: '<p:timing><p:tnLst><p:par><p:cTn presetClass="entr"/></p:par></p:tnLst></p:timing>',
      },
      {
        shapes: title('U'),
        rest: '<p:timing><p:tnLst><p:par><p:cTn/></p:par></p:tnLst></p:timing>',
      },
    ],
    parts: {
      ...parts,
      'ppt/comments/comment1.xml': '<p:cmLst><p:cm/><p:cm/></p:cmLst>',
    },
  })
  expect(deck.slides[0]?.imageUrl).toBe('file:ppt/media/a.png')
  expect(new Set(losses)).toEqual(
    new Set([
      { kind: 'animation', slide: 1 },
      { kind: 'drawing', slide: 1, count: 2 },
      { kind: 'audio', slide: 1, count: 1 },
      { kind: 'video', slide: 1, count: 1 },
      { kind: 'links', slide: 1, count: 1 },
      { kind: 'embedded-object', slide: 1, count: 1 },
      { kind: 'comments', slide: 1, count: 2 },
    ]),
  )
})

test('PX12 reading can be called off', async () => {
  const bytes = packPptx({ slides: Array.from({ length: 3 }, () => ({ shapes: title('x') })) })
  const gone = AbortSignal.abort()
  expect(await readPptx(bytes, { fileName: '', signal: gone })).toEqual(fail('cancelled'))
})

test('PX13 the deck is called what its first slide is, else what its properties or its file say', async () => {
  const properties = (text: string) => ({
    '_rels/.rels':
      '<Relationships><Relationship Id="r1" Type="/officeDocument" Target="ppt/presentation.xml"/><Relationship Id="r2" Type="/core-properties" Target="docProps/core.xml"/></Relationships>',
    'docProps/core.xml': `<cp:coreProperties><dc:title>${text}</dc:title></cp:coreProperties>`,
  })
  const name = async (shapes: string, own?: string) =>
    (
      await readPacked({
        slides: [{ shapes }],
        ...(own !== undefined && { parts: properties(own) }),
      })
    ).deck.title
  expect(await name(title('The Moon'), 'Draft 7')).toBe('The Moon')
  expect(await name('', 'The Sun')).toBe('The Sun')
  expect(await name('', 'PowerPoint Presentation')).toBe('Talk')
})
