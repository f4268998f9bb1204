import { defaultContentStyle, defaultTitleStyle, type TextStyle } from '../deck/texts/text-style.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { FontFamily } from '../layout/text-metrics.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { colourOf, type Ground, type Grounds } from './ground.ts'
import { restyle } from './restyle.ts'
import type { Arrangement, Theme } from './theme.ts'

type ThemeSpec = Pick<Theme, 'id' | 'dark' | 'marks' | 'hangEm'> & {
  grounds: Grounds
  title: { family: FontFamily } & Partial<TextStyle>
  content: { family: FontFamily } & Partial<TextStyle>
  picture?: Theme['picture']
  /** Behind whatever stands on the page's own ground. */
  paper?: readonly ShapeBox[]
}

const grid: Grid = {
  left: 64,
  right: 64,
  top: 56,
  body: 200,
  bottom: 664,
  picture: { x: 640, y: 0, width: 640, height: 720 },
  gutter: 56,
}

/**
 * A theme as it arranges plain text, tables and pictures in frames. What makes each of them another
 * designer's work are its forms (`core/compose/kits`), which stand on the same grounds.
 */
export function createTheme({ id, dark, marks, hangEm, grounds, ...spec }: ThemeSpec): Theme {
  const { page, panel, loud } = grounds
  const { family: titleFamily, ...titleStyle } = spec.title
  const { family: contentFamily, ...contentStyle } = spec.content
  return {
    id,
    dark,
    background: page.fill,
    title: {
      family: titleFamily,
      style: { ...defaultTitleStyle, textColor: page.ink, ...titleStyle },
    },
    content: {
      family: contentFamily,
      style: { ...defaultContentStyle, textColor: page.ink, ...contentStyle },
    },
    accent: page.accent,
    charts: grounds.charts.panel
      ? [grounds.charts.page, grounds.charts.panel]
      : [grounds.charts.page],
    marks,
    hangEm,
    picture: spec.picture ?? { shadow: 'none' },
    arrange(layout, has) {
      const base = arrangeOnGrid(grid, layout, has)
      const onPage = spec.paper ? { ...base, shapes: spec.paper } : base
      switch (layout) {
        case 'cover':
          return { ...onPage, rule: { below: 28, width: 64, height: 5, colour: page.accent } }
        case 'section':
          return standOn(loud, base)
        case 'quote':
          return has.picture ? onPage : standOn(panel, base)
        case 'big-number':
          return restyle(onPage, { first: { style: { textColor: page.accent } } })
        case 'picture-full':
          if (!has.picture) return onPage
          return { ...base, veil: { colour: `${colourOf(page)}EB`, fade: 200 } }
        default:
          return onPage
      }
    },
  }
}

const standOn = ({ fill, ink, accent }: Ground, arrangement: Arrangement): Arrangement => ({
  ...restyle(arrangement, {
    title: { style: { textColor: ink } },
    content: { style: { textColor: ink }, markColour: accent },
  }),
  background: fill,
})
