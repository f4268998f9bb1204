import { describe, expect, test } from 'vitest'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { loadAllForms } from '../compose/load-forms.ts'
import type { Slide } from '../deck/slide.ts'
import { fontSizeRem } from '../deck/texts/text-style.ts'
import { blueprint } from '../theme/blueprint.ts'
import { modern } from '../theme/modern.ts'
import { sunrise } from '../theme/sunrise.ts'
import { withForms } from '../theme/theme-forms.ts'
import { themes } from '../theme/themes.ts'
import type { Theme } from '../theme/theme.ts'
import type { SlideLayout, TextBox } from './boxes.ts'
import { layoutSlide } from './layout-slide.ts'
import { stage } from './stage.ts'

const createSlide = (change: Partial<Slide> = {}): Slide => ({
  id: 'one',
  title: 'Reefs',
  content: ['First', 'Second'],
  notes: '',
  layout: 'points',
  ...change,
})

const layOut = (change: Partial<Slide> = {}, theme: Theme = modern): SlideLayout =>
  layoutSlide({ slide: createSlide(change), theme, place: 1 }, fixedMetrics)

const textsOf = ({ boxes }: SlideLayout): TextBox[] => boxes.filter((box) => box.kind === 'text')
const titleOf = (layout: SlideLayout) => textsOf(layout).find(({ role }) => role === 'title')!
const contentOf = (layout: SlideLayout) => textsOf(layout).filter(({ role }) => role === 'content')
const sizeOf = (box: TextBox | undefined) => box?.paragraphs[0]?.sizePt
const words = (count: number, word = 'coral') => Array.from({ length: count }, () => word).join(' ')

test('LY23 plain points that would run off stand in as many columns as it takes, in their order', async () => {
  await loadAllForms()
  const content = Array.from({ length: 60 }, (_, at) => `Coral ${at}`)
  for (const theme of themes.map(withForms)) {
    const laidOut = layOut({ content }, theme)
    expect(laidOut).toMatchObject({ overflows: false, hiddenBullets: 0, layout: 'two-columns' })
    const columns = contentOf(laidOut)
    expect(columns.length, theme.id).toBe(laidOut.columns)
    expect(columns.length).toBeGreaterThan(2)
    expect(columns.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))).toEqual(content)
    const [first, second] = columns
    expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x)
  }
  expect(layOut({ content: content.slice(0, 5) }, withForms(modern)).columns).toBeUndefined()
})

test('LY23 a picture beside them takes the last column, the first one right to left', async () => {
  await loadAllForms()
  const pictured = { imageUrl: 'asset:1', title: 'Reefs' }
  const pictureOf = ({ boxes }: SlideLayout) => boxes.find(({ kind }) => kind === 'picture')!
  const content = Array.from({ length: 30 }, (_, at) => `Coral ${at}`)
  const laidOut = layOut({ ...pictured, content }, withForms(modern))
  expect(laidOut).toMatchObject({ overflows: false, hiddenBullets: 0, columns: 2 })
  for (const { x, width } of contentOf(laidOut))
    expect(x + width).toBeLessThanOrEqual(pictureOf(laidOut).x)
  const mirrored = layOut(
    { ...pictured, title: 'שלום', content: content.map(() => 'שלום') },
    withForms(modern),
  )
  const [first, second] = contentOf(mirrored)
  expect(first!.x).toBeGreaterThan(second!.x)
  expect(pictureOf(mirrored).x).toBeLessThan(second!.x)
})

test('LY22 Arabic words do not stand in a typewriter face', () => {
  const typewriter: Theme = { ...blueprint, title: { ...blueprint.title, family: 'Cousine' } }
  const familyOf = (title: string) => titleOf(layOut({ title }, typewriter)).font.family
  expect(familyOf('Reefs lose their colours')).toBe('Cousine')
  expect(familyOf('الشعاب تفقد ألوانها')).toBe('Arimo')
})

