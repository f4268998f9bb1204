import type { PlacedGeometry } from '#core/deck/placed.ts'

/** What shapes are called today that had numbers then ([MS-ODRAW] 2.4.24); a rectangle has no name. */
const names: Readonly<Record<number, string>> = {
  2: 'roundRect',
  3: 'ellipse',
  4: 'diamond',
  5: 'triangle',
  6: 'rtTriangle',
  7: 'parallelogram',
  8: 'trapezoid',
  9: 'hexagon',
  10: 'octagon',
  11: 'plus',
  12: 'star5',
  13: 'rightArrow',
  15: 'homePlate',
  16: 'cube',
  19: 'arc',
  20: 'line',
  22: 'can',
  23: 'donut',
  32: 'line',
  33: 'bentConnector2',
  34: 'bentConnector3',
  35: 'bentConnector4',
  38: 'curvedConnector3',
  55: 'chevron',
  56: 'pentagon',
  61: 'wedgeRectCallout',
  62: 'wedgeRoundRectCallout',
  63: 'wedgeEllipseCallout',
  65: 'foldedCorner',
  66: 'leftArrow',
  67: 'downArrow',
  68: 'upArrow',
  69: 'leftRightArrow',
  70: 'upDownArrow',
  74: 'heart',
  76: 'quadArrow',
  84: 'bevel',
  85: 'leftBracket',
  86: 'rightBracket',
  87: 'leftBrace',
  88: 'rightBrace',
  96: 'smileyFace',
  106: 'cloudCallout',
  109: 'flowChartProcess',
  110: 'flowChartDecision',
  116: 'flowChartTerminator',
}

/** Those whose first handle counts the same way, only in other units. */
const withHandle: ReadonlySet<number> = new Set([2, 7, 8, 9, 10, 11, 16, 22, 84])

export function nameGeometry(type: number, handle: number | undefined): PlacedGeometry | undefined {
  const preset = names[type]
  if (preset === undefined) return undefined
  if (handle === undefined || !withHandle.has(type)) return { preset }
  const adj = Math.max(0, Math.min(100_000, Math.round(((handle | 0) / 21_600) * 100_000)))
  return { preset, adjust: { adj } }
}

/** Lines have nothing in them. */
export const isLine = (type: number): boolean => type === 20 || (type >= 32 && type <= 40)

/** Drawn point by point, which is not read here. */
export const isFreeform = (type: number): boolean => type === 0

/** What is drawn with a name that is not in the table above. */
export const isUnknown = (type: number): boolean =>
  names[type] === undefined && ![0, 1, 75, 201, 202].includes(type)
