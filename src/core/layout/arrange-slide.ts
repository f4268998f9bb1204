import { readBullet } from '../deck/texts/bullet.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { countColumns } from '../deck/slide-table.ts'
import type { SlidePose } from '../form/slide-pose.ts'
import type { Slide } from '../deck/slide.ts'
import type { Arrangement, SlideParts, Theme } from '../theme/theme.ts'
import type { Fill, Rect } from './boxes.ts'
import { chooseLayout } from './choose-layout.ts'
import { stage } from './stage.ts'
import { isRtlSlide } from './texts/text-direction.ts'

export type SlideInTheme = {
  slide: Slide
  theme: Theme
} & SlidePose

/** As its author chose, or as its content asks for; only a theme that composes them has forms. */
export function findLayout({
  slide,
  theme,
  place,
  count = Infinity,
}: SlideInTheme): SlideLayoutName {
  return slide.layout ?? theme.forms?.choose(slide, { place, count }) ?? chooseLayout(slide, place)
}

export type ArrangedSlide = {
  layout: SlideLayoutName
  rtl: boolean
  has: SlideParts
  /** How many of its bullets have words. */
  bullets: number
  background: Fill
  arrangement: Arrangement
  /** Where a table stands. Shared, it comes below the text in that frame. */
  table: { frame: Rect; isShared: boolean } | null
}

/** How a slide is composed, before any of its words is measured. */
export function arrangeSlide(
  onStage: SlideInTheme,
  layout: SlideLayoutName = findLayout(onStage),
): ArrangedSlide {
  const { slide, theme } = onStage
  const rtl = isRtlSlide(slide)
  const bullets = slide.content.filter((bullet) => readBullet(bullet).text.trim() !== '').length
  const has = { picture: listPictures(slide).length > 0, content: bullets > 0 }
  const hasTable = slide.table !== undefined && countColumns(slide.table) > 0
  const composed = hasTable
    ? arrangeWithTable(theme, layout, has)
    : { arrangement: theme.arrange(layout, has), table: null }
  const { arrangement, table } = composed
  const background = arrangement.background ?? theme.background
  return {
    layout,
    rtl,
    has,
    bullets,
    background: rtl ? mirrorFill(background) : background,
    arrangement: rtl ? mirrorArrangement(arrangement) : arrangement,
    table: table && rtl ? { ...table, frame: mirror(table.frame) } : table,
  }
}

/** Between a table and a picture that share a frame. */
const gutter = 40

/** Layouts that have a frame besides the text give it to the table; in others it shares the text's. */
function arrangeWithTable(
  theme: Theme,
  layout: SlideLayoutName,
  has: SlideParts,
): Pick<ArrangedSlide, 'arrangement' | 'table'> {
  const isBeside = layout === 'title-only' || layout === 'two-columns'
  if (!isBeside || (has.picture && layout === 'two-columns')) {
    const { settle: _settle, ...arrangement } = theme.arrange(layout, { ...has, content: true })
    const frame = arrangement.content?.at(-1)
    return { arrangement, table: frame ? { frame: toRect(frame), isShared: true } : null }
  }
  const { picture: whole, ...arrangement } = theme.arrange(layout, { ...has, picture: true })
  if (!whole) return { arrangement, table: null }
  if (!has.picture) return { arrangement, table: { frame: toRect(whole), isShared: false } }
  const width = (whole.width - gutter) / 2
  return {
    arrangement: { ...arrangement, picture: { ...whole, x: whole.x + width + gutter, width } },
    table: { frame: { ...toRect(whole), width }, isShared: false },
  }
}

const toRect = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })

/** A right-to-left slide is the same composition seen in a mirror. */
function mirrorArrangement(arrangement: Arrangement): Arrangement {
  const { shapes = [], content = [], title, picture } = arrangement
  const mirrorShape = (shape: (typeof shapes)[number]) => ({
    ...mirror(shape),
    fill: mirrorFill(shape.fill),
  })
  return {
    ...arrangement,
    shapes: shapes.map(mirrorShape),
    content: content.map(mirror),
    ...(title && { title: mirror(title) }),
    ...(picture && { picture: mirror(picture) }),
  }
}

const mirror = <R extends Rect>(rect: R): R => ({ ...rect, x: stage.width - rect.x - rect.width })

const mirrorFill = (fill: Fill): Fill =>
  fill.kind === 'linear' ? { ...fill, angle: 360 - fill.angle } : fill
