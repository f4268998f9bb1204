import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'

import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { arbitraryWrittenDeck } from '../../../test/fixtures/decks/arbitrary-written-deck.ts'
import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { otherScripts } from '../../../test/fixtures/decks/sample-slides.ts'
import { scriptPayloads } from '../../../test/fixtures/script-payloads.ts'
import {
  makeDeck,
  writeTestPdf,
  writeWithRealFonts,
} from '../../../test/fixtures/files/write-test-pdf.ts'
import { countPictures, outlineStructure, withOpenPdf } from '../../../test/judges/open-pdf.ts'
import { readPdfTexts } from '../../../test/judges/read-pdf-texts.ts'

const picture = { bytes: drawPng(80, 60), type: 'image/png' }
const pictures = new Map([
  ['asset:x', picture],
  ['asset:y', { bytes: drawPng(60, 80), type: 'image/png' }],
  ['asset:same', { ...picture, bytes: picture.bytes.slice() }],
])

const plain = { shadow: 'none' } as const

async function readText(bytes: Uint8Array): Promise<string> {
  const pages = await readPdfTexts(bytes)
  return pages.flatMap((texts) => texts.map(({ text }) => text)).join('\n')
}

test('PW1 a page of 960 × 540 pt for each slide that is shown', async () => {
  const deck = makeDeck([{ title: 'One' }, { title: 'Two', hidden: true }, { title: 'Three' }])
  await withOpenPdf((await writeTestPdf(deck)).bytes, async (pdf) => {
    expect(pdf.numPages).toBe(2)
    const page = await pdf.getPage(2)
    expect(page.view).toEqual([0, 0, 960, 540])
    const { items } = await page.getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe('Three')
  })
})

test('PW4 words that read from the right keep their order for readers that take a font at a time', async () => {
  const slide = { title: 'تاريخ القهوة العربية', content: ['שלום עולם'], layout: 'points' as const }
  const [page = []] = await readPdfTexts((await writeTestPdf(makeDeck([slide]))).bytes)
  expect(page.map(({ text }) => text)).toEqual(['تاريخ القهوة العربية', '1', 'שלום עולם'])
})

test('PW5 a picture is in the file once, however often and under whatever name it is shown', async () => {
  const shown = (imageUrl: string): Partial<Slide> => ({ imageUrl, imageStyle: plain })
  const one = await writeTestPdf(makeDeck([shown('asset:x')]), {}, pictures)
  const many = makeDeck([shown('asset:x'), shown('asset:same'), shown('asset:x')])
  const three = await writeTestPdf(many, {}, pictures)
  expect(three.bytes.length - one.bytes.length).toBeLessThan(picture.bytes.length)
  expect(await withOpenPdf(three.bytes, countPictures)).toEqual([1, 1, 1])
  expect(three.losses).toEqual([])
})

test('PW15 a whole picture has its own form, also where only its bytes say which', async () => {
  const whole: Partial<Slide> = { imageUrl: 'asset:x', imageStyle: { fit: 'contain' } }
  const write = async (slide: Partial<Slide>) =>
    (await writeTestPdf(makeDeck([slide]), {}, pictures)).bytes
  const said = await write({ ...whole, imageAspect: 80 / 60 })
  expect(await write(whole)).toEqual(said)
  expect(await write({ ...whole, imageStyle: { fit: 'cover' } })).not.toEqual(said)
})

test('PW6 what is read aloud: title first, lists in lists, tables, pictures by what they show', async () => {
  const deck = makeDeck([
    {
      title: 'Reefs',
      content: ['One', '\tBelow', 'Two'],
      imageUrl: 'asset:x',
      imageAlt: 'A reef',
      morePictures: [{ imageUrl: 'asset:y' }],
    },
    {
      title: 'Catch',
      table: {
        hasHeader: true,
        rows: [
          ['Isle', 't'],
          ['North', '8'],
        ],
      },
    },
  ])
  await withOpenPdf((await writeTestPdf(deck, {}, pictures)).bytes, async (pdf) => {
    expect(await outlineStructure(pdf, 1)).toEqual([
      'Root',
      ' Document',
      '  Sect',
      '   H1',
      '   Figure (A reef)',
      '   L',
      '    LI',
      '     Lbl',
      '     LBody',
      '     L',
      '      LI',
      '       LBody',
      '    LI',
      '     Lbl',
      '     LBody',
    ])
    expect(await outlineStructure(pdf, 2)).toEqual(
      expect.arrayContaining(['   H1', '   Table', '    TR', '     TH', '     TD']),
    )
  })
})

