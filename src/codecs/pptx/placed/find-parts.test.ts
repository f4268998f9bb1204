import { expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { followWords } from '#core/edit/follow-words.ts'
import { addElements, removeElements } from '#core/placed/edit/order-elements.ts'
import { listParagraphs, sayTitle } from '#core/placed/map-paragraphs.ts'
import { createWordFinder } from '#core/placed/place-words.ts'

import { keptSlide } from '../../../../test/fixtures/decks/placed-slide.ts'
import { frame, paragraph, shape, xfrm } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readKeptSlide, theme } from '../../../../test/fixtures/files/read-kept-pptx.ts'

/** What each element says, in the words that the slide has now. */
function listSaid(slide: Slide): string[][] {
  const findWords = createWordFinder(slide)
  const say = (element: PlacedElement): string[] =>
    element.kind === 'chart'
      ? [sayTitle(element, findWords).title ?? '']
      : listParagraphs(element).map((one) => findWords(one) ?? '')
  return (slide.placed?.elements ?? []).map(say)
}

const edit = (slide: Slide, content: string[]): Slide => followWords(slide, { ...slide, content })

const title = shape(paragraph('Title'), { ph: 'type="title"', at: [0, 0, 100, 20] })
const point = (id: string, text: string) =>
  `<dgm:pt modelId="${id}"><dgm:t>${paragraph(text)}</dgm:t></dgm:pt>`
const link = (attributes: string) => `<dgm:cxn ${attributes}/>`
const box = (id: string, ...texts: string[]) =>
  `<dsp:sp modelId="${id}"><dsp:spPr>${xfrm([10, 10, 20, 20])}</dsp:spPr><dsp:txBody>${texts.map((text) => paragraph(text)).join('')}</dsp:txBody></dsp:sp>`

const readDiagram = (drawing: string, claims = '') =>
  readKeptSlide('', {
    slides: [
      {
        shapes: title + frame('<dgm:relIds r:dm="d1"/>'),
        relations: {
          d1: ['diagramData', '../diagrams/data1.xml'],
          d2: ['diagramDrawing', '../diagrams/drawing1.xml'],
        },
      },
    ],
    parts: {
      'ppt/theme/theme1.xml': theme,
      'ppt/diagrams/data1.xml': `<dgm:dataModel><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('1', 'Start')}${point('2', 'Step')}${point('3', 'Step')}<dgm:pt modelId="p3" type="pres"><dgm:prSet presAssocID="3"/></dgm:pt></dgm:ptLst><dgm:cxnLst>${[1, 2, 3].map((id) => link(`srcId="0" destId="${id}" srcOrd="${id}"`)).join('')}${claims}</dgm:cxnLst><dgm:extLst><a:ext><dsp:dataModelExt relId="d2"/></a:ext></dgm:extLst></dgm:dataModel>`,
      'ppt/diagrams/drawing1.xml': `<dsp:drawing><dsp:spTree>${drawing}</dsp:spTree></dsp:drawing>`,
    },
  })

test('KL54 words of a drawn diagram are those of the points that its shapes say they show', async () => {
  const claims =
    link('type="presOf" srcId="1" destId="p2" destOrd="1"') +
    link('type="presOf" srcId="2" destId="p2" destOrd="0"')
  const slide = await readDiagram(box('p3', 'Step') + box('p2', 'Step', 'Start'), claims)
  expect(slide.content).toEqual(['Start', 'Step', 'Step'])
  const edited = edit(slide, ['Begin', 'One', 'Two'])
  expect(listSaid(edited)).toEqual([['Title'], ['Two'], ['One', 'Begin']])
})

test('KL54 without a word of that they are those of the points that say the same, in their order', async () => {
  const slide = await readDiagram(
    box('x', 'Step') + box('y', 'Elsewhere') + box('z', 'Step', ' Start ') + box('z', 'Start'),
  )
  const edited = edit(slide, ['Begin', 'One', 'Two'])
  expect(listSaid(edited)).toEqual([['Title'], ['One'], ['Elsewhere'], ['Two', 'Begin'], ['Begin']])
})

const table = (...rows: string[][]) =>
  frame(
    `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="9525"/><a:gridCol w="9525"/></a:tblGrid>${rows.map((row) => `<a:tr h="9525">${row.map((text) => `<a:tc><a:txBody>${text === '' ? '<a:p/>' : paragraph(text)}</a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl>`,
  )

const readTables = () =>
  readKeptSlide(
    title +
      table(['Port', 'Tide'], ['Brest', 'low']) +
      table(['Ship', ''], ['', ''], ['Argo', 'late']),
  )

test('KL54 cells of a further table have ranges of the points that its rows are', async () => {
  const slide = await readTables()
  expect(slide.content).toEqual(['Ship', 'Argo | late'])
  const edited = edit(slide, ['Ship', 'Argo | very late'])
  expect(listSaid(edited).at(-1)).toEqual(['Ship', '', '', '', 'Argo', 'very late'])
  const shorter = edit(slide, ['Argo | late'])
  expect(listSaid(shorter).at(-1)?.filter(Boolean)).toEqual(['Argo', 'late'])
})

test('KL54 a table that goes takes its points along, and a copy of it has words of its own', async () => {
  const slide = await readTables()
  expect(removeElements(slide, [2]).content).toEqual([])
  const [, , copied] = slide.placed.elements
  if (!copied) throw new Error('There is no second table')
  const other = addElements(keptSlide({ content: ['Else'] }), slide, [copied]).slide
  expect(other.content).toEqual(['Else'])
  expect(listSaid(other).at(-1)).toEqual(['Ship', '', '', '', 'Argo', 'late'])
})

test('KL54 the title of a chart is that of the point which it became', async () => {
  const chart = `<c:chartSpace><c:chart><c:title><c:tx><c:rich>${paragraph('Sales')}</c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:val><c:numLit><c:ptCount val="1"/><c:pt idx="0"><c:v>4</c:v></c:pt></c:numLit></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`
  const slide = await readKeptSlide('', {
    slides: [
      {
        shapes:
          title + frame('<c:chart r:id="c1"/>') + shape(paragraph('Said'), { at: [0, 95, 50, 5] }),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
    ],
    parts: { 'ppt/theme/theme1.xml': theme, 'ppt/charts/chart1.xml': chart },
  })
  expect(slide.content).toEqual(['Sales', 'Said'])
  expect(slide.placed.elements[1]).not.toHaveProperty('title')
  expect(listSaid(edit(slide, ['Turnover', 'Said']))[1]).toEqual(['Turnover'])
  expect(listSaid(edit(slide, ['Said']))).toEqual([['Title'], [''], ['Said']])
  const [, copied] = slide.placed.elements
  const other = copied && addElements(keptSlide({ content: [] }), slide, [copied]).slide
  expect(other?.placed?.elements.at(-1)).toMatchObject({ kind: 'chart', title: 'Sales' })
})
