import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'

import { placedSlideSchema } from '#core/deck/placed.ts'
import { readWords } from '#core/emphasis/read-emphasis.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { findTheme } from '#core/theme/themes.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../../test/corpus/corpus.ts'
import {
  packPptx,
  paragraph,
  picture,
  png,
  shape,
  xfrm,
} from '../../../../test/fixtures/files/pack-pptx.ts'
import {
  listShapes,
  readKept,
  readKeptSlide as readSlide,
  theme,
} from '../../../../test/fixtures/files/read-kept-pptx.ts'
import { readPptx } from '../read-pptx.ts'

const drawn = (properties: string, inside = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([10, 10, 20, 20])}${properties}</p:spPr>${inside}</p:sp>`

test('KL10 whoever does not ask for the look pays nothing for it', async () => {
  const read = await readPptx(packPptx({ slides: [{ shapes: shape(paragraph('a')) }] }), {
    fileName: 'x.pptx',
  })
  expect(read.ok && read.value.deck.slides[0]?.placed).toBeUndefined()
})

test('KL10 words are kept once: paragraphs name the title and the points that they became', async () => {
  const { title, content, placed } = await readSlide(
    shape(
      `<a:p><a:r><a:rPr/><a:t>Coral</a:t></a:r><a:br/><a:r><a:rPr b="1"/><a:t>reefs</a:t></a:r></a:p>`,
      { ph: 'type="title"', at: [0, 0, 100, 20] },
    ) + shape(paragraph('One') + paragraph(' Two '), { at: [0, 30, 100, 50] }),
  )
  expect([title, ...content]).toEqual(['Coral reefs', 'One', 'Two'])
  const [heading, body] = listShapes(placed)
  expect(heading?.text?.paragraphs[0]).toMatchObject({
    part: { field: 'title' },
    breaks: [5],
    runs: [
      [6, 0],
      [11, 1],
    ],
  })
  expect(body?.text?.paragraphs.map(({ part, text }) => [part, text])).toEqual([
    [{ field: 'content', index: 0 }, undefined],
    [{ field: 'content', index: 1 }, undefined],
  ])
})

test('KL10 a title of two paragraphs has a range for each', async () => {
  const { placed } = await readSlide(
    shape(paragraph('Coral') + paragraph('reefs'), { ph: 'type="title"', at: [0, 0, 100, 20] }),
  )
  expect(listShapes(placed)[0]?.text?.paragraphs.map(({ part }) => part)).toEqual([
    { field: 'title', range: [0, 5] },
    { field: 'title', range: [6, 11] },
  ])
})

test('KL10 blank lines before and behind the words of a point stay where they were', async () => {
  const line = (text: string) => `<a:r><a:rPr sz="2000"/><a:t>${text}</a:t></a:r>`
  const gap = '<a:br><a:rPr sz="1000"/></a:br>'
  const { content, placed } = await readSlide(
    shape(paragraph('Title'), { ph: 'type="title"', at: [0, 0, 100, 20] }) +
      shape(`<a:p>${gap}${line('Coral')}${gap}${line('reefs')}${gap}${gap}</a:p>`, {
        at: [0, 30, 100, 50],
      }),
  )
  expect(content).toEqual(['Coral\nreefs'])
  const [, body] = listShapes(placed)
  const looks = body?.text?.looks ?? []
  expect(
    body?.text?.paragraphs.map(({ part, breaks, runs }) => [
      part?.field,
      breaks,
      runs.map(([end, look]) => [end, looks[look]?.size]),
    ]),
  ).toEqual([
    [undefined, undefined, [[0, 13.333]]],
    [
      'content',
      undefined,
      [
        [5, 26.667],
        [6, 13.333],
        [11, 26.667],
      ],
    ],
    [undefined, undefined, [[0, 13.333]]],
    [undefined, undefined, [[0, 13.333]]],
  ])
})

test('KL12 groups scale, mirror and turn what is in them', async () => {
  const inner = drawn('<a:solidFill><a:srgbClr val="000000"/></a:solidFill>')
  const { placed } = await readSlide(
    `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm rot="5400000" flipH="1"><a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/><a:chOff x="0" y="0"/><a:chExt cx="24384000" cy="13716000"/></a:xfrm></p:grpSpPr>${inner}</p:grpSp>`,
  )
  const [one] = listShapes(placed)
  expect(one).toMatchObject({ width: 128, height: 72, turn: 90, flipH: true })
  // Its middle was at 128 and 72; mirrored at 1152, and turned about the middle of the slide.
  expect((one?.x ?? 0) + 64).toBeCloseTo(928)
  expect((one?.y ?? 0) + 36).toBeCloseTo(872)
})

test('KL12 pictures keep crop and place, and those of the slide are the same picture', async () => {
  const [slide] = await readKept({
    slides: [
      {
        shapes: picture('i1', { crop: 'l="25000"', alt: 'A fish', at: [50, 50, 25, 25] }),
        relations: { i1: ['image', '../media/a.png'] },
      },
    ],
    parts: { 'ppt/media/a.png': png },
  })
  expect(slide?.placed?.elements[0]).toEqual({
    kind: 'picture',
    x: 640,
    y: 360,
    width: 320,
    height: 180,
    imageUrl: slide?.imageUrl,
    crop: [0.25, 0, 0, 0],
    alt: 'A fish',
  })
})

describe('KL9 files made to exhaust whoever reads them', () => {
  const far = (x: string) =>
    drawn('<a:solidFill><a:srgbClr val="000000"/></a:solidFill>').replace(/x="\d+"/, `x="${x}"`)

  test('more shapes than a slide holds are counted and left out', async () => {
    const bytes = packPptx({
      slides: [
        { shapes: drawn('<a:solidFill><a:srgbClr val="000000"/></a:solidFill>').repeat(2_100) },
      ],
    })
    const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
    if (!read.ok) throw new Error(read.error)
    expect(read.value.deck.slides[0]?.placed?.elements).toHaveLength(2_000)
    expect(read.value.losses).toContainEqual({ kind: 'kept-element', slide: 1, count: 100 })
  })

  test('shapes out of all reach, and of no size that is a number, are not painted', async () => {
    const { placed } = await readSlide(far('99999999999999') + far('1e999') + far('5'))
    expect(placed.elements.length).toBeLessThanOrEqual(2)
  })

  test('groups in groups end', async () => {
    const group = '<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>'
    const { placed } = await readSlide(
      `${group.repeat(100)}${drawn('<a:solidFill><a:srgbClr val="000000"/></a:solidFill>')}${'</p:grpSp>'.repeat(100)}`,
    )
    expect(placed.elements).toEqual([])
  })

  test('paths and guides without end are cut', async () => {
    const points = '<a:lnTo><a:pt x="1" y="1"/></a:lnTo>'.repeat(30_000)
    const guides = Array.from(
      { length: 5_000 },
      (_, at) => `<a:gd name="g${at}" fmla="*/ g${at - 1} 2 1"/>`,
    ).join('')
    const { placed } = await readSlide(
      drawn(
        `<a:custGeom><a:gdLst>${guides}</a:gdLst><a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="0" y="0"/></a:moveTo>${points}</a:path></a:pathLst></a:custGeom><a:solidFill><a:srgbClr val="000000"/></a:solidFill>`,
      ),
    )
    const [one] = listShapes(placed)
    const path = one?.geometry && 'paths' in one.geometry ? one.geometry.paths[0]?.d : ''
    expect(path?.split('L').length).toBeLessThanOrEqual(20_001)
  })
})

/** All of them take a minute: every eighth, but in the full run. */
const listSome = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => process.env['LECTERN_FULL'] || at % 8 === 0)

describe.skipIf(!hasCorpus)(
  'the corpus beside the repository (skipped where it is not there)',
  () => {
    beforeAll(async () => {
      await loadPlaced()
    })

    test('KL13 every real slide has a look that can be painted, and all of its words are seen in it', async () => {
      let [slides, words, seen] = [0, 0, 0]
      for (const [name] of listSome(listCorpus('pptx'))) {
        const read = await readPptx(readCorpusFile(name), { fileName: name, withLook: true })
        if (!read.ok) continue
        for (const slide of read.value.deck.slides) {
          if (!slide.placed) continue
          slides++
          const sound = v.safeParse(placedSlideSchema, slide.placed)
          expect.soft(sound.success, `${name} ${slide.id}`).toBe(true)
          const { isKept, boxes } = layoutSlide(
            { slide, theme: findTheme('modern'), place: 0 },
            roughMetrics,
          )
          expect.soft(isKept, `${name} ${slide.id}`).toBe(true)
          const painted = boxes.flatMap((box) =>
            box.kind === 'letters' ? box.paragraphs.map(({ text }) => text) : [],
          )
          const all = painted.join(' ').replaceAll(/\s+/g, ' ')
          for (const text of [slide.title, ...slide.content.map(readWords)])
            for (const word of text.split(/\s+/).filter(Boolean)) {
              words++
              if (all.includes(word)) seen++
            }
        }
      }
      expect(slides).toBeGreaterThan(50)
      expect(seen / words).toBeGreaterThanOrEqual(0.995)
    })
  },
)

test('KL16 what is painted otherwise than it was is told, by kind and slide', async () => {
  const bytes = packPptx({
    slides: [
      { shapes: shape(paragraph('Plain')) },
      {
        shapes: [
          drawn('<a:prstGeom prst="gear6"/><a:solidFill><a:srgbClr val="111111"/></a:solidFill>'),
          drawn('<a:pattFill prst="dkUpDiag"/>'),
          drawn('<a:pattFill prst="sphere"/>'),
          drawn(
            '<a:solidFill><a:srgbClr val="111111"/></a:solidFill><a:effectLst><a:glow rad="9"/></a:effectLst><a:sp3d><a:bevelT/></a:sp3d>',
          ),
          drawn(
            '',
            `<p:txBody><a:bodyPr><a:prstTxWarp prst="textArchUp"/></a:bodyPr>${paragraph('Bent')}</p:txBody>`,
          ),
          '<p:pic><p:nvPicPr><p:cNvPr id="7" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"><a:duotone><a:srgbClr val="000000"/><a:srgbClr val="FF0000"/></a:duotone></a:blip></p:blipFill>' +
            `<p:spPr>${xfrm([50, 50, 20, 20])}</p:spPr></p:pic>`,
        ].join(''),
        relations: { i1: ['image', '../media/a.png'] },
      },
    ],
    parts: { 'ppt/theme/theme1.xml': theme, 'ppt/media/a.png': png },
  })
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  const kept = read.ok ? read.value.losses.filter(({ kind }) => kind.startsWith('kept-')) : []
  expect(kept.map((loss) => JSON.stringify(loss)).toSorted()).toEqual(
    ['depth', 'glow', 'outline', 'pattern', 'warp'].map((kind) =>
      JSON.stringify({ kind: `kept-${kind}`, slide: 2, count: 1 }),
    ),
  )
})