test('LY22 words whose letters a face lacks stand in its stand-in as a whole, spaces and all', () => {
  const familiesOf = (title: string) =>
    themes.map((theme) => titleOf(layOut({ title }, theme)).font.family)
  const own = themes.map(({ title }) => title.family)
  expect(familiesOf('Reefs lose their colours: 94 %')).toEqual(own)
  for (const title of ['الشعاب تفقد ألوانها', '太陽光 2026', 'שלום עולם'])
    expect(familiesOf(title).filter((family, at) => family === own[at])).toEqual([])
  expect(familiesOf('Рифы теряют цвет').filter((family, at) => family === own[at])).toEqual([
    'Manrope',
  ])
})

test('LY19 a picture without any words is not covered', () => {
  const picture = { imageUrl: 'asset:1', layout: 'picture-full' } as const
  const shapesOf = (change: Partial<Slide>) =>
    themes.map(
      (theme) =>
        layOut({ ...picture, ...change }, theme).boxes.filter(({ kind }) => kind === 'shape')
          .length,
    )
  const bare = shapesOf({ title: '', content: [] })
  const titled = shapesOf({ title: 'Reefs', content: [] })
  expect(bare[0]).toBe(0)
  expect(titled.every((count, index) => count >= (bare[index] ?? 0))).toBe(true)
  expect(titled[0]).toBeGreaterThan(0)
})

test('LY1 sizes of h1 to p in points, in the ratios of the specification', () => {
  const sizes = Object.keys(fontSizeRem).map((fontSize) => {
    const style = { fontSize: fontSize as keyof typeof fontSizeRem }
    const layout = layOut({ textStyles: { title: style, content: style } })
    expect(sizeOf(contentOf(layout)[0])).toBe(sizeOf(titleOf(layout)))
    return sizeOf(titleOf(layout))
  })
  expect(sizes).toEqual([54, 45, 36, 30, 27, 24])
})

describe('LY2 what its author chose wins over the layout, and the layout over the theme', () => {
  test('sizes', () => {
    expect(sizeOf(titleOf(layOut({ layout: 'cover' })))).toBe(66)
    const textStyles = { title: { fontSize: 'h3' as const } }
    expect(sizeOf(titleOf(layOut({ layout: 'cover', textStyles })))).toBe(36)
  })

  test('colours', () => {
    const [number] = contentOf(layOut({ layout: 'big-number', content: ['82 %'] }))
    expect(number?.style.textColor).toBe(modern.accent)
    const textStyles = { content: { textColor: '#00FF00' } }
    const [green] = contentOf(layOut({ layout: 'big-number', content: ['82 %'], textStyles }))
    expect(green?.style.textColor).toBe('#00FF00')
    expect(green?.style.fontWeight).toBe('bold')
  })
})

describe('LY3 text that does not fit steps down', () => {
  test('bullets first move closer together, then become smaller', () => {
    const gapOf = (count: number) => {
      const [box] = contentOf(layOut({ content: Array.from({ length: count }, () => 'Point') }))
      const [first, second] = box?.paragraphs ?? []
      return { pt: first?.sizePt, gap: second!.y - first!.y - first!.height }
    }
    const roomy = gapOf(3)
    const tight = gapOf(9)
    const small = gapOf(12)
    expect(roomy.pt).toBe(24)
    expect(tight.pt).toBe(24)
    expect(tight.gap).toBeLessThan(roomy.gap)
    expect(small.pt).toBeLessThan(24)
  })

  test('a word is not cut while a smaller size keeps it whole', () => {
    const title = titleOf(layOut({ title: 'x'.repeat(40) }))
    expect(title.paragraphs[0]?.lines).toHaveLength(1)
    expect(sizeOf(title)).toBe(40)
  })

  test('not below 20 pt for titles and 14 pt for content; then the slide overflows', () => {
    const layout = layOut({ title: words(400), content: [words(900)] })
    expect(sizeOf(titleOf(layout))).toBe(20)
    expect(sizeOf(contentOf(layout)[0])).toBe(14)
    expect(layout.overflows).toBe(true)
    expect(titleOf(layout).overflows).toBe(true)
  })

  test('what fits does not overflow', () => {
    expect(layOut().overflows).toBe(false)
    expect(layOut({ title: '', content: [] }).overflows).toBe(false)
  })
})

