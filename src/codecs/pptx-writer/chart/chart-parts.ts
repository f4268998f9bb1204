import type { ChartBox } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintSolid } from '../master/colour-slots.ts'
import { element, escapeXml } from '../element.ts'
import { nameFonts } from '../text/text-look.ts'
import { toEmu } from '../to-emu.ts'

export type ChartToWrite = {
  box: ChartBox
  theme: Theme
  slots: ColourSlots
  /** Above it; mostly the slide has one. */
  title?: string | undefined
  titleLook?: { px: number; isBold: boolean } | undefined
}

/** Most of what a chart says is an element with a value. */
export const value = (name: string, val: string | number): string => element(`c:${name}`, { val })

export const noLine = element('a:ln', {}, element('a:noFill', {}))
export const clear = element('c:spPr', {}, element('a:noFill', {}), noLine)

export const strokeLine = (px: number, fill: string): string =>
  element('a:ln', { w: toEmu(px), cap: 'rnd' }, fill, element('a:round', {}))

/** The colour of a series or slice; those beyond the six begin again. */
export const fillOf = ({ box, slots }: ChartToWrite, index: number, opacity = 1): string =>
  paintSolid(box.colours[index % box.colours.length] ?? box.text, slots, { opacity })

type Letters = { px: number; fill: string; isBold?: boolean }

/** In the theme's own typeface; labels never turn. */
export const writeLetters = (
  { box, theme }: ChartToWrite,
  { px, fill, isBold = false }: Letters,
): string =>
  element(
    'c:txPr',
    {},
    element('a:bodyPr', { rot: 0, vert: 'horz', wrap: 'none' }),
    element('a:lstStyle', {}),
    element(
      'a:p',
      {},
      element(
        'a:pPr',
        {},
        element(
          'a:defRPr',
          {
            sz: Math.round(px / pxPerPt) * 100,
            b: isBold ? 1 : 0,
            i: box.font.italic ? 1 : 0,
          },
          fill,
          nameFonts(box.font.family, 'content', theme).font,
        ),
      ),
      element('a:endParaRPr', { lang: 'en-US' }),
    ),
  )

/** The title of a chart, or of an axis; the one at its side reads upward. */
export function writeTitleWords(
  { box, slots }: Pick<ChartToWrite, 'box' | 'slots'>,
  words: string,
  { px, isBold, isUpright = false }: { px: number; isBold: boolean; isUpright?: boolean },
): string {
  const look = element(
    'a:rPr',
    { lang: 'en-US', sz: Math.round(px / pxPerPt) * 100, b: isBold ? 1 : 0 },
    paintSolid(box.text, slots, { prefer: 'tx1' }),
  )
  const run = element('a:r', {}, look, `<a:t>${escapeXml(words)}</a:t>`)
  const body = element('a:bodyPr', isUpright ? { rot: -5_400_000, vert: 'horz' } : {})
  const text = element('c:rich', {}, body, element('a:lstStyle', {}), element('a:p', {}, run))
  return element('c:title', {}, element('c:tx', {}, text), value('overlay', 0))
}

/** A part of the chart, in shares of its frame. */
export function writePlace(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  frame: ChartBox,
  target?: 'inner',
): string {
  return element(
    'c:layout',
    {},
    element(
      'c:manualLayout',
      {},
      target ? value('layoutTarget', target) : '',
      value('xMode', 'edge'),
      value('yMode', 'edge'),
      value('x', share(x - frame.x, frame.width)),
      value('y', share(y - frame.y, frame.height)),
      value('w', share(width, frame.width)),
      value('h', share(height, frame.height)),
    ),
  )
}

export const share = (part: number, whole: number): number => Number((part / whole).toFixed(5))
