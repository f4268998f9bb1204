// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { slideLayouts } from '#core/deck/slide-layout.ts'
import { themes } from '#core/theme/themes.ts'

import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { openWrittenPptx } from '../../../test/fixtures/files/open-written-pptx.ts'
import { createSampleSlide } from '../../../test/fixtures/decks/sample-slides.ts'
import { writeSlides } from '../../../test/fixtures/decks/write-slides.ts'

async function write(...input: Parameters<typeof writeSlides>) {
  const written = await writeSlides(...input)
  return { ...written, opened: openWrittenPptx(written.bytes) }
}

const attribute = (element: Element | undefined, name: string) => element?.getAttribute(name)
const slide1 = 'ppt/slides/slide1.xml'
/** Around a table a theme arranges frames; a form numbers and places its points itself. */
const fish = { rows: [['Fish', '12']] }
const sunrise = { theme: 'sunrise' }

test.each(slideLayouts)(
  'PO3 titles and bodies are placeholders of their layout: %s',
  async (layout) => {
    const { opened } = await write([
      { ...createSampleSlide(layout, 'typical', 'asset:a'), table: fish },
    ])
    const places = opened
      .find(slide1, 'ph')
      .map((place) => [attribute(place, 'type'), attribute(place, 'idx')])
    expect(places[0 + Number(places[0]?.[0] === 'pic')]?.[0]).toBe(
      layout === 'cover' ? 'ctrTitle' : 'title',
    )
    const bodies = places.filter(([type]) => type === 'body' || type === 'subTitle')
    expect(bodies.length).toBe(
      layout === 'title-only' ? 0 : layout === 'quote' || layout === 'big-number' ? 2 : 1,
    )
    const relations = opened.find('ppt/slides/_rels/slide1.xml.rels', 'Relationship')
    const target = attribute(relations[0], 'Target')?.replace('..', 'ppt') ?? ''
    const offered = opened
      .find(target, 'ph')
      .map((place) => [attribute(place, 'type'), attribute(place, 'idx')])
    for (const place of places) expect(offered).toContainEqual(place)
  },
)

test('PO4 colours and typefaces are the theme’s, so that another theme changes them', async () => {
  const { opened } = await write([{ imageUrl: 'asset:a', layout: 'title-only' }], {
    theme: 'ocean',
  })
  const fonts = opened
    .find('ppt/theme/theme1.xml', 'latin')
    .map((font) => attribute(font, 'typeface'))
  expect(fonts).toEqual(['Arial', 'Arial'])
  const accent = opened.find('ppt/theme/theme1.xml', 'accent1')[0]?.firstElementChild ?? undefined
  expect(attribute(accent, 'val')).toBe('0A7C86')
  // A slide whose author chose no colour names none.
  expect(opened.find(slide1, 'srgbClr')).toEqual([])
  const named = opened
    .find('ppt/slideMasters/slideMaster1.xml', 'latin')
    .map((font) => attribute(font, 'typeface'))
  expect(new Set(named)).toEqual(new Set(['+mj-lt', '+mn-lt']))
  expect(opened.find(slide1, 'latin')).toEqual([])
})

// What its forms draw besides has more colours than a theme of PowerPoint has places for.
test.each(themes)(
  'PO4 what $id arranges is drawn in colours of its theme, every ground is, and one colour at most has no place',
  async ({ id }) => {
    const slides = slideLayouts.map((layout) =>
      Object.assign(createSampleSlide(layout, 'typical'), { table: fish }),
    )
    const { opened } = await write(slides, { theme: id })
    const sheets = opened.names.filter((name) =>
      /^ppt\/slide(?:s|Layouts|Masters)\/[^_]/.test(name),
    )
    expect(sheets.length).toBeGreaterThan(slides.length)
    const others = sheets.flatMap((name) => opened.find(name, 'srgbClr')).filter(isArranged)
    expect(new Set(others.map((colour) => attribute(colour, 'val'))).size).toBeLessThanOrEqual(1)
    const grounds = sheets.flatMap((name) => opened.find(name, 'bg'))
    expect(grounds.length).toBeGreaterThan(1)
    for (const ground of grounds)
      expect([...ground.getElementsByTagNameNS('*', 'srgbClr')]).toEqual([])
  },
)

/** Neither a shadow nor part of the table. */
function isArranged({ parentElement }: Element): boolean {
  if (!parentElement) return true
  const { localName } = parentElement
  return !localName.endsWith('Shdw') && localName !== 'tbl' && isArranged(parentElement)
}

