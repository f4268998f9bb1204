import type { DeckPalette } from '../deck/brand/deck-palette.ts'
import type { TextStyle } from '../deck/texts/text-style.ts'
import type { Fill, ShapeBox } from '../layout/boxes.ts'
import { listFillColours } from '../layout/backdrop/list-fill-colours.ts'
import { wholeStage } from './arrange-on-grid.ts'
import type { ChartColours } from './ground.ts'
import { makeReadable, measureContrast, measureLight, mixColours } from './contrast.ts'
import { chooseShade, clearSheet, isFaint, type Recolour, recolourFill } from './recolour-fill.ts'
import type { Arrangement, Marker, TextFrame, Theme, ThemeFonts, ThemeText } from './theme.ts'

/**
 * The composition of a theme in other colours. Its accent, ground and text colours are exchanged;
 * whatever else it draws with becomes a tone between the new ground and the new text, as strong as
 * it was between the old ones.
 */
export function applyPalette(theme: Theme, palette: DeckPalette, fonts: ThemeFonts): Theme {
  const colours = completePalette(theme, palette)
  // Typefaces alone leave every colour as the theme has it.
  const isColoured = Object.keys(palette).length > 0
  const recolour = isColoured ? makeRecolour(theme, colours) : keep
  const text = ({ family, style }: ThemeText, role: 'title' | 'content'): ThemeText => ({
    family: fonts[role] ?? family,
    style: { ...style, ...recolourStyle(style, recolour), textColor: colours[role] },
  })
  const { borderColor, overlayColor } = theme.picture
  const dark = measureLight(colours.background) < 0.18
  const background: Fill = palette.background
    ? { kind: 'solid', colour: colours.background }
    : theme.background
  const veilColour = dark ? '#000000' : '#FFFFFF'
  const change = { recolour, theme, fonts, veilColour, ground: background }
  return {
    ...theme,
    dark,
    background,
    title: text(theme.title, 'title'),
    content: text(theme.content, 'content'),
    accent: colours.accent,
    charts: isColoured ? [recolourCharts(theme.charts[0], colours)] : theme.charts,
    marks: theme.marks.map((mark): Marker => ({ ...mark, colour: recolour(mark.colour) })),
    picture: {
      ...theme.picture,
      ...(borderColor && { borderColor: recolour(borderColor) }),
      ...(overlayColor && { overlayColor: recolour(overlayColor) }),
    },
    hasOwnColours: isColoured,
    ownLook: {
      recolour: isColoured ? makeVividRecolour(theme, colours, recolour) : keep,
      fonts,
      families: { title: theme.title.family, content: theme.content.family },
    },
    arrange: (layout, has) => recolourArrangement(theme.arrange(layout, has), change),
  }
}

/** The deck's own accent, and then the theme's colours, moved as little as they must be seen on another ground. */
function recolourCharts(charts: ChartColours, colours: Required<DeckPalette>): ChartColours {
  const { accent, background } = colours
  const see = (colour: string) =>
    makeReadable(colour, [background], readableRatio.accent) ?? colours.content
  const [first, second, third, fourth, fifth, sixth] = charts
  return [
    accent,
    see(second === accent ? first : second),
    see(third),
    see(fourth),
    see(fifth),
    see(sixth),
  ]
}

const readableRatio = { text: 4.5, accent: 3 }
const inks = ['#1B1D24', '#FFFFFF'] as const

/** What a palette names is moved until it can be read; what it does not is the theme's, or plain ink. */
function completePalette(theme: Theme, palette: DeckPalette): Required<DeckPalette> {
  const background = palette.background ?? findGround(theme)
  const [dark, light] = inks
  const ink = measureContrast(dark, background) > measureContrast(light, background) ? dark : light
  const complete = (role: 'title' | 'content') => {
    const own = palette[role]
    if (own) return makeReadable(own, [background], readableRatio.text) ?? own
    const { textColor } = theme[role].style
    return measureContrast(textColor, background) >= readableRatio.text ? textColor : ink
  }
  const accent = palette.accent ?? theme.accent
  return {
    background,
    title: complete('title'),
    content: complete('content'),
    accent: makeReadable(accent, [background], readableRatio.accent) ?? accent,
  }
}

const findGround = ({ background }: Theme): string =>
  listFillColours(background, wholeStage, wholeStage)[0] ?? '#FFFFFF'