test('PW7 words that lead somewhere can be pressed where they stand; marks are not written', async () => {
  const content = ['The **moon** pulls the [*whole* sea](https://example.org/sea), `twice` a day']
  const slides = [
    { title: 'Tides', content, layout: 'points' as const },
    { title: 'Table', table: { rows: [['[Brest](https://example.org/brest)', '**7 m**']] } },
  ]
  const { bytes } = await writeTestPdf(makeDeck(slides))
  await withOpenPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(1)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    // Between two faces this reader goes by the gap, and not by the space that is there.
    expect(text.replaceAll(' ', '')).toContain('Themoonpullsthewholesea,twiceaday')
    const [link, ...others] = await page.getAnnotations()
    expect(link.url).toBe('https://example.org/sea')
    expect(others).toEqual([])
    const [left, , right] = link.rect as number[]
    const before = items.find((item) => 'str' in item && item.str.includes('whole'))
    expect(left).toBeCloseTo(before && 'transform' in before ? Number(before.transform[4]) : 0, 0)
    expect(right).toBeGreaterThan(left ?? 0)
    const [cell] = await (await pdf.getPage(2)).getAnnotations()
    expect(cell.url).toBe('https://example.org/brest')
  })
})

test('PW7 the file has title, language and bookmarks, and addresses that are written out can be pressed', async () => {
  const deck = makeDeck(
    [
      { title: 'Riffe und Küsten', content: ['Siehe https://example.org/a?b=(c), oder a@b.org.'] },
      { title: '', content: ['Die Fische sind nicht mehr da, weil das Wasser zu warm ist.'] },
    ],
    { title: 'Das Riff & “wir”' },
  )
  await withOpenPdf((await writeTestPdf(deck)).bytes, async (pdf) => {
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Das Riff & “wir”', Language: 'de' })
    expect(metadata.get('dc:title')).toBe('Das Riff & “wir”')
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Riffe und Küsten', '2'])
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    expect(annotations.map(({ url }) => url as string)).toEqual([
      'https://example.org/a?b=(c)',
      'mailto:a@b.org',
    ])
  })
})

test('PW8 notes follow their slide on as many pages as they take, and handouts show several slides', async () => {
  const notes = 'What the wardens counted every month. '.repeat(100).trim()
  const deck = makeDeck([{ title: 'One', notes: `Begin.\n${notes}\nEnd.` }, { title: 'Two' }])
  const paged = await writeTestPdf(deck, { pages: { kind: 'notes', paper: 'a4' } })
  await withOpenPdf(paged.bytes, async (pdf) => {
    expect(pdf.numPages).toBe(3)
    const { view } = await pdf.getPage(1)
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
  })
  const text = (await readText(paged.bytes)).replaceAll(/\s+/g, '')
  expect(text).toContain(`Begin.${notes.slice(0, 400)}`.replaceAll(' ', ''))
  expect(text.match(/wardens/g)).toHaveLength(100)
  expect(text).toContain('End.')

  const seven = makeDeck(Array.from({ length: 7 }, (_, index) => ({ title: `Number ${index}` })))
  for (const [perPage, expected] of [
    [2, 4],
    [4, 2],
    [6, 2],
  ] as const) {
    const pages = { kind: 'handout', paper: 'letter', perPage } as const
    const { bytes } = await writeTestPdf(seven, { pages })
    expect(await withOpenPdf(bytes, async ({ numPages }) => numPages)).toBe(expected)
    expect((await readText(bytes)).match(/Number\s+\d/g)).toHaveLength(7)
  }
})