test('PO5 bullets are bullets with their levels, numbers count, and plain texts have none', async () => {
  const { opened } = await write([{ layout: 'points', table: fish }], sunrise)
  const levels = opened.find(slide1, 'pPr').map((look) => attribute(look, 'lvl'))
  expect(levels.slice(0, 3)).toEqual([null, null, '1'])
  const layout = 'ppt/slideLayouts/slideLayout1.xml'
  expect(opened.find(layout, 'buAutoNum').length).toBeGreaterThan(0)
  expect(opened.find(layout, 'buChar').length).toBeGreaterThan(0)
  // More than its form has room for.
  const many = Array.from({ length: 16 }, (_, at) => `Point ${at + 1}`)
  const columns = await write([{ layout: 'two-columns', content: many }], sunrise)
  const starts = columns.opened
    .find(slide1, 'buAutoNum')
    .map((count) => attribute(count, 'startAt'))
  expect(starts).toEqual(many.slice(8).map(() => '9'))
})

test('PO6 a picture is stored once, however often and under whatever name it is shown', async () => {
  const { opened } = await write([
    { imageUrl: 'asset:a' },
    { imageUrl: 'asset:same', morePictures: [{ imageUrl: 'asset:a' }, { imageUrl: 'asset:b' }] },
  ])
  expect(opened.names.filter((name) => name.startsWith('ppt/media/'))).toEqual([
    'ppt/media/image1.png',
    'ppt/media/image2.png',
  ])
})

test('PO7 pictures keep crop, outline, border, shadow, turn and words for those who do not see them', async () => {
  const { opened } = await write([
    {
      layout: 'title-only',
      imageUrl: 'asset:a',
      imageAlt: 'A wall of coral',
      imageCrop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
      imageStyle: { shape: 'circle', size: 'medium', borderWidth: 4, borderStyle: 'double' },
      imageEffects: { rotation: -30 },
    },
    {
      layout: 'title-only',
      imageUrl: 'asset:b',
      imageStyle: { shape: 'heart', size: 'small' },
    },
  ])
  expect(attribute(opened.find(slide1, 'prstGeom')[0], 'prst')).toBe('ellipse')
  expect(attribute(opened.find(slide1, 'ln')[0], 'cmpd')).toBe('dbl')
  expect(opened.find(slide1, 'outerShdw')).toHaveLength(1)
  const names = opened.find(slide1, 'cNvPr').map((name) => attribute(name, 'descr'))
  expect(names).toContain('A wall of coral')
  const [cut] = opened.find(slide1, 'srcRect')
  expect(Number(attribute(cut, 'l'))).toBeGreaterThanOrEqual(25_000)
  expect(opened.text(slide1)).toContain(`rot="${330 * 60_000}"`)
  expect(opened.find('ppt/slides/slide2.xml', 'custGeom')).toHaveLength(1)
  expect(opened.find('ppt/slides/slide2.xml', 'decorative').length).toBeGreaterThan(0)
})

test('IC5 an icon is one group of native shapes in the colours of the theme, and says nothing', async () => {
  const content = [
    ':anchor: Insurance: ships',
    ':car: Finance: roads',
    ':question: News: what else',
  ]
  const { opened, bytes } = await write([{ title: 'Gifts', content, layout: 'cards' }], {
    theme: 'paper',
  })
  const groups = opened
    .find(slide1, 'grpSp')
    .filter((group) => group.querySelector('cNvPr')?.getAttribute('name')?.startsWith('Icon '))
  expect(groups.map((group) => group.querySelector('cNvPr')?.getAttribute('name'))).toEqual([
    'Icon anchor',
    'Icon car',
    'Icon question',
  ])
  for (const group of groups) {
    expect(group.getElementsByTagName('a:custGeom')).toHaveLength(2)
    expect(group.getElementsByTagName('a:schemeClr')).toHaveLength(2)
    expect(group.getElementsByTagName('a:alpha')).toHaveLength(1)
    expect(group.getElementsByTagName('adec:decorative')).toHaveLength(3)
  }
  const read = await readPptx(bytes, { fileName: 'gifts.pptx' })
  expect(read.ok && read.value.deck.slides[0]?.content).toEqual(content)
  expect(read.ok && read.value.losses).toEqual([])
})

test('PO8 notes, language, direction, transition, number and the hidden flag are in the file', async () => {
  const { opened } = await write([
    { notes: 'First.\nالثاني', hidden: true },
    {
      title: 'كيف تطعم الشعاب',
      content: ['ربع الأسماك'],
      textStyles: { title: { animation: 'slideIn' } },
    },
  ])
  const notes = opened.find('ppt/notesSlides/notesSlide1.xml', 'p')
  expect(notes.map((line) => line.textContent)).toEqual(['First.', 'الثاني'])
  expect(opened.names).not.toContain('ppt/notesSlides/notesSlide2.xml')
  expect(attribute(opened.find(slide1, 'sld')[0], 'show')).toBe('0')
  expect(opened.find(slide1, 'fade')).toHaveLength(1)
  const second = 'ppt/slides/slide2.xml'
  expect(opened.find(second, 'push')).toHaveLength(1)
  expect(
    new Set(
      opened.find(second, 'r').map((run) => attribute(run.firstElementChild ?? undefined, 'lang')),
    ),
  ).toEqual(new Set(['ar-SA']))
  expect(attribute(opened.find(second, 'fld')[0], 'type')).toBe('slidenum')
  expect(opened.text('docProps/core.xml')).toContain('<dc:title>Reefs</dc:title>')
})

