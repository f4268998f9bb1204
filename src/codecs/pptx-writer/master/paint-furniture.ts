import type { DeckFurniture } from '#core/deck/brand/deck-furniture.ts'
import type { FurnitureBox, FurnitureLabel, Rect } from '#core/layout/boxes.ts'
import { linePitch, pxPerPt, stage } from '#core/layout/stage.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintSolid } from './colour-slots.ts'
import { element, escapeXml } from '../element.ts'
import { findTextLanguage } from '../text/find-text-language.ts'
import { nameShape } from '../name-shape.ts'
import { nameTypeface } from '../fonts/office-fonts.ts'
import { placeShape } from '../to-emu.ts'

type Part = FurnitureLabel['part']

/** The places that PowerPoint has for them on every sheet. */
const placeholders = {
  date: { type: 'dt', sz: 'half', idx: 10 },
  footer: { type: 'ftr', sz: 'quarter', idx: 11 },
  number: { type: 'sldNum', sz: 'quarter', idx: 12 },
} as const satisfies Record<Part, object>

const names: Record<Part, string> = { date: 'Date', footer: 'Footer', number: 'Slide number' }

/** Below everything else, in the order in which PowerPoint has them. */
const sheetPlaces: Record<Part, Rect & { algn: 'l' | 'ctr' | 'r' }> = {
  date: { x: 64, y: 686, width: 240, height: 24, algn: 'l' },
  footer: { x: 400, y: 686, width: 480, height: 24, algn: 'ctr' },
  number: { x: 976, y: 686, width: 240, height: 24, algn: 'r' },
}

type SheetFurniture = { firstId: number; colour: string; slots: ColourSlots; rtl: boolean }

/** Of a layout or master: where date, footer and number go when somebody asks PowerPoint for them. */
export const paintFurniturePlaces = ({ firstId, colour, slots, rtl }: SheetFurniture): string[] =>
  (['date', 'footer', 'number'] as const).map((part, index) => {
    const { algn, ...place } = sheetPlaces[part]
    const side = rtl ? { l: 'r', ctr: 'ctr', r: 'l' }[algn] : algn
    const x = rtl ? stage.width - place.x - place.width : place.x
    const style = element(
      'a:lvl1pPr',
      { algn: side },
      element('a:buNone', {}),
      element('a:defRPr', { sz: 1100 }, paintSolid(colour, slots, { opacity: 0.75 }), latin),
    )
    return writeShape(part, firstId + index, {
      place: placeShape({ ...place, x }),
      body: element('a:bodyPr', { lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 'ctr' }),
      styles: element('a:lstStyle', {}, style),
      text:
        part === 'number' ? writeField('slidenum', element('a:rPr', { lang: 'en-US' }), '‹#›') : '',
    })
  })

/** Of a slide whose deck says nothing of furniture: its number, as its sheet has it. */
export const paintNumber = (id: number, number: number): string =>
  writeShape('number', id, {
    place: '',
    body: element('a:bodyPr', {}),
    styles: element('a:lstStyle', {}),
    text: writeField('slidenum', element('a:rPr', { lang: 'en-US' }), String(number)),
  })

type SlideFurniture = {
  nextId: () => number
  theme: Theme
  slots: ColourSlots
  furniture: DeckFurniture
  language: string
}

/** Of a slide: in the places of its sheet, but where and as the screen shows them. */
export const paintFurniture = (
  { labels }: FurnitureBox,
  { nextId, theme, slots, furniture, language }: SlideFurniture,
): string =>
  labels
    .map((label) => {
      const { part, text, font, sizePx, colour } = label
      const look = element(
        'a:rPr',
        {
          lang: findTextLanguage(text, language),
          sz: Math.round((sizePx / pxPerPt) * 100),
          b: font.weight === 700 ? 1 : 0,
          i: font.italic ? 1 : 0,
          u: 'none',
        },
        paintSolid(colour, slots),
        element('a:latin', { typeface: nameTypeface(font.family, theme) }) +
          element('a:ea', { typeface: '+mn-ea' }) +
          element('a:cs', { typeface: '+mn-cs' }),
      )
      const { rect, algn } = placeLabel(label)
      return writeShape(part, nextId(), {
        place: placeShape(rect),
        body: element('a:bodyPr', {
          wrap: 'none',
          lIns: 0,
          tIns: 0,
          rIns: 0,
          bIns: 0,
          anchor: 't',
        }),
        styles: element('a:lstStyle', {}),
        properties: element(
          'a:pPr',
          { algn, rtl: label.rtl ? 1 : 0 },
          element('a:lnSpc', {}, element('a:spcPts', { val: toHundredths(sizePx * linePitch) })),
        ),
        text: writeLabel(part, text, look, furniture),
      })
    })
    .join('')

function writeLabel(part: Part, text: string, look: string, { date }: DeckFurniture): string {
  if (part === 'number') return writeField('slidenum', look, text)
  // The program writes the day on which it is opened.
  if (part === 'date' && date === true) return writeField('datetime4', look, text)
  return element('a:r', {}, look, `<a:t>${escapeXml(text)}</a:t>`)
}

const toHundredths = (px: number): number => Math.round((px / pxPerPt) * 100)

/** Of a line, how far down its letters stand. */
const seat = 0.8

/** A little wider than it was measured, towards the side to which it may grow. */
function placeLabel({ x, width, baseline, sizePx }: FurnitureLabel): {
  rect: Rect
  algn: 'l' | 'ctr' | 'r'
} {
  const spare = 0.1 * width + 4
  const pitch = sizePx * linePitch
  const upright = { y: baseline - seat * pitch, height: pitch }
  const middle = x + width / 2 - stage.width / 2
  if (Math.abs(middle) < 2)
    return { rect: { ...upright, x: x - spare / 2, width: width + spare }, algn: 'ctr' }
  return middle < 0
    ? { rect: { ...upright, x, width: width + spare }, algn: 'l' }
    : { rect: { ...upright, x: x - spare, width: width + spare }, algn: 'r' }
}

const fieldIds = {
  slidenum: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}',
  datetime4: '{5C29AFCD-35A0-4F67-9C3B-9D2F4C8B6F11}',
}

const writeField = (type: keyof typeof fieldIds, look: string, text: string): string =>
  element('a:fld', { id: fieldIds[type], type }, look, `<a:t>${escapeXml(text)}</a:t>`)

type ShapeToWrite = {
  place: string
  body: string
  styles: string
  properties?: string
  text: string
}

const writeShape = (
  part: Part,
  id: number,
  { place, body, styles, properties = '', text }: ShapeToWrite,
): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `${names[part]} ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', placeholders[part])),
    ),
    element('p:spPr', {}, place),
    element('p:txBody', {}, body, styles, element('a:p', {}, properties, text)),
  )

const latin = ['lt', 'ea', 'cs']
  .map((script) =>
    element(`a:${script === 'lt' ? 'latin' : script}`, { typeface: `+mn-${script}` }),
  )
  .join('')