test.each([
  ['W'.repeat(300), true],
  ['珊瑚'.repeat(60), true],
  ['i'.repeat(90), false],
])('PW8 a title leaves room for the number of its page: %s', async (title, isCut) => {
  const pages = { kind: 'handout', paper: 'a4', perPage: 6 } as const
  const { bytes } = await writeTestPdf(makeDeck([{ title: 'Reefs' }], { title }), { pages })
  const [texts = []] = await readPdfTexts(bytes)
  const top = Math.min(...texts.map(({ baseline }) => baseline))
  const header = texts
    .filter(({ baseline }) => baseline - top < 1)
    .toSorted((one, other) => one.x - other.x)
  expect(header.some(({ text }) => text.includes('…'))).toBe(isCut)
  for (const [index, { x, width }] of header.entries())
    expect(x + width).toBeLessThan((header[index + 1]?.x ?? 1280) + 1)
})

test('PW9 the same deck gives the same bytes', async () => {
  const deck = makeDeck([...otherScripts, { imageUrl: 'asset:x', title: '😀' }])
  const [one, two] = [
    await writeTestPdf(deck, {}, pictures),
    await writeTestPdf(deck, {}, pictures),
  ]
  expect(two.bytes).toEqual(one.bytes)
})

test('PW10 writing tells how far it is and can be called off', async () => {
  const deck = makeDeck(Array.from({ length: 200 }, (_, index) => ({ title: `Slide ${index}` })))
  const shares: number[] = []
  await writeTestPdf(deck, { onProgress: (share) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(0)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const controller = new AbortController()
  const stopped = await writeWithRealFonts(
    'pdf',
    { deck, pictures },
    { signal: controller.signal, onProgress: () => controller.abort() },
  )
  expect(stopped).toEqual({ ok: false, error: 'cancelled' })
})

test('PW11 what the file does not hold is told', async () => {
  const gif = Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (letter) => letter.charCodeAt(0))
  const deck = makeDeck([
    { imageUrl: 'asset:gone' },
    { imageUrl: 'https://example.org/a.png' },
    { imageUrl: 'asset:gif' },
    { title: 'Gothic \u{10330}', content: ['\u{10330}'] },
    { imageUrl: 'asset:x', imageEffects: { blur: 4 } },
  ])
  const known = new Map([...pictures, ['asset:gif', { bytes: gif, type: 'image/gif' }]])
  const { losses, bytes } = await writeTestPdf(deck, {}, known)
  expect(losses).toEqual([
    { kind: 'picture-missing', slideId: 's1' },
    { kind: 'picture-elsewhere', slideId: 's2' },
    { kind: 'picture-format', slideId: 's3', format: 'gif' },
    { kind: 'picture-effects', slideId: 's5' },
    { kind: 'characters-missing', slideId: 's4', characters: ['\u{10330}'] },
  ])
  expect(await readText(bytes)).toContain('Gothic \u{10330}')
})

test('PW13 nothing in a deck becomes a script or an action of the file', async () => {
  const deck = makeDeck(
    scriptPayloads.map((payload) => ({ title: payload, content: [payload], imageAlt: payload })),
    { title: ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (' },
  )
  await withOpenPdf((await writeTestPdf(deck)).bytes, async (pdf) => {
    expect(await pdf.getJSActions()).toBeNull()
    expect(await pdf.getOpenAction()).toBeNull()
    for (let number = 1; number <= pdf.numPages; number++)
      for (const { url } of await (await pdf.getPage(number)).getAnnotations())
        expect(String(url)).toMatch(/^(https?|mailto):/)
  })
})

const letters = (text: string): string =>
  Array.from(text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Cc}\uFE0F]/gu, ''))
    .toSorted()
    .join('')

test('PW14 any deck can be written, and every letter that its slides show is in it', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWrittenDeck, async (deck) => {
      const { bytes } = await writeTestPdf(deck, {}, pictures)
      const pages = await readPdfTexts(bytes)
      const shown = deck.slides.some(({ hidden }) => !hidden)
        ? deck.slides.filter(({ hidden }) => !hidden)
        : deck.slides
      expect(pages).toHaveLength(shown.length)
      for (const [index, { title }] of shown.entries())
        expect(letters((pages[index] ?? []).map(({ text }) => text).join(''))).toSatisfy(
          (found: string) => includesLetters(found, letters(title)),
        )
    }),
    countRuns(5),
  )
})

/** Both are sorted. */
function includesLetters(all: string, some: string): boolean {
  const left = Array.from(all)
  return Array.from(some).every((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
