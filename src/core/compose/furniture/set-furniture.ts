import type { SlideInTheme } from '../../layout/arrange-slide.ts'
import type { Box, FurnitureLabel, Rect, ShapeBox, SlideLayout } from '../../layout/boxes.ts'
import { chooseFamily } from '../../layout/typefaces/choose-family.ts'
import { findGround } from '../../layout/backdrop/find-backdrop.ts'
import { meets } from '../../layout/backdrop/meets-shape.ts'
import { splitGraphemes } from '../../layout/lines/split-graphemes.ts'
import { stage } from '../../layout/stage.ts'
import { isRtlText } from '../../layout/texts/text-direction.ts'
import type { Font, TextMetrics } from '../../layout/text-metrics.ts'
import { layOver, makeReadable } from '../../theme/contrast.ts'
import { makeBlock } from '../../theme/make-shape.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Face } from '../composition.ts'
import { findFurnitureLook, type FurnitureLook, type FurnitureSide } from './furniture-looks.ts'
import type { KitSpec } from '../kit-spec.ts'
import { meetsLine } from './meets-line.ts'
import { growRect, meetsWords } from './meets-words.ts'
import type { SetLogo } from './set-logo.ts'
import { writeToday } from './todays-date.ts'

/** Below all that forms write. */
const baseline = 704
const margin = 64
const gap = 32
const smallPx = 15

type Part = FurnitureLabel['part']
type Line = { part: Part; text: string; face: Face; px: number }

/** Footer, date and number, over what they stand on where that could be any colour, where the theme has them, in the margin that its forms leave. */
export function setFurniture(
  spec: KitSpec,
  layout: SlideLayout,
  { theme, place, furniture = {} }: SlideInTheme,
  { metrics, logo }: { metrics: TextMetrics; logo: SetLogo },
): Box[] {
  if (place === 0 && !furniture.onCover) return []
  const look = findFurnitureLook(theme.id)
  const date = furniture.date === true ? writeToday() : furniture.date
  const small = { face: spec.text, px: smallPx }
  const lines: Line[] = [
    { part: 'footer', text: onOneLine(furniture.footer), ...small },
    { part: 'date', text: onOneLine(date), ...small },
    {
      part: 'number',
      text: furniture.number ? String(place + 1) : '',
      face: spec[look.face] ?? spec.display,
      px: look.px,
    },
  ]
  const placed = placeLines(
    lines.filter(({ text }) => text !== ''),
    { look, theme, rtl: layout.rtl, logo: logo.foot },
    metrics,
  )
  const drawn = logo.boxes.map((box) => growRect(box, gap / 4))
  const inked: InkedLabel[] = []
  for (const label of placed) {
    const others = [...drawn, ...placed.filter((other) => other !== label).map(inkOf)]
    const found = inkLabel(label, others, layout, theme)
    if (found) inked.push(found)
  }
  if (inked.length === 0) return []
  const labels = inked.map(({ label }) => label)
  return [
    ...inked.flatMap(({ plate }) => plate ?? []),
    { kind: 'furniture', ...surround(labels.map(inkOf)), labels },
  ]
}

const onOneLine = (text = ''): string => text.replaceAll(/\s+/gu, ' ').trim()

type Setting = { look: FurnitureLook; theme: Theme; rtl: boolean; logo: SetLogo['foot'] }

/** The footer, which may be long, has the room that the others leave. */
function placeLines(
  lines: readonly Line[],
  { look, theme, rtl, logo }: Setting,
  metrics: TextMetrics,
): FurnitureLabel[] {
  const measured = lines.map((line) => {
    const font = findFont(line.face.font, line.text, theme)
    const width = metrics.measure(line.text, font, line.px)
    return { ...line, font, width, side: look[line.part] }
  })
  const footer = measured.find(({ part }) => part === 'footer')
  if (footer) {
    const others = measured.filter((line) => line !== footer)
    const room = findRoom(footer.side, others, logo)
    footer.text = cutToFit(footer.text, room, (text) =>
      metrics.measure(text, footer.font, footer.px),
    )
    footer.width = metrics.measure(footer.text, footer.font, footer.px)
  }
  return measured.map(({ part, text, font, px, width, side }) => {
    const x =
      side === 'start'
        ? margin + widthOf(logo, side)
        : side === 'end'
          ? stage.width - margin - width - widthOf(logo, side)
          : (stage.width - width) / 2
    return {
      kind: 'text',
      part,
      text,
      font,
      sizePx: px,
      colour: theme.content.style.textColor,
      x: rtl ? stage.width - x - width : x,
      baseline,
      width,
      rtl: isRtlText(text) ?? rtl,
    }
  })
}

