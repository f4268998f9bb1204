/**
 * The names that the file format has for shapes, patterns and ways to count. PowerPoint refuses a file with
 * any other, and what a slide keeps may come from anywhere.
 */
const shapes =
  'line lineInv triangle rtTriangle rect diamond parallelogram trapezoid nonIsoscelesTrapezoid ' +
  'pentagon hexagon heptagon octagon decagon dodecagon star4 star5 star6 star7 star8 star10 star12 ' +
  'star16 star24 star32 roundRect round1Rect round2SameRect round2DiagRect snipRoundRect snip1Rect ' +
  'snip2SameRect snip2DiagRect plaque ellipse teardrop homePlate chevron pieWedge pie blockArc ' +
  'donut noSmoking rightArrow leftArrow upArrow downArrow stripedRightArrow notchedRightArrow ' +
  'bentUpArrow leftRightArrow upDownArrow leftUpArrow leftRightUpArrow quadArrow leftArrowCallout ' +
  'rightArrowCallout upArrowCallout downArrowCallout leftRightArrowCallout upDownArrowCallout ' +
  'quadArrowCallout bentArrow uturnArrow circularArrow leftCircularArrow leftRightCircularArrow ' +
  'curvedRightArrow curvedLeftArrow curvedUpArrow curvedDownArrow swooshArrow cube can ' +
  'lightningBolt heart sun moon smileyFace irregularSeal1 irregularSeal2 foldedCorner bevel frame ' +
  'halfFrame corner diagStripe chord arc leftBracket rightBracket leftBrace rightBrace bracketPair ' +
  'bracePair straightConnector1 bentConnector2 bentConnector3 bentConnector4 bentConnector5 ' +
  'curvedConnector2 curvedConnector3 curvedConnector4 curvedConnector5 callout1 callout2 callout3 ' +
  'accentCallout1 accentCallout2 accentCallout3 borderCallout1 borderCallout2 borderCallout3 ' +
  'accentBorderCallout1 accentBorderCallout2 accentBorderCallout3 wedgeRectCallout ' +
  'wedgeRoundRectCallout wedgeEllipseCallout cloudCallout cloud ribbon ribbon2 ellipseRibbon ' +
  'ellipseRibbon2 leftRightRibbon verticalScroll horizontalScroll wave doubleWave plus ' +
  'flowChartProcess flowChartDecision flowChartInputOutput flowChartPredefinedProcess ' +
  'flowChartInternalStorage flowChartDocument flowChartMultidocument flowChartTerminator ' +
  'flowChartPreparation flowChartManualInput flowChartManualOperation flowChartConnector ' +
  'flowChartPunchedCard flowChartPunchedTape flowChartSummingJunction flowChartOr flowChartCollate ' +
  'flowChartSort flowChartExtract flowChartMerge flowChartOfflineStorage flowChartOnlineStorage ' +
  'flowChartMagneticTape flowChartMagneticDisk flowChartMagneticDrum flowChartDisplay ' +
  'flowChartDelay flowChartAlternateProcess flowChartOffpageConnector actionButtonBlank ' +
  'actionButtonHome actionButtonHelp actionButtonInformation actionButtonForwardNext ' +
  'actionButtonBackPrevious actionButtonEnd actionButtonBeginning actionButtonReturn ' +
  'actionButtonDocument actionButtonSound actionButtonMovie gear6 gear9 funnel mathPlus mathMinus ' +
  'mathMultiply mathDivide mathEqual mathNotEqual cornerTabs squareTabs plaqueTabs chartX chartStar ' +
  'chartPlus'
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

export const isShapeName = (name: string): boolean => shapeNames?.has(name) === true
export const isPatternName = (name: string): boolean => patternNames?.has(name) === true
export const isCountName = (name: string): boolean => countNames?.has(name) === true
