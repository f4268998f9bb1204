import type { Rect } from '#core/layout/boxes.ts'

import { type ColourSlots, paintSolid } from './colour-slots.ts'
import { element } from './element.ts'
import { nameShape } from './name-shape.ts'
import { placeShape } from './to-emu.ts'

const fieldId = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}'
const placeholder = { type: 'sldNum', sz: 'quarter', idx: 12 } as const

/** Below everything else, at the far end of the line of reading. */
const findPlace = (rtl: boolean): Rect => ({
  x: rtl ? 32 : 1128,
  y: 684,
  width: 120,
  height: 24,
})

type SlideNumber = { id: number; colour: string; slots: ColourSlots; rtl: boolean; number?: number }

/** The number of the slide, which the program keeps right when slides are moved. */
export function paintSlideNumber({ id, colour, slots, rtl, number }: SlideNumber): string {
  const isSheet = number === undefined
  const field = element(
    'a:fld',
    { id: fieldId, type: 'slidenum' },
    element('a:rPr', { lang: 'en-US' }),
    `<a:t>${number ?? '‹#›'}</a:t>`,
  )
  const style = element(
    'a:lvl1pPr',
    { algn: rtl ? 'l' : 'r' },
    element('a:buNone', {}),
    element('a:defRPr', { sz: 1100 }, paintSolid(colour, slots, { opacity: 0.75 }), latin),
  )
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `Slide number ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', placeholder)),
    ),
    element('p:spPr', {}, isSheet ? placeShape(findPlace(rtl)) : ''),
    element(
      'p:txBody',
      {},
      isSheet
        ? element('a:bodyPr', { lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 'ctr' })
        : element('a:bodyPr', {}),
      isSheet ? element('a:lstStyle', {}, style) : element('a:lstStyle', {}),
      element('a:p', {}, field),
    ),
  )
}

const latin = ['lt', 'ea', 'cs']
  .map((script) =>
    element(`a:${script === 'lt' ? 'latin' : script}`, { typeface: `+mn-${script}` }),
  )
  .join('')
