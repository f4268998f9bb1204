import { type Bullet, readBullet } from '../deck/bullet.ts'
import { defaultImageEffects, defaultImageStyle, wholePicture } from '../deck/image-style.ts'
import type { Slide } from '../deck/slide.ts'
import type { TextStyle } from '../deck/text-style.ts'
import type { TextFrame, Theme } from '../theme/theme.ts'
import type { Box, PictureBox, Rect, SlideLayout, TextBox } from './boxes.ts'
import { chooseLayout } from './choose-layout.ts'
import { dealBullets } from './deal-bullets.ts'
import { layOutText } from './lay-out-text.ts'
import type { TextItem } from './set-text.ts'
import { stage } from './stage.ts'
import { isRtlSlide } from './text-direction.ts'
import type { TextMetrics } from './text-metrics.ts'

export type SlideInTheme = {
  slide: Slide
  theme: Theme
  /** Index in its deck. */
  place: number
}

/** Between a title that grew and what stands below it. */
const gapBelowTitle = 20

/** The one geometry: every painter, on screen and in files, paints these boxes. */
export function layoutSlide(
  { slide, theme, place }: SlideInTheme,
  metrics: TextMetrics,
): SlideLayout {
  const layout = slide.layout ?? chooseLayout(slide, place)
  const rtl = isRtlSlide(slide)
  const has = { picture: slide.imageUrl !== undefined, content: slide.content.length > 0 }
  const frames = theme.frames(layout, has)
  const turn = <R extends Rect>(rect: R): R => (rtl ? mirror(rect) : rect)
  const boxes: Box[] = theme.shapes(layout, has).map(turn)
  const colours = theme.colours?.[layout]

  if (frames.picture && has.picture)
    boxes.push(...layOutPicture(slide, theme, turn(frames.picture)))
  if (layout === 'picture-full' && has.picture)
    boxes.push({ kind: 'shape', shape: 'rect', ...wholeStage, fill: theme.scrim, radius: 0 })

  let title: TextBox | null = null
  if (frames.title) {
    const style: TextStyle = {
      ...theme.title.style,
      ...(colours && { textColor: colours.title }),
      ...slide.textStyles?.title,
    }
    const item: TextItem = { level: 0, text: slide.title, part: { field: 'title' }, mark: null }
    title = layOutText(
      {
        role: 'title',
        frame: turn(frames.title),
        items: [item],
        rtl,
        style,
        family: theme.title.family,
      },
      slide.textStyles?.title,
      metrics,
    )
    boxes.push(title)
  }

  const style: TextStyle = {
    ...theme.content.style,
    ...(colours && { textColor: colours.content }),
    ...slide.textStyles?.content,
  }
  const contentFrames = frames.content ?? []
  const bullets = slide.content.map(readBullet)
  const dealt = dealBullets(bullets, contentFrames.length, frames.deal)
  contentFrames.forEach((frame, index) => {
    const items = (dealt[index] ?? []).map((at) => toItem(bullets, at, theme, frame))
    const placed = makeWay(turn(frame), title)
    boxes.push(
      layOutText(
        { role: 'content', frame: placed, items, rtl, style, family: theme.content.family },
        slide.textStyles?.content,
        metrics,
      ),
    )
  })

  return {
    layout,
    rtl,
    background: theme.backgrounds?.[layout] ?? theme.background,
    boxes,
    overflows: boxes.some((box) => box.kind === 'text' && box.overflows),
    hiddenBullets: contentFrames.length > 0 ? 0 : bullets.length,
  }
}

const wholeStage: Rect = { x: 0, y: 0, ...stage }

const mirror = <R extends Rect>(rect: R): R => ({ ...rect, x: stage.width - rect.x - rect.width })

function layOutPicture(slide: Slide, theme: Theme, frame: Rect): PictureBox[] {
  return [
    {
      kind: 'picture',
      ...frame,
      style: { ...defaultImageStyle, ...theme.picture, ...slide.imageStyle },
      effects: { ...defaultImageEffects, ...slide.imageEffects },
      crop: { ...wholePicture, ...slide.imageCrop },
      alt: slide.imageAlt ?? '',
    },
  ]
}

function toItem(
  bullets: readonly Bullet[],
  index: number,
  theme: Theme,
  frame: TextFrame,
): TextItem {
  const { level, text } = bullets[index] ?? { level: 0, text: '' }
  const mark = frame.plain ? null : (theme.marks[Math.min(level, theme.marks.length - 1)] ?? null)
  return { level, text, part: { field: 'content', index }, mark: numbered(mark, bullets, index) }
}

/** A number counts the bullets of its level since the last one above it. */
function numbered(mark: TextItem['mark'], bullets: readonly Bullet[], index: number) {
  if (mark?.kind !== 'number') return mark
  const level = bullets[index]?.level ?? 0
  let count = 1
  for (let at = index - 1; at >= 0 && (bullets[at]?.level ?? 0) >= level; at--)
    if (bullets[at]?.level === level) count++
  return { ...mark, count }
}

/** Content below a title that took more lines than usual begins further down. */
function makeWay(frame: TextFrame, title: TextBox | null): TextFrame {
  if (!title || frame.y <= title.y) return frame
  const isBeside = frame.x + frame.width <= title.x || title.x + title.width <= frame.x
  const last = title.paragraphs.at(-1)
  if (isBeside || !last) return frame
  const y = Math.max(frame.y, last.y + last.height + gapBelowTitle)
  return { ...frame, y, height: frame.height - (y - frame.y) }
}