test('PO8 words that read from the right are one run, and so are their notes, which say it', async () => {
  const text = 'تأسست الشركة (VOC) في عام 1602، ثم انتشرت القهوة'
  const { opened } = await write([{ title: text, notes: `${text}\n1602\nIn English` }])
  const [title] = opened.find(slide1, 'p')
  const runs = [...(title?.children ?? [])].filter(({ localName }) => localName === 'r')
  expect(runs.map((run) => run.textContent)).toEqual([
    'تأسست الشركة (VOC) في عام ',
    '1602',
    '، ثم انتشرت القهوة',
  ])
  const lines = opened.find('ppt/notesSlides/notesSlide1.xml', 'p')
  expect(lines.map((line) => attribute(line.getElementsByTagName('a:pPr')[0], 'rtl'))).toEqual([
    '1',
    '1',
    undefined,
  ])
})

test.each([
  ['Küste und Riff sind nicht dasselbe', 'de-DE'],
  ['La mer est calme et les poissons sont là', 'fr-FR'],
  ['رُبع الأسماك', 'ar-SA'],
  ['רבע מהדגים', 'he-IL'],
  ['サンゴ礁の魚', 'ja-JP'],
  ['산호초의 물고기', 'ko-KR'],
  ['珊瑚礁里的鱼', 'zh-CN'],
  ['Риф и берег', 'ru-RU'],
])('PO8 every run says that “%s” is %s, and reads as it does', async (text, language) => {
  const table = { rows: [[text]] }
  const { opened } = await write([{ title: text, content: [text], notes: text, table }])
  const isRightToLeft = /^(?:ar|he)/.test(language)
  for (const path of [slide1, 'ppt/notesSlides/notesSlide1.xml'])
    for (const run of opened.find(path, 'r'))
      expect(attribute(run.firstElementChild ?? undefined, 'lang')).toBe(language)
  expect(attribute(opened.find(slide1, 'tblPr')[0], 'rtl')).toBe(isRightToLeft ? '1' : null)
  const levels = opened.find('ppt/slideLayouts/slideLayout1.xml', 'lvl1pPr').slice(0, 2)
  expect(levels.map((level) => [attribute(level, 'rtl'), attribute(level, 'algn')])).toEqual(
    Array.from({ length: 2 }, () => (isRightToLeft ? ['1', 'r'] : ['0', 'l'])),
  )
  expect(opened.find('docProps/core.xml', 'language')[0]?.textContent).toBe(language)
})

test.each([
  ['none', null],
  ['fadeIn', 'fade'],
  ['slideIn', 'push'],
  ['bounce', 'zoom'],
] as const)('PO8 texts that come by %s make the slide come by %s', async (animation, kind) => {
  const style = { animation }
  const { opened } = await write([{ textStyles: { title: style, content: style } }])
  const [transition] = opened.find(slide1, 'transition')
  expect(transition?.firstElementChild?.localName ?? null).toBe(kind)
})

test('PO8 every sheet has the number of the slide, and the properties say whose file it is', async () => {
  const { opened } = await write([{}, { hidden: true, notes: 'Words' }], { title: 'Q & A' })
  const sheets = opened.names.filter((name) => /^ppt\/slide(?:s|Layouts|Masters)\/[^_]/.test(name))
  for (const sheet of sheets) {
    expect(opened.find(sheet, 'ph').map((place) => attribute(place, 'type'))).toContain('sldNum')
    expect(attribute(opened.find(sheet, 'fld')[0], 'type')).toBe('slidenum')
  }
  const read = (name: string) =>
    ['docProps/core.xml', 'docProps/app.xml'].flatMap((path) =>
      opened.find(path, name).map(({ textContent }) => textContent),
    )
  expect(['title', 'creator', 'Company', 'Slides', 'HiddenSlides', 'Notes'].map(read)).toEqual([
    ['Q & A'],
    ['Lectern'],
    ['Lectern'],
    ['2'],
    ['1'],
    ['1'],
  ])
})

