// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'
import { findTheme } from '#core/theme/themes.ts'

import { SlideView } from './slide-view.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

const slide: Slide = {
  id: 'one',
  title: 'How a reef feeds a coast and everyone who lives behind it',
  content: ['First point', '\tBelow it'],
  notes: '',
}

async function paint(element: ReactElement) {
  const container = document.createElement('div')
  const root = createRoot(container)
  const render = (next: ReactElement) => act(async () => root.render(next))
  await render(element)
  return { container, render }
}

const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('a title is a heading of the level asked for, bullets are a list with their levels', async () => {
  const { container } = await paint(<SlideView slide={slide} level={2} />)
  expect(texts(container, 'h2')).toEqual([slide.title])
  expect(texts(container, 'ul > li')).toEqual(['First point', 'Below it'])
  expect(container.querySelectorAll('li')[1]?.dataset['level']).toBe('1')
})

test('a title on several lines is read and copied as one sentence', async () => {
  const { container } = await paint(<SlideView slide={slide} />)
  expect(container.querySelectorAll('h3 > span').length).toBeGreaterThan(1)
  expect(texts(container, 'h3')).toEqual([slide.title])
})

test('words of a script without spaces stay together when they are copied', async () => {
  const title = '珊瑚礁如何养活海岸以及住在那里的所有人们和他们的孩子'
  const { container } = await paint(<SlideView slide={{ ...slide, title }} />)
  expect(container.querySelectorAll('h3 > span').length).toBeGreaterThan(1)
  expect(texts(container, 'h3')).toEqual([title])
})

test('the light behind a point reaches as far as its mark, and no farther where it has none', async () => {
  const { container } = await paint(<SlideView slide={slide} theme="sunrise" place={1} />)
  const [first, second] = container.querySelectorAll('li')
  const mark = first?.querySelector<HTMLElement>('[aria-hidden="true"]')
  expect(first?.style.getPropertyValue('--mark')).toBe(`${-parseFloat(mark?.style.left ?? '')}px`)
  expect(second?.style.getPropertyValue('--mark')).toBe('')
})

test('marks are not read, and are not part of what is copied', async () => {
  const { container } = await paint(<SlideView slide={slide} theme="sunrise" place={1} />)
  const marks = container.querySelectorAll('[aria-hidden="true"]')
  // What stands below a point has none.
  expect(marks).toHaveLength(1)
  expect(texts(container, 'li')).toEqual(['First point', 'Below it'])
})

test('a bullet begins 0.1 s after the one before, and only where animations are asked for', async () => {
  const { container, render } = await paint(<SlideView slide={slide} animate />)
  const delays = () => [...container.querySelectorAll('li')].map((li) => li.style.animationDelay)
  expect(delays()).toEqual(['0s', '0.1s'])
  expect(container.querySelector('h3')?.dataset['animation']).toBe('fadeIn')
  await render(<SlideView slide={slide} />)
  expect(container.querySelector('[data-animation]')).toBeNull()
})

test('animation none plays nothing', async () => {
  const textStyles = { title: { animation: 'none' as const } }
  const { container } = await paint(<SlideView slide={{ ...slide, textStyles }} animate />)
  expect(container.querySelector('h3')?.dataset['animation']).toBeUndefined()
  expect(container.querySelector('li')?.dataset['animation']).toBe('fadeIn')
})

test('what a screen lays over a slide stands on its stage', async () => {
  const { container } = await paint(
    <SlideView slide={slide}>
      <textarea />
    </SlideView>,
  )
  expect(container.querySelector('article > textarea')).not.toBeNull()
})

test('a slide that reads from the right says so', async () => {
  const { container } = await paint(<SlideView slide={{ ...slide, title: 'شعاب مرجانية' }} />)
  expect(container.querySelector('article')?.dir).toBe('rtl')
})

test('an image load failure: the slide shows no image until its image is updated', async () => {
  const withPicture = { ...slide, imageUrl: 'asset:one' }
  const { container, render } = await paint(
    <SlideView slide={withPicture} pictureUrls={['blob:one']} />,
  )
  const fail = () =>
    act(async () => container.querySelector('img')?.dispatchEvent(new Event('error')))
  await fail()
  expect(container.querySelector('img')).toBeNull()
  await render(<SlideView slide={withPicture} pictureUrls={['blob:two']} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:two')
})

test('MP2 of several pictures one that fails makes room for the others', async () => {
  const several = {
    ...slide,
    imageUrl: 'asset:one',
    imageAlt: 'One',
    morePictures: [{ imageUrl: 'asset:two', imageAlt: 'Two' }],
  }
  const { container } = await paint(
    <SlideView slide={several} pictureUrls={['blob:one', 'blob:two']} />,
  )
  const alts = () => [...container.querySelectorAll('img')].map(({ alt }) => alt)
  expect(alts()).toEqual(['One', 'Two'])
  await act(async () => container.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(alts()).toEqual(['Two'])
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:two')
})

test('TB1 a table is a table to read and to copy, with the names of its columns', async () => {
  const table = {
    hasHeader: true,
    rows: [
      ['Site', 'Depth'],
      ['Outer wall', '30 m'],
    ],
  }
  const { container } = await paint(<SlideView slide={{ ...slide, content: [], table }} />)
  expect(texts(container, 'th[scope=col]')).toEqual(['Site', 'Depth'])
  expect(texts(container, 'td')).toEqual(['Outer wall', '30 m'])
})

test('letters are as far apart as their own size asks for, and underlined in their own colour', async () => {
  const underlined: Slide = { ...slide, textStyles: { content: { textDecoration: 'underline' } } }
  const { container } = await paint(<SlideView slide={underlined} theme={findTheme('ocean')} />)
  const title = container.querySelector<HTMLElement>('h3 > span')
  expect(title?.style.fontSize).toMatch(/px$/)
  expect(title?.style.letterSpacing).toBe('-0.038em')
  const whole = [...container.querySelectorAll<HTMLElement>('li > span[dir]')]
  const painted = whole.map((line) => (line.firstElementChild as HTMLElement | null) ?? line)
  expect(painted.map(({ style }) => style.textDecorationLine)).toEqual(['underline', 'underline'])
  // What stands above hands nothing down, in its colour and at its size.
  for (const box of container.querySelectorAll<HTMLElement>('h3, ul, li'))
    expect([box.style.letterSpacing, box.style.textDecorationLine]).toEqual(['', ''])
})