function makeRecolour(theme: Theme, palette: Required<DeckPalette>): Recolour {
  const ground = findGround(theme)
  const exchanged = new Map([
    [theme.content.style.textColor, palette.content],
    [theme.title.style.textColor, palette.title],
    ...listFillColours(theme.background, wholeStage, wholeStage).map((colour): [string, string] => [
      colour,
      palette.background,
    ]),
    [theme.accent, palette.accent],
  ])
  const [from, to] = [measureLight(ground), measureLight(theme.content.style.textColor)]
  return (colour) => {
    const opaque = colour.slice(0, 7)
    const share = Math.min(1, Math.max(0, (measureLight(opaque) - from) / (to - from)))
    const toned = exchanged.get(opaque) ?? mixColours(palette.content, palette.background, share)
    return toned + colour.slice(7)
  }
}

/**
 * The same for drawings, which live by colour: what has one becomes a tone of the deck's accent, as
 * light or dark beside it as it was beside the theme's.
 */
function makeVividRecolour(
  theme: Theme,
  palette: Required<DeckPalette>,
  recolour: Recolour,
): Recolour {
  const own = new Set([
    theme.content.style.textColor,
    theme.title.style.textColor,
    theme.accent,
    ...listFillColours(theme.background, wholeStage, wholeStage),
  ])
  const accentLight = measureLight(theme.accent)
  return (colour) => {
    const opaque = colour.slice(0, 7)
    if (own.has(opaque) || !isVivid(opaque)) return recolour(colour)
    const light = measureLight(opaque)
    const toned =
      light < accentLight
        ? mixColours(palette.accent, '#000000', Math.sqrt(light / accentLight))
        : mixColours('#FFFFFF', palette.accent, (light - accentLight) / (1 - accentLight))
    return toned + colour.slice(7)
  }
}

/** Neither nearly grey nor nearly black. */
function isVivid(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  return most > 64 && (most - least) / most > 0.35
}

const keep: Recolour = (colour) => colour

type Change = {
  recolour: Recolour
  /** Over a picture only the ends of the scale leave a text room to be read. */
  veilColour: string
  /** What lies under an arrangement that has no background of its own. */
  ground: Fill
  theme: Theme
  fonts: ThemeFonts
}

function recolourArrangement(arrangement: Arrangement, change: Change): Arrangement {
  const { recolour, veilColour } = change
  const { shapes, title, content, rule, card, veil } = arrangement
  const inFonts = {
    ...arrangement,
    ...(title && { title: recolourFrame(title, 'title', change) }),
    ...(content && { content: content.map((frame) => recolourFrame(frame, 'content', change)) }),
  }
  if (recolour === keep) return inFonts
  const background = arrangement.background && recolourFill(arrangement.background, recolour)
  const shade = chooseShade(background ?? change.ground)
  return {
    ...inFonts,
    ...(background && { background }),
    ...(shapes && { shapes: shapes.map((shape) => recolourShape(shape, recolour, shade)) }),
    ...(rule && { rule: { ...rule, colour: recolour(rule.colour) } }),
    ...(card && { card: { ...card, colour: clearSheet(recolour(card.colour), veilColour) } }),
    ...(veil && { veil: { ...veil, colour: veilColour + veil.colour.slice(7) } }),
  }
}

const recolourShape = (
  { stroke, ...shape }: ShapeBox,
  recolour: Recolour,
  shade: string,
): ShapeBox => ({
  ...shape,
  fill: isFaint(shape.fill)
    ? { kind: 'solid', colour: shade + shape.fill.colour.slice(7) }
    : recolourFill(shape.fill, recolour),
  ...(stroke && { stroke: { ...stroke, colour: recolour(stroke.colour) } }),
})

function recolourFrame(
  frame: TextFrame,
  role: 'title' | 'content',
  { recolour, theme, fonts }: Change,
): TextFrame {
  const { style, family, markColour } = frame
  // A face that stands beside the text's own, such as one for figures, is the theme's to choose.
  const isOwnFace = family === undefined || family === theme[role].family
  return {
    ...frame,
    ...(style && { style: { ...style, ...recolourStyle(style, recolour) } }),
    ...(isOwnFace && fonts[role] && { family: fonts[role] }),
    ...(markColour !== undefined && { markColour: recolour(markColour) }),
  }
}

const recolourStyle = (
  { textColor, backgroundColor }: Partial<TextStyle>,
  recolour: Recolour,
): Partial<TextStyle> => ({
  ...(textColor !== undefined && { textColor: recolour(textColor) }),
  ...(backgroundColor !== undefined &&
    backgroundColor !== 'transparent' && { backgroundColor: recolour(backgroundColor) }),
})