test('LY4 content makes way for a title that grows', () => {
  const one = layOut()
  const two = layOut({ title: words(7) })
  expect(titleOf(two).paragraphs[0]?.lines).toHaveLength(2)
  const top = (layout: SlideLayout) => contentOf(layout)[0]!.paragraphs[0]!.y
  expect(top(two)).toBeGreaterThan(top(one))
  expect(top(two)).toBeGreaterThanOrEqual(titleOf(two).y + titleOf(two).height)
})

test('LY5 no line is broken by a hair’s breadth where another width gives clear breaks', () => {
  // At 16 px a character, the first line would end 8 px before the edge of its column.
  const room = contentOf(layOut())[0]!.paragraphs[0]!.width
  const fitting = Math.floor(room / 16)
  const text = `${'x'.repeat(fitting - 8)} ${'y'.repeat(7)} ${'z'.repeat(30)}`
  const [paragraph] = contentOf(layOut({ content: [text] }))[0]!.paragraphs
  expect(paragraph!.lines).toHaveLength(2)
  for (const line of paragraph!.lines)
    expect(paragraph!.width - line.width).toBeGreaterThan(paragraph!.width * 0.02)
})

test('LY17 no short word stands alone on a last line where a narrower column takes another one there', () => {
  const room = contentOf(layOut())[0]!.paragraphs[0]!.width
  const fitting = Math.floor(room / 16)
  const text = `${'x'.repeat(fitting - 8)} yyyy zzzzz`
  const [paragraph] = contentOf(layOut({ content: [text] }))[0]!.paragraphs
  expect(paragraph!.lines.map((line) => line.text.at(0))).toEqual(['x', 'y'])
})

test('LY6 lines of a title are balanced, and there are not more of them', () => {
  const title = titleOf(layOut({ title: words(7) })).paragraphs[0]!
  const [first, second] = title.lines
  expect(title.lines).toHaveLength(2)
  expect(Math.abs(first!.width - second!.width)).toBeLessThan(250)
})

describe('LY7 right-to-left slides are mirrored', () => {
  const arabic = { title: 'شعاب', content: ['أولا', 'ثانيا'] }

  test('frames, pictures, marks and shapes', () => {
    const picture = { imageUrl: 'asset:x' }
    for (const layout of ['points', 'picture-side', 'section'] as const) {
      const ltr = layOut({ ...picture, layout })
      const rtl = layOut({ ...picture, layout, ...arabic })
      expect(rtl.rtl).toBe(true)
      const edges = ({ boxes }: SlideLayout, isMirrored: boolean) =>
        boxes
          .filter(({ kind }) => kind !== 'text')
          .map(({ kind, x, width }) => ({ kind, x: isMirrored ? stage.width - x - width : x }))
      expect(edges(rtl, true)).toEqual(edges(ltr, false))
    }
    const [bullets] = contentOf(layOut(arabic))
    const [paragraph] = bullets!.paragraphs
    expect(paragraph!.mark!.x).toBeGreaterThan(paragraph!.lines[0]!.x + paragraph!.lines[0]!.width)
    expect(paragraph!.mark!.x + paragraph!.mark!.width).toBeCloseTo(bullets!.x + bullets!.width)
  })

  test('gradients', () => {
    const stops = [
      { at: 0, colour: '#2A3348' },
      { at: 1, colour: '#161C2A' },
    ]
    const shaded: Theme = { ...modern, background: { kind: 'linear', angle: 160, stops } }
    expect(layOut({}, shaded).background).toMatchObject({ angle: 160 })
    expect(layOut(arabic, shaded).background).toMatchObject({ angle: 200 })
  })

  test('an alignment that its author chose means that side of the slide', () => {
    const textStyles = { title: { textAlign: 'right' as const } }
    for (const change of [{ textStyles }, { ...arabic, textStyles }]) {
      const title = titleOf(layOut(change))
      const [line] = title.paragraphs[0]!.lines
      expect(line!.x + line!.width).toBeCloseTo(title.x + title.width)
    }
  })

  test('a title in the middle stays there when its lines are balanced', () => {
    const textStyles = { title: { textAlign: 'center' as const } }
    const title = titleOf(layOut({ title: words(7), textStyles }))
    expect(title.paragraphs[0]!.lines).toHaveLength(2)
    for (const line of title.paragraphs[0]!.lines)
      expect(line.x + line.width / 2).toBeCloseTo(title.x + title.width / 2)
  })
})

