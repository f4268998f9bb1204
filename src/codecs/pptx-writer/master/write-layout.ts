import type { Rect } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { TextFrame, Theme } from '#core/theme/theme.ts'

import { document, element, namespaces } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { paintBackground } from '../paint-fill.ts'
import { picturePlace } from '../paint-picture.ts'
import { paintShape } from '../paint-shape.ts'
import type { Placeholder } from '../text/paint-text.ts'
import type { LayoutPlan } from './plan-layouts.ts'
import { masterColours, shapeTree } from '../shape-tree.ts'
import { paintFurniturePlaces } from './paint-furniture.ts'
import { type TextLook, writeLevel } from '../text/text-look.ts'
import { placeShape } from '../to-emu.ts'

/** What PowerPoint calls them, where the places are the same. */
const kinds: Partial<Record<LayoutPlan['layout'], string>> = {
  cover: 'title',
  points: 'tx',
  section: 'secHead',
  'two-columns': 'twoColTx',
  'title-only': 'titleOnly',
}

/** Which places a slide of this layout has for its texts. */
export const titlePlace = ({ layout }: Pick<LayoutPlan, 'layout'>): Placeholder => ({
  type: layout === 'cover' ? 'ctrTitle' : 'title',
})
export const contentPlace = (
  { layout }: Pick<LayoutPlan, 'layout'>,
  index: number,
): Placeholder => ({
  type: layout === 'cover' && index === 0 ? 'subTitle' : 'body',
  idx: index + 1,
})

export function writeLayout(plan: LayoutPlan, theme: Theme, slots: ColourSlots): string {
  const { arrangement, background, rtl } = plan
  let id = 2
  const shapes = (arrangement.shapes ?? []).map((shape) => paintShape(shape, id++, slots))
  const { title, picture, content = [] } = arrangement
  const places = [
    ...(picture ? [paintPicturePlace(picture, id++)] : []),
    ...(title
      ? [paintPlace({ id: id++, frame: title, placeholder: titlePlace(plan), looks: plan.title })]
      : []),
    ...content.map((frame, index) =>
      paintPlace({
        id: id++,
        frame,
        placeholder: contentPlace(plan, index),
        looks: plan.content[index] ?? [],
      }),
    ),
  ]
  const isOwn = JSON.stringify(background) !== JSON.stringify(theme.background)
  return document(
    'p:sldLayout',
    { ...namespaces, type: picture ? undefined : kinds[plan.layout], preserve: 1 },
    shapeTree(
      { name: plan.name, ...(isOwn && { background: paintBackground(background, slots) }) },
      [
        ...shapes,
        ...places,
        ...paintFurniturePlaces({ firstId: id, colour: findColour(plan, theme), slots, rtl }),
      ],
    ),
    masterColours,
  )
}

/** Whatever the layout's ground is, its texts can be read on it. */
const findColour = ({ arrangement: { title, content } }: LayoutPlan, theme: Theme): string =>
  content?.at(-1)?.style?.textColor ??
  title?.style?.textColor ??
  (content?.length ? theme.content.style.textColor : theme.title.style.textColor)

type TextPlace = {
  id: number
  frame: TextFrame
  placeholder: Placeholder
  looks: readonly TextLook[]
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const

export function paintPlace({ id, frame, placeholder, looks }: TextPlace): string {
  const isTitle = placeholder.type === 'title' || placeholder.type === 'ctrTitle'
  const levels = looks.map((_, level) =>
    element(
      'a:p',
      {},
      element('a:pPr', { lvl: level }),
      element(
        'a:r',
        {},
        element('a:rPr', { lang: 'en-US' }),
        `<a:t>${isTitle ? 'Title' : `Text ${level + 1}`}</a:t>`,
      ),
    ),
  )
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `${isTitle ? 'Title' : 'Text'} ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', placeholder)),
    ),
    element('p:spPr', {}, placeShape(frame), plainRect),
    element(
      'p:txBody',
      {},
      element(
        'a:bodyPr',
        { lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: anchors[frame.anchor] },
        element('a:normAutofit', {}),
      ),
      element('a:lstStyle', {}, ...looks.map((look, level) => writeLevel(level, look))),
      ...levels,
    ),
  )
}

const plainRect = element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {}))

const paintPicturePlace = (frame: Rect, id: number): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `Picture ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', picturePlace)),
    ),
    element('p:spPr', {}, placeShape(frame), plainRect),
    element(
      'p:txBody',
      {},
      element('a:bodyPr', {}),
      element('a:lstStyle', {}),
      element('a:p', {}, element('a:endParaRPr', { lang: 'en-US' })),
    ),
  )
