import type { ChartBox } from '#core/layout/boxes.ts'

import { element } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { placeShape } from '../to-emu.ts'
import { chartNamespace } from './write-chart.ts'
import type { Mark } from '../write-mark.ts'

/** The frame in which a slide shows a chart, which is a part of its own. */
export const paintChart = (box: ChartBox, id: number, relation: string, mark?: Mark): string =>
  element(
    'p:graphicFrame',
    {},
    element(
      'p:nvGraphicFramePr',
      {},
      nameShape({ id, name: `Chart ${id}`, alt: box.alt, ...(mark && { mark }) }),
      element('p:cNvGraphicFramePr', {}, element('a:graphicFrameLocks', { noGrp: 1 })),
      element('p:nvPr', {}),
    ),
    placeShape(box, 0, 'p:xfrm'),
    element(
      'a:graphic',
      {},
      element(
        'a:graphicData',
        { uri: chartNamespace },
        element('c:chart', { 'xmlns:c': chartNamespace, 'r:id': relation }),
      ),
    ),
  )
