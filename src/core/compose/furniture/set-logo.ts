import type { DeckLogo } from '../../deck/brand/deck-logo.ts'
import type { SlideInTheme } from '../../layout/arrange-slide.ts'
import type { LogoBox, Rect, ShapeBox, SlideLayout } from '../../layout/boxes.ts'
import { findGround } from '../../layout/backdrop/find-backdrop.ts'
import { stage } from '../../layout/stage.ts'
import { measureContrast, measureWorstContrast } from '../../theme/contrast.ts'
import { makeBlock } from '../../theme/make-shape.ts'
import { findFurnitureLook, type LogoPlace } from './furniture-looks.ts'
import { meetsLine } from './meets-line.ts'
import { growRect, meetsWords } from './meets-words.ts'

export type SetLogo = {
  boxes: (ShapeBox | LogoBox)[]
  /** What it takes of the line at the foot, from the margin of its side. */
  foot: { side: LogoPlace['side']; width: number } | null
}

const none: SetLogo = { boxes: [], foot: null }

/** Area in px², so that a long name and a round sign look as large as each other; then what bounds them. */
type Size = { area: number; height: number; width: number }
const onPages: Size = { area: 2_600, height: 34, width: 170 }
const onCovers: Size = { area: 9_500, height: 88, width: 300 }

const margin = 64
/** The middle of the line at the foot. */
const footLine = 698
const coverFoot = 664
/** From the upper edge. */
const head = { page: 26, cover: 44 }
/** Between it and what else stands at the foot. */
const gap = 22
/** Around it, where it needs a ground of its own. */
const plateEdge = 8

/** The deck's logo where the theme has it, or in the next corner where nothing is written. */
export function setLogo(layout: SlideLayout, { theme, logo }: SlideInTheme): SetLogo {
  if (!logo) return none
  const isCover = layout.layout === 'cover'
  const look = findFurnitureLook(theme.id)
  const own = isCover ? look.coverLogo : ({ at: 'foot', side: look.logo } as const)
  const spots = listSpots(own).flatMap((place) =>
    [1, 0.75].map((scale) => ({ place, rect: placeLogo(logo, place, { isCover, scale }, layout) })),
  )
  const free = spots.filter(({ rect }) => !meetsWords(layout, growRect(rect, plateEdge)))
  // On pages it stays where it is from slide to slide; a cover has a corner that is clear.
  const clear =
    isCover &&
    (free.find(({ rect }) => isSeen(logo, rect, layout)) ??
      free.find(({ rect }) => isCalm(listGrounds(rect, layout), rect, layout)))
  const spot = clear || free[0]
  if (!spot) return none
  const { rect, place } = spot
  const box: LogoBox = { kind: 'logo', ...rect, imageUrl: logo.imageUrl }
  return {
    boxes: isSeen(logo, rect, layout) ? [box] : [makePlate(logo, rect), box],
    foot: place.at === 'foot' && !isCover ? { side: place.side, width: rect.width + gap } : null,
  }
}

/** On a stage that is no wider than it is high: over the words, where nothing else stands. */
export function setLogoAbove(
  layout: SlideLayout,
  { logo }: SlideInTheme,
  { left, right, top }: { left: number; right: number; top: number },
): SetLogo['boxes'] {
  if (!logo) return []
  const { width, height } = fitLogo(logo, onPages)
  const x = layout.rtl ? right - width : left
  const rect = { x, y: (top - height) / 2, width, height }
  const box: LogoBox = { kind: 'logo', ...rect, imageUrl: logo.imageUrl }
  return isSeen(logo, rect, layout) ? [box] : [makePlate(logo, rect), box]
}

/** All corners, beginning with the one that the theme likes best. */
function listSpots({ at, side }: LogoPlace): LogoPlace[] {
  const otherSide = side === 'start' ? 'end' : 'start'
  const otherEnd = at === 'foot' ? 'head' : 'foot'
  return [
    { at, side },
    { at, side: otherSide },
    { at: otherEnd, side: 'end' },
    { at: otherEnd, side: 'start' },
  ]
}

function placeLogo(
  logo: DeckLogo,
  { at, side }: LogoPlace,
  { isCover, scale }: { isCover: boolean; scale: number },
  { rtl }: SlideLayout,
): Rect {
  const most = fitLogo(logo, isCover ? onCovers : onPages)
  const size = { width: scale * most.width, height: scale * most.height }
  const isLeft = (side === 'start') !== rtl
  const top = isCover ? head.cover : head.page
  const bottom = isCover ? coverFoot - size.height : footLine - size.height / 2
  return {
    ...size,
    x: isLeft ? margin : stage.width - margin - size.width,
    y: at === 'head' ? top : bottom,
  }
}

function fitLogo({ imageAspect }: DeckLogo, most: Size): { width: number; height: number } {
  const height = Math.min(Math.sqrt(most.area / imageAspect), most.height, most.width / imageAspect)
  return { width: height * imageAspect, height }
}

/** A sign is made out from here on; that it can be read as words cannot be asked of a drawing. */
const leastContrast = 2.5
/** Two grounds that differ more show their edge behind it. */
const calm = 1.5

function isSeen({ inks }: DeckLogo, rect: Rect, layout: SlideLayout): boolean {
  if (inks === undefined) return true
  const grounds = listGrounds(rect, layout)
  return isMadeOut(inks, grounds) && isCalm(grounds, rect, layout)
}

const listGrounds = (rect: Rect, layout: SlideLayout): string[] =>
  findGround(layout, growRect(rect, plateEdge))

/** Neither the edge of a panel nor a line that is drawn runs behind it. */
function isCalm(grounds: readonly string[], rect: Rect, { boxes }: SlideLayout): boolean {
  const [ground = '#FFFFFF'] = grounds
  return (
    grounds.every((other) => measureContrast(ground, other) <= calm) &&
    !boxes.some((box) => box.kind === 'shape' && meetsLine(box, growRect(rect, plateEdge)))
  )
}

/** At least half of its colours; a sign of many has some that no ground would suit. */
const isMadeOut = (inks: readonly string[], grounds: readonly string[]): boolean =>
  2 * inks.filter((ink) => measureWorstContrast(ink, grounds) >= leastContrast).length >=
  inks.length

const plates = { light: '#FFFFFF', dark: '#14161A' }

function makePlate({ inks = [] }: DeckLogo, rect: Rect): ShapeBox {
  const { light, dark } = plates
  const colour = isMadeOut(inks, [light]) || !isMadeOut(inks, [dark]) ? light : dark
  const { x, y, width, height } = growRect(rect, plateEdge)
  return makeBlock(x, y, width, height, colour, plateEdge)
}
