// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { drawPlot } from './draw-plot.ts'
import type { Plot } from './plot.ts'

const plot: Plot = {
  id: 'sizes',
  title: 'Size & time <of a file>',
  unit: 'kB',
  kind: 'bars',
  labels: ['text', 'pictures'],
  series: [
    { name: 'ours', values: [10, 40] },
    { name: 'theirs', values: [20, 80] },
  ],
}

function draw(changes: Partial<Plot> = {}): Element {
  const picture = new DOMParser().parseFromString(
    drawPlot({ ...plot, ...changes }),
    'image/svg+xml',
  )
  expect(picture.querySelector('parsererror')).toBeNull()
  return picture.documentElement
}

const read = (picture: Element): string[] =>
  [...picture.querySelectorAll('text')].map((text) => text.textContent ?? '')

const widths = (picture: Element): number[] =>
  [...picture.querySelectorAll('g > rect.bar')]
    .filter((bar) => bar.getAttribute('height') === '16')
    .map((bar) => Number(bar.getAttribute('width')))

describe('BP6 a plot is a picture that can be read by everybody', () => {
  it('has its title as text and all values in words', () => {
    const picture = draw()
    expect(picture.querySelector('title')?.textContent).toBe(plot.title)
    expect(picture.querySelector('desc')?.textContent).toBe(
      'ours: text 10 kB, pictures 40 kB. theirs: text 20 kB, pictures 80 kB.',
    )
    expect(read(picture)).toEqual(
      expect.arrayContaining([plot.title, 'ours', 'theirs', 'text', 'pictures', '10', '80']),
    )
  })

  it('has colours of its own for light and dark, ground included', () => {
    const style = draw().querySelector('style')?.textContent ?? ''
    const [light = '', dark = ''] = style.split('prefers-color-scheme: dark')
    for (const part of ['text', '.quiet', '.ground', '.grid', '.limit', '.one', '.four'])
      for (const scheme of [light, dark]) expect(scheme).toContain(`${part} {`)
  })
})

describe('BP6 marks are as long or as high as what they stand for', () => {
  it('draws bars in proportion', () => {
    const [ours = 0, theirs = 0, oursTwo = 0, theirsTwo = 0] = widths(draw())
    expect(theirs / ours).toBeCloseTo(2, 1)
    expect(oursTwo / ours).toBeCloseTo(4, 1)
    expect(theirsTwo / ours).toBeCloseTo(8, 1)
  })

  it('keeps every bar within the picture, the limit among them', () => {
    const picture = draw({ limit: { value: 400, name: 'bar' } })
    const width = Number(picture.getAttribute('width'))
    expect(Math.max(...widths(picture))).toBeLessThan(width / 4)
    expect(read(picture)).toContain('bar')
  })

  it('says so where a value is missing', () => {
    const picture = draw({ series: [{ name: 'ours', values: [10, null] }] })
    expect(widths(picture)).toHaveLength(1)
    expect(read(picture)).toContain('not measured')
  })

  it('draws lines through their values, higher where they are more', () => {
    const picture = draw({ kind: 'lines' })
    const points = [...picture.querySelectorAll('circle')].map((dot) =>
      Number(dot.getAttribute('cy')),
    )
    const [ours = 0, oursTwo = 0, theirs = 0, theirsTwo = 0] = points
    expect(points).toHaveLength(4)
    expect(theirsTwo).toBeLessThan(oursTwo)
    expect(oursTwo).toBeLessThan(theirs)
    expect(theirs).toBeLessThan(ours)
  })
})

it('BP6 two values at one place are not written over each other', () => {
  const picture = draw({
    kind: 'lines',
    series: [
      { name: 'ours', values: [11, 40] },
      { name: 'theirs', values: [11.5, 40] },
    ],
  })
  const first = [...picture.querySelectorAll('text')].filter((text) =>
    ['11', '11.5'].includes(text.textContent ?? ''),
  )
  const [one, other] = first.map((text) => Number(text.getAttribute('y')))
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThanOrEqual(15)
})
