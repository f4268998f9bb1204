import type { DeckPalette } from '../deck/brand/deck-palette.ts'
import type { Fill } from '../layout/boxes.ts'
import { listFillColours } from '../layout/backdrop/list-fill-colours.ts'
import { wholeStage } from './arrange-on-grid.ts'
import type { Theme } from './theme.ts'
import { themes } from './themes.ts'

/** The ground says most about how a slide looks. */
const weights = { background: 7, title: 1, content: 1, accent: 2 } as const

/** The theme whose usual slide looks most like one in these colours. */
export function findNearestTheme(palette: DeckPalette): Theme {
  const distances = themes.map((theme) => ({ theme, distance: measureDistance(theme, palette) }))
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).theme
}

function measureDistance(theme: Theme, palette: DeckPalette): number {
  const pairs = {
    background: [palette.background, readFill(theme.background)],
    title: [palette.title, theme.title.style.textColor],
    content: [palette.content, theme.content.style.textColor],
    accent: [palette.accent, theme.accent],
  } as const
  return roles.reduce((sum, role) => {
    const [wanted, found] = pairs[role]
    return wanted && found ? sum + weights[role] * compareColours(wanted, found) : sum
  }, 0)
}

const roles = ['background', 'title', 'content', 'accent'] as const

const readFill = (fill: Fill): string | undefined =>
  listFillColours(fill, wholeStage, wholeStage)[0]?.slice(0, 7)

/** The square of their distance, with red, green and blue as strong as the eye sees them. */
function compareColours(one: string, other: string): number {
  const difference = (at: number) => (readPart(one, at) - readPart(other, at)) ** 2
  return 3 * difference(1) + 4 * difference(3) + 2 * difference(5)
}

const readPart = (colour: string, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16) / 255
