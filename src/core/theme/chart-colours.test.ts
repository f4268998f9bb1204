import { expect, test } from 'vitest'

import { blueprintGrounds } from './blueprint.ts'
import { measureContrast } from './contrast.ts'
import { forestGrounds } from './forest.ts'
import { galleryGrounds } from './gallery.ts'
import { colourOf, type Grounds } from './ground.ts'
import { modernGrounds } from './modern.ts'
import { noirGrounds } from './noir.ts'
import { oceanGrounds } from './ocean.ts'
import { paperGrounds } from './paper.ts'
import { sunriseGrounds } from './sunrise.ts'
import { themes } from './themes.ts'

const grounds: Readonly<Record<string, Grounds>> = {
  modern: modernGrounds,
  paper: paperGrounds,
  noir: noirGrounds,
  ocean: oceanGrounds,
  sunrise: sunriseGrounds,
  forest: forestGrounds,
  blueprint: blueprintGrounds,
  gallery: galleryGrounds,
}

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4

/** Where a colour is in OKLab, in which equal distances look equally far. */
function toOklab(colour: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function measureDistance(one: string, other: string): number {
  const there = toOklab(other)
  return Math.hypot(...toOklab(one).map((part, at) => part - (there[at] ?? 0)))
}

test.each(themes.map(({ id }) => id))('CC1 on page and panel of %s a chart can be seen', (id) => {
  const found = grounds[id]
  if (!found) throw new Error(`${id} has no grounds here`)
  const { page, panel, charts } = found
  for (const [ground, colours] of [
    [page, charts.page],
    [panel, charts.panel ?? charts.page],
  ] as const)
    for (const colour of colours)
      expect.soft(measureContrast(colour, colourOf(ground)), colour).toBeGreaterThanOrEqual(3)
})

test.each(themes.map(({ id, charts }) => [id, charts] as const))(
  'CC2 the six colours of %s can be told apart',
  (_, sets) => {
    for (const colours of sets)
      for (const [at, one] of colours.entries())
        for (const other of colours.slice(at + 1))
          expect.soft(measureDistance(one, other), `${one} ${other}`).toBeGreaterThanOrEqual(0.1)
  },
)

test.each(themes.map((theme) => [theme.id, theme] as const))(
  'CC3 the accent of %s is one of them',
  (_, { accent, charts }) => {
    expect(charts[0]).toContain(accent)
  },
)
