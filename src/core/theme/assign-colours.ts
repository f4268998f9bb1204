import { framedLayouts } from '../deck/slide-layout.ts'
import type { Fill } from '../layout/boxes.ts'
import { mixColours } from './contrast.ts'
import type { Arrangement, Theme } from './theme.ts'

export const slotNames = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
] as const

export type ColourSlot = (typeof slotNames)[number]

/** The colours of a theme as office programs know them: whoever exchanges them recolours the deck. */
export type ColourSlots = Readonly<Record<ColourSlot, string>>

/**
 * Ground and texts have places of their own. The accents are those of charts, so that one that somebody
 * adds in PowerPoint looks right as well; what else the theme draws with takes the places left, the
 * grounds first.
 */
export function assignColours(theme: Theme): ColourSlots {
  const [ground = '#FFFFFF', ...grounds] = listColours(theme.background)
  const text = theme.content.style.textColor
  const [accent1, accent2, accent3, accent4, accent5, accent6] = theme.charts[0]
  const named = new Set([ground, text, theme.title.style.textColor, ...theme.charts[0]])
  const title = theme.title.style.textColor
  const others = countOthers(theme, grounds).filter((colour) => !named.has(colour))
  const isGround = (colour: string) => listGrounds(theme).includes(colour)
  // Titles that look as the text does leave their place to what else is written or drawn.
  const [second, third = title] = [
    ...others.filter(isGround),
    ...others.filter((colour) => !isGround(colour)),
  ]
  return {
    bg1: ground,
    tx1: text,
    bg2: second ?? mixColours(text, ground, 0.1),
    tx2: title === text ? third : title,
    accent1,
    accent2,
    accent3,
    accent4,
    accent5,
    accent6,
  }
}

/** What slides may stand on besides the theme's own ground. */
const listGrounds = (theme: Theme): string[] =>
  framedLayouts.flatMap((layout) => {
    const { background } = theme.arrange(layout, { picture: false, content: true })
    return background ? listColours(background) : []
  })

function countOthers(theme: Theme, grounds: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const border = theme.picture.borderColor
  const colours = [
    ...grounds,
    ...theme.marks.map(({ colour }) => colour),
    ...(border ? [border] : []),
  ]
  for (const layout of framedLayouts)
    for (const picture of [false, true])
      colours.push(...listDrawn(theme.arrange(layout, { picture, content: true })))
  for (const colour of colours.map((one) => one.slice(0, 7)))
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour)
}

function listDrawn(arrangement: Arrangement): string[] {
  const { background, shapes = [], rule, card, veil, title, content = [] } = arrangement
  const texts = [...(title ? [title] : []), ...content]
  return [
    ...(background ? listColours(background) : []),
    ...shapes.flatMap(({ fill, stroke }) => (stroke ? [stroke.colour] : listColours(fill))),
    ...[rule, card, veil].flatMap((drawn) => (drawn ? [drawn.colour] : [])),
    ...texts.flatMap(({ style, markColour }) => [style?.textColor ?? [], markColour ?? []].flat()),
  ]
}

const listColours = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)