type Measured = { side: FurnitureSide; width: number }

const widthOf = (logo: SetLogo['foot'], side: FurnitureSide): number =>
  logo?.side === side ? logo.width : 0

function findRoom(side: FurnitureSide, others: readonly Measured[], logo: SetLogo['foot']): number {
  const widthAt = (at: FurnitureSide) =>
    widthOf(logo, at) + (others.find((line) => line.side === at)?.width ?? 0)
  const half = stage.width / 2 - margin
  const [start, middle, end] = [widthAt('start'), widthAt('middle'), widthAt('end')]
  if (side === 'middle') return 2 * (half - Math.max(start, end) - gap)
  const beside = side === 'start' ? end : start
  const own = widthOf(logo, side)
  return (middle > 0 ? half - middle / 2 : 2 * half - beside) - gap - own
}

function cutToFit(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text
  const letters = splitGraphemes(text)
  let [fits, least] = [0, letters.length]
  while (least - fits > 1) {
    const middle = Math.floor((fits + least) / 2)
    if (measure(`${letters.slice(0, middle).join('').trimEnd()}…`) <= room) fits = middle
    else least = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}

/** In the deck's own typeface where it has one, in one that has the letters, and in files in their stand-ins. */
function findFont(font: Font, text: string, { ownLook, standIns }: Theme): Font {
  const role = (['content', 'title'] as const).find((one) => ownLook?.families[one] === font.family)
  const own = (role && ownLook?.fonts[role]) ?? font.family
  return { ...font, family: chooseFamily(standIns?.[own] ?? own, [text]) }
}

const inkOf = ({ x, baseline: y, width, sizePx }: FurnitureLabel): Rect => ({
  x,
  y: y - sizePx * 0.8,
  width,
  height: sizePx * 1.05,
})

const surround = (rects: readonly Rect[]): Rect => {
  const [x, y] = [
    Math.min(...rects.map((rect) => rect.x)),
    Math.min(...rects.map((rect) => rect.y)),
  ]
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  }
}

const readable = 4.5
/** As quiet as it may be. */
const quiet = 'B8'

/** How far a line may be moved to stand on one ground alone, such as beside the edge of a panel. */
const shifts = Array.from({ length: 33 }, (_, at) => 8 * Math.ceil(at / 2) * (at % 2 ? 1 : -1))

type InkedLabel = { label: FurnitureLabel; plate?: ShapeBox }

/** In a colour that can be read where it stands; null where a form has written so far down. */
function inkLabel(
  label: FurnitureLabel,
  others: readonly Rect[],
  layout: SlideLayout,
  theme: Theme,
): InkedLabel | null {
  if (meetsWords(layout, inkOf(label))) return null
  for (const shift of shifts) {
    const moved = { ...label, x: label.x + shift }
    const area = inkOf(moved)
    const isFree =
      area.x >= margin - 1 &&
      area.x + area.width <= stage.width - margin + 1 &&
      !others.some((other) => meets(other, growRect(area, gap / 2))) &&
      !meetsWords(layout, area)
    const colour = isFree ? findInk(moved, layout) : null
    if (colour) return { label: { ...moved, colour } }
  }
  const area = inkOf(label)
  const [below = '#FFFFFF'] = findGround({ background: theme.background, boxes: [] }, area)
  const colour = makeReadable(label.colour, [below], readable) ?? label.colour
  const { x, y, width, height } = growRect(area, 6)
  return { label: { ...label, colour }, plate: makeBlock(x, y, width, height, below, 4) }
}

function findInk(label: FurnitureLabel, layout: SlideLayout): string | null {
  const area = growRect(inkOf(label), 6)
  if (layout.boxes.some((box) => box.kind === 'shape' && meetsLine(box, area))) return null
  const grounds = findGround(layout, area)
  const [ground = '#FFFFFF'] = grounds
  return makeReadable(layOver(label.colour + quiet, ground), grounds, readable)
}
