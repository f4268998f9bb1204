import { element } from './element.ts'

const nothing = { x: 0, y: 0 }
const noSize = { cx: 0, cy: 0 }

const root =
  element(
    'p:nvGrpSpPr',
    {},
    element('p:cNvPr', { id: 1, name: '' }),
    element('p:cNvGrpSpPr', {}),
    element('p:nvPr', {}),
  ) +
  element(
    'p:grpSpPr',
    {},
    element(
      'a:xfrm',
      {},
      element('a:off', nothing),
      element('a:ext', noSize),
      element('a:chOff', nothing),
      element('a:chExt', noSize),
    ),
  )

/** What stands on a sheet, in the order of painting. Number 1 is the tree itself. */
export const shapeTree = (
  { background = '', name }: { background?: string; name?: string },
  shapes: readonly string[],
): string => element('p:cSld', { name }, background, element('p:spTree', {}, root, ...shapes))

export const masterColours = element('p:clrMapOvr', {}, element('a:masterClrMapping', {}))
