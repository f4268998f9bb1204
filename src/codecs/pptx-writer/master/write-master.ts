import type { ColourSlots } from '#core/theme/assign-colours.ts'
import { makeFrame } from '#core/theme/make-frame.ts'
import type { Theme } from '#core/theme/theme.ts'

import { document, element, namespaces } from '../element.ts'
import { paintBackground } from '../paint-fill.ts'
import { describeFrame } from './plan-layouts.ts'
import { shapeTree } from '../shape-tree.ts'
import { paintFurniturePlaces } from './paint-furniture.ts'
import { writeLevel } from '../text/text-look.ts'
import { paintPlace } from './write-layout.ts'
import { mapColours } from './write-theme.ts'

/** Numbers of masters and layouts are counted together, and begin here. */
export const firstSheetId = 2_147_483_648

/** So many masters may come before the first layout. */
const mostMasters = 10_000

export type NumberedLayout = { number: number }

/** The layouts of a master, in the order in which its relations name them. */
export const listLayouts = (layouts: readonly NumberedLayout[]): string =>
  element(
    'p:sldLayoutIdLst',
    {},
    ...layouts.map(({ number }, index) =>
      element('p:sldLayoutId', {
        id: firstSheetId + mostMasters + number,
        'r:id': `rId${index + 1}`,
      }),
    ),
  )

/** The ground of all layouts: places and looks of texts where nothing says otherwise. */
export function writeMaster(
  theme: Theme,
  slots: ColourSlots,
  layouts: readonly NumberedLayout[],
): string {
  const usual = theme.arrange('points', { picture: false, content: true })
  const title = usual.title ?? makeFrame(80, 64, 1120, 112)
  const content = usual.content?.[0] ?? makeFrame(80, 190, 1120, 466)
  const setting = { theme, slots, rtl: false }
  const looks = {
    title: describeFrame(title, 'title', setting),
    content: describeFrame(content, 'content', setting),
  }
  const colour = theme.content.style.textColor
  return document(
    'p:sldMaster',
    namespaces,
    shapeTree({ background: paintBackground(theme.background, slots) }, [
      paintPlace({ id: 2, frame: title, placeholder: { type: 'title' }, looks: looks.title }),
      paintPlace({
        id: 3,
        frame: content,
        placeholder: { type: 'body', idx: 1 },
        looks: looks.content,
      }),
      ...paintFurniturePlaces({ firstId: 4, colour, slots, rtl: false }),
    ]),
    mapColours(theme),
    listLayouts(layouts),
    element(
      'p:txStyles',
      {},
      element('p:titleStyle', {}, ...looks.title.map((look, level) => writeLevel(level, look))),
      element('p:bodyStyle', {}, ...looks.content.map((look, level) => writeLevel(level, look))),
      element('p:otherStyle', {}),
    ),
  )
}
