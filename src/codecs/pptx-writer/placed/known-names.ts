import { isDrawn } from '#core/placed/list-handles.ts'

/**
 * The names that the file format has for shapes, patterns and ways to count. PowerPoint refuses a file with
 * any other, and what a slide keeps may come from anywhere.
 */
/** Those that our own table lacks. */
const shapes =
  'lineInv nonIsoscelesTrapezoid decagon dodecagon star10 star12 star16 star24 star32 ' +
  'pieWedge leftUpArrow leftRightUpArrow quadArrow leftRightArrowCallout ' +
  'upDownArrowCallout quadArrowCallout circularArrow leftCircularArrow ' +
  'leftRightCircularArrow curvedRightArrow curvedUpArrow curvedDownArrow swooshArrow ' +
  'irregularSeal1 irregularSeal2 diagStripe bentConnector5 curvedConnector5 callout1 ' +
  'callout2 callout3 accentCallout1 accentCallout2 accentCallout3 borderCallout2 ' +
  'borderCallout3 accentBorderCallout1 accentBorderCallout2 accentBorderCallout3 ribbon ' +
  'ribbon2 ellipseRibbon ellipseRibbon2 leftRightRibbon doubleWave flowChartMultidocument ' +
  'flowChartPunchedCard flowChartPunchedTape flowChartSummingJunction flowChartOr ' +
  'flowChartCollate flowChartSort flowChartOfflineStorage flowChartOnlineStorage ' +
  'flowChartMagneticTape flowChartMagneticDrum flowChartDisplay actionButtonBlank ' +
  'actionButtonHome actionButtonHelp actionButtonInformation actionButtonForwardNext ' +
  'actionButtonBackPrevious actionButtonEnd actionButtonBeginning actionButtonReturn ' +
  'actionButtonDocument actionButtonSound actionButtonMovie gear6 gear9 funnel mathDivide ' +
  'mathNotEqual cornerTabs squareTabs plaqueTabs chartX chartStar chartPlus'
const patterns =
  'pct5 pct10 pct20 pct25 pct30 pct40 pct50 pct60 pct70 pct75 pct80 pct90 horz vert ltHorz ltVert ' +
  'dkHorz dkVert narHorz narVert dashHorz dashVert cross dnDiag upDiag ltDnDiag ltUpDiag dkDnDiag ' +
  'dkUpDiag wdDnDiag wdUpDiag dashDnDiag dashUpDiag diagCross smCheck lgCheck smGrid lgGrid dotGrid ' +
  'smConfetti lgConfetti horzBrick diagBrick solidDmnd openDmnd dotDmnd plaid sphere weave divot ' +
  'shingle wave trellis zigZag'
const counts =
  'alphaLcParenBoth alphaUcParenBoth alphaLcParenR alphaUcParenR alphaLcPeriod alphaUcPeriod ' +
  'arabicParenBoth arabicParenR arabicPeriod arabicPlain romanLcParenBoth romanUcParenBoth ' +
  'romanLcParenR romanUcParenR romanLcPeriod romanUcPeriod circleNumDbPlain circleNumWdBlackPlain ' +
  'circleNumWdWhitePlain arabicDbPeriod arabicDbPlain ea1ChsPeriod ea1ChsPlain ea1ChtPeriod ' +
  'ea1ChtPlain ea1JpnChsDbPeriod ea1JpnKorPlain ea1JpnKorPeriod arabic1Minus arabic2Minus ' +
  'hebrew2Minus thaiAlphaPeriod thaiAlphaParenR thaiAlphaParenBoth thaiNumPeriod thaiNumParenR ' +
  'thaiNumParenBoth hindiAlphaPeriod hindiNumPeriod hindiNumParenR hindiAlpha1Period'

const listNames = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const [shapeNames, patternNames, countNames] = [shapes, patterns, counts].map(listNames)

export const isShapeName = (name: string): boolean =>
  isDrawn(name) || shapeNames?.has(name) === true
export const isPatternName = (name: string): boolean => patternNames?.has(name) === true
export const isCountName = (name: string): boolean => countNames?.has(name) === true
