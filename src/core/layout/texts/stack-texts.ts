import { type Bullet, readBullet } from '../../deck/texts/bullet.ts'
import type { Slide } from '../../deck/slide.ts'
import type { Arrangement, TextFrame, Theme } from '../../theme/theme.ts'
import type { Rect, ShapeBox, TextBox } from '../boxes.ts'
import { chooseFamily } from '../typefaces/choose-family.ts'
import { dealBullets } from './deal-bullets.ts'
import { layOutText } from './lay-out-text.ts'
import { moveText } from './move-text.ts'
import { drawAroundTexts } from '../pictures/draw-around-texts.ts'
import type { TextItem } from './set-text.ts'
import { stage } from '../stage.ts'
import type { TextMetrics } from '../text-metrics.ts'

type TextsToStack = { slide: Slide; theme: Theme; arrangement: Arrangement; rtl: boolean }

/** Between a title that grew and what stands below it. */
const gapBelowTitle = 20

/** The texts of a slide, in the order of reading; what stands below another begins where that ends. */
export function stackTexts(
  { slide, theme, arrangement, rtl }: TextsToStack,
  metrics: TextMetrics,
): { texts: TextBox[]; decoration: ShapeBox[] } {
  const texts: TextBox[] = []
  const { title, content = [] } = arrangement
  if (title) {
    const item: TextItem = { level: 0, text: slide.title, part: { field: 'title' }, mark: null }
    const chosen = slide.textStyles?.title
    texts.push(
      layOutText(
        {
          role: 'title',
          frame: title,
          items: [item],
          family: chooseFamily(title.family ?? theme.title.family, [slide.title]),
          rtl,
          themed: theme.title,
          hangEm: 0,
          chosen,
        },
        metrics,
      ),
    )
  }
  const ruled = arrangement.rule ? arrangement.rule.below + arrangement.rule.height : 0
  const bullets = slide.content.map(readBullet)
  const dealt = dealBullets(bullets, content.length, arrangement.deal)
  let isCut = false
  content.forEach((frame, index) => {
    // After one that was left out none is shown: nobody would see that there is a gap.
    const items = (isCut ? [] : (dealt[index] ?? [])).map((at) => toItem(bullets, at, theme, frame))
    const placed = makeWay(frame, texts, title && texts.length === 1 ? ruled : 0)
    const chosen = slide.textStyles?.content
    const { content: themed } = theme
    const family = chooseFamily(
      frame.family ?? themed.family,
      bullets.map(({ text }) => text),
    )
    const box = layOutText(
      {
        role: 'content',
        frame: placed,
        items,
        family,
        standIns: theme.standIns,
        rtl,
        themed,
        hangEm: theme.hangEm,
        chosen,
      },
      metrics,
    )
    isCut ||= frame.cutsOff === true && box.overflows
    texts.push(box)
  })

  const settled = settle(texts, arrangement)
  return { texts: settled, decoration: drawAroundTexts(arrangement, settled, rtl) }
}

function toItem(
  bullets: readonly Bullet[],
  index: number,
  { marks }: Theme,
  frame: TextFrame,
): TextItem {
  const bullet = bullets[index] ?? { level: 0, text: '' }
  const { level } = bullet
  const marker = frame.plain ? undefined : (marks[level] ?? marks.at(-1))
  const mark = marker && {
    marker: { ...marker, colour: frame.markColour ?? marker.colour },
    count: countUp(bullets, index),
  }
  return { ...bullet, part: { field: 'content', index }, mark: mark ?? null }
}

/** A bullet counts those of its level since the last one above it. */
function countUp(bullets: readonly Bullet[], index: number): number {
  const level = bullets[index]?.level ?? 0
  let count = 1
  for (let at = index - 1; at >= 0 && (bullets[at]?.level ?? 0) >= level; at--)
    if (bullets[at]?.level === level) count++
  return count
}

function makeWay(frame: TextFrame, above: readonly TextBox[], ruled: number): TextFrame {
  const ends = above
    .filter((box) => standsOver(box, frame) && box.paragraphs.length > 0)
    .filter((box) => box.y <= frame.y || frame.follows !== undefined)
    .map((box) => box.y + box.height + ruled)
  if (ends.length === 0) return frame
  const end = Math.max(...ends)
  const y =
    frame.follows === undefined ? Math.max(frame.y, end + gapBelowTitle) : end + frame.follows
  return { ...frame, y, height: Math.max(0, frame.y + frame.height - y) }
}

const standsOver = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width

function settle(texts: readonly TextBox[], { settle: where, title, content }: Arrangement) {
  const frames = [...(title ? [title] : []), ...(content ?? [])]
  const shown = texts.filter(({ paragraphs }) => paragraphs.length > 0)
  if (where === undefined || shown.length === 0) return [...texts]
  const bottom = Math.max(...frames.map((frame) => frame.y + frame.height))
  const spare = Math.max(0, bottom - Math.max(...shown.map((box) => box.y + box.height)))
  const by = where === 'middle' ? spare / 2 : spare
  // A box that waits for its first words takes no room, and still has to be on the stage.
  return texts.map((box) => moveText(box, Math.min(by, stage.height - box.y - box.height)))
}