test('PO10 spaces and quotes among other letters are of the Latin face, and Korean words stay whole', async () => {
  const { opened } = await write([{ title: '바다가 “고요”', content: ['“大海”'], table: fish }])
  const runs = opened
    .find(slide1, 'r')
    .slice(0, 7)
    .map((run) => {
      const face = run.getElementsByTagNameNS('*', 'ea')[0]
      return [run.textContent, face ? attribute(face, 'typeface') : null]
    })
  expect(runs).toEqual([
    ['바다가', null],
    [' “', '+mj-lt'],
    ['고요', null],
    ['”', '+mj-lt'],
    ['“', '+mn-lt'],
    ['大海', null],
    ['”', '+mn-lt'],
  ])
  const looks = opened.find(slide1, 'pPr').map((look) => attribute(look, 'eaLnBrk'))
  expect(looks.slice(0, 2)).toEqual(['0', null])
})

test('PO10 cells have a px to spare where their lines end, whichever side that is', async () => {
  const rows = [
    ['Island', 'Fish'],
    ['Outer wall', '12'],
  ]
  const { opened } = await write([
    { title: 'Catch', content: [], table: { rows, hasHeader: true } },
  ])
  const spare = opened
    .find(slide1, 'tcPr')
    .map((cell) => Number(attribute(cell, 'marL')) - Number(attribute(cell, 'marR')))
  expect(spare).toEqual([9525, -9525, 9525, -9525])
})

test('PO15 what the file cannot carry is declared', async () => {
  const webp = new TextEncoder().encode('RIFF\x24\0\0\0WEBPVP8 ')
  const { losses, opened } = await write([
    { imageUrl: 'asset:gone' },
    { imageUrl: 'https://example.org/a.png' },
    { imageUrl: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}` },
    { imageUrl: 'asset:a', imageEffects: { sepia: 50 } },
    { layout: 'title-only' },
  ])
  expect(losses).toEqual([
    { kind: 'picture-missing', slideId: 's1' },
    { kind: 'picture-elsewhere', slideId: 's2' },
    { kind: 'picture-format', slideId: 's3', format: 'webp' },
    { kind: 'picture-effects', slideId: 's4' },
    { kind: 'points-hidden', slideId: 's5', count: 2 },
  ])
  // Nothing leads out of the file.
  expect(opened.names.map((name) => opened.text(name)).join('')).not.toContain('example.org')
})

test('PO7 a whole picture has its own form, also where only its bytes say which', async () => {
  const { opened } = await write([{ imageUrl: 'asset:a', imageStyle: { fit: 'contain' } }])
  const extent = opened.find(slide1, 'pic')[0]?.querySelector('xfrm > ext') ?? undefined
  const [width = 0, height = 0] = ['cx', 'cy'].map((side) => Number(attribute(extent, side)))
  expect(width / height).toBeCloseTo(80 / 60, 3)
})

test('PO16 effects are painted into the picture where that can be done, each kind once', async () => {
  const asked: number[] = []
  const { losses, opened } = await write(
    [
      { imageUrl: 'asset:a', imageEffects: { sepia: 50 } },
      { imageUrl: 'asset:a', imageEffects: { sepia: 50 } },
      { imageUrl: 'asset:a' },
    ],
    {},
    {
      bakePicture: async (_, { sepia }) => {
        asked.push(sepia)
        return { bytes: drawPng(81, 60), type: 'image/png' }
      },
    },
  )
  expect([losses, asked]).toEqual([[], [50]])
  expect(opened.names.filter((name) => name.startsWith('ppt/media/'))).toHaveLength(2)
})

test('PO16 effects that are painted into the picture are not applied again by whoever reads the file', async () => {
  const slides = [{ imageUrl: 'asset:a', imageEffects: { sepia: 50, rotation: 30 } }]
  const painted = {
    bakePicture: async () => ({ bytes: drawPng(81, 60), type: 'image/png' as const }),
  }
  const readEffects = async (bytes: Uint8Array<ArrayBuffer>) => {
    const read = await readPptx(bytes, { fileName: 'a.pptx' })
    return read.ok ? read.value.deck.slides[0]?.imageEffects : read
  }
  expect(await readEffects((await write(slides, {}, painted)).bytes)).toEqual({ rotation: 30 })
  expect(await readEffects((await write(slides)).bytes)).toEqual({ sepia: 50, rotation: 30 })
})

test('PO18 characters that XML cannot hold, and those that mean something to it, do no harm', async () => {
  const { opened } = await write([
    {
      title: 'A & B <c> "d" \u0000\u0008\uFFFF',
      content: ['\uD800 half', 'line\nbreak'],
      notes: ']]>\u0001',
    },
  ])
  const texts = opened.find(slide1, 't').map((text) => text.textContent)
  expect(texts).toEqual(['A & B <c> "d" ', '\uFFFD half', 'line', 'break', '1'])
})
