import { maxBulletLevel } from '#core/deck/texts/bullet.ts'
import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import { fontSizeRem } from '#core/deck/texts/text-style.ts'
import type { ArrangedSlide } from '#core/layout/arrange-slide.ts'
import type { Fill, TextBox } from '#core/layout/boxes.ts'
import { gaps } from '#core/layout/texts/fit-text.ts'
import { resolveTextStyle } from '#core/layout/texts/resolve-text-style.ts'
import { scaleToLevel } from '#core/layout/texts/set-text.ts'
import { remPt } from '#core/layout/stage.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Arrangement, TextFrame, Theme } from '#core/theme/theme.ts'

import type { SheetNumbers } from '../chart/sheet-numbers.ts'
import { describeLook, measureHang, type TextLook } from '../text/text-look.ts'

/** A slide layout of the file: one way in which a theme arranges one of our layouts. */
export type LayoutPlan = {
  /** Counted from 1. */
  number: number
  layout: SlideLayoutName
  name: string
  rtl: boolean
  background: Fill
  arrangement: Arrangement
  /** By level. */
  title: readonly TextLook[]
  /** For each of the frames. */
  content: readonly (readonly TextLook[])[]
}

export type LayoutPlans = {
  /** The layout that a slide stands on; slides that are arranged alike share one. */
  find(arranged: Pick<ArrangedSlide, 'layout' | 'rtl' | 'background' | 'arrangement'>): LayoutPlan
  list(): readonly LayoutPlan[]
}

export function planLayouts(theme: Theme, slots: ColourSlots, numbers: SheetNumbers): LayoutPlans {
  const plans = new Map<string, LayoutPlan>()
  return {
    find({ layout, rtl, background, arrangement }) {
      const key = JSON.stringify([layout, rtl, arrangement])
      const known = plans.get(key)
      if (known) return known
      const alike = [...plans.values()].filter((plan) => plan.layout === layout).length
      const describe = (frame: TextFrame, role: TextBox['role']) =>
        describeFrame(frame, role, { theme, slots, rtl })
      const plan: LayoutPlan = {
        number: numbers.next(),
        layout,
        name: nameLayout(layout) + (alike > 0 ? ` ${alike + 1}` : ''),
        rtl,
        background,
        arrangement,
        title: arrangement.title ? describe(arrangement.title, 'title') : [],
        content: (arrangement.content ?? []).map((frame) => describe(frame, 'content')),
      }
      plans.set(key, plan)
      return plan
    },
    list: () => [...plans.values()],
  }
}

/** `title-and-bullets` as people write it. */
const nameLayout = (layout: SlideLayoutName): string =>
  layout.charAt(0).toUpperCase() + layout.slice(1).replaceAll('-', ' ')

type Setting = { theme: Theme; slots: ColourSlots; rtl: boolean }

/** What the texts of a frame look like before any of them has to be made smaller. */
export function describeFrame(
  frame: TextFrame,
  role: TextBox['role'],
  { theme, slots, rtl }: Setting,
): TextLook[] {
  const themed = theme[role]
  const { style, align } = resolveTextStyle({ frame, rtl, themed, chosen: undefined })
  const sizePt = frame.sizePt ?? fontSizeRem[style.fontSize] * remPt
  const isPlain = role === 'title' || frame.plain === true
  const hang = isPlain ? 0 : measureHang(sizePt, theme.hangEm)
  const levels = role === 'title' ? 1 : maxBulletLevel + 1
  return Array.from({ length: levels }, (_, level) => {
    const scaled = scaleToLevel(sizePt, level)
    return describeLook({
      theme,
      slots,
      role,
      font: {
        family: frame.family ?? themed.family,
        weight: style.fontWeight === 'bold' ? 700 : 400,
        italic: style.fontStyle === 'italic',
      },
      style,
      align,
      isPlain,
      markColour: frame.markColour,
      rtl,
      level,
      sizePt: scaled,
      before: role === 'title' ? 0 : Math.round(scaled * gaps.roomy),
      hang,
    })
  })
}