test('LY8 each level stands one step further in and is a little smaller', () => {
  const content = ['One', '\tTwo', '\t\tThree', '\t\t\tFour']
  const { paragraphs } = contentOf(layOut({ content }))[0]!
  expect(paragraphs.map(({ sizePt }) => sizePt)).toEqual([24, 22, 19, 19])
  const step = paragraphs[1]!.x - paragraphs[0]!.x
  expect(step).toBe(32)
  expect(paragraphs[3]!.x - paragraphs[2]!.x).toBe(step)
  expect(paragraphs.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four'])

  const crowded = Array.from({ length: 60 }, (_, index) => '\t'.repeat(index % 3) + words(9))
  const smallest = contentOf(layOut({ content: crowded }))[0]!.paragraphs
  expect(Math.min(...smallest.map(({ sizePt }) => sizePt))).toBe(12)
})

test('LY9 numbers count the bullets of their level since the last one above it', () => {
  const content = ['One', '\tA', 'Two', '\tA', '\tB', 'Three']
  const { paragraphs } = contentOf(layOut({ content }, sunrise))[0]!
  const texts = paragraphs.map(({ mark }) => (mark?.kind === 'text' ? mark.text : mark?.kind))
  expect(texts).toEqual(['1.', 'disc', '2.', 'disc', 'disc', '3.'])
})

describe('LY10 a text with a background colour has a plate around it', () => {
  const textStyles = {
    title: { backgroundColor: '#102030' },
    content: { backgroundColor: '#102030' },
  }

  test('with room on all sides', () => {
    const layout = layOut({ textStyles })
    for (const { plate, paragraphs } of textsOf(layout)) {
      const last = paragraphs.at(-1)!
      expect(plate?.colour).toBe('#102030')
      expect(plate!.y).toBeLessThan(paragraphs[0]!.y)
      expect(plate!.y + plate!.height).toBeGreaterThan(last.y + last.height)
      expect(plate!.x).toBeLessThan(Math.min(...paragraphs.map(({ x }) => x)))
    }
    const [title, content] = textsOf(layout)
    expect(content!.plate!.y).toBeGreaterThanOrEqual(title!.plate!.y + title!.plate!.height)
  })

  test('and none without words', () => {
    for (const { plate } of textsOf(layOut({ title: '', content: [''], textStyles })))
      expect(plate).toBeNull()
  })
})

test('LY12 the first bullet of a quote or a big number stands alone, above the others', () => {
  for (const layout of ['quote', 'big-number'] as const) {
    const [first, rest] = contentOf(layOut({ layout, content: ['42', 'One', 'Two'] }))
    expect(first?.paragraphs.map(({ text }) => text)).toEqual(['42'])
    expect(rest?.paragraphs.map(({ text }) => text)).toEqual(['One', 'Two'])
    expect(first!.y + first!.height).toBeLessThanOrEqual(rest!.y)
    expect(sizeOf(first)).toBeGreaterThan(sizeOf(rest)!)
  }
  const [long] = contentOf(layOut({ layout: 'big-number', content: ['1,234,567 tons'] }))
  expect(long?.paragraphs[0]?.lines).toHaveLength(1)
})

test('LY13 bullets that a layout has no room to show are counted, empty ones not', () => {
  expect(
    layOut({ layout: 'title-only', content: ['One', ' ', '', '\t', 'Two'] }).hiddenBullets,
  ).toBe(2)
  expect(layOut().hiddenBullets).toBe(0)
})
