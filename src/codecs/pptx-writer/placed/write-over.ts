import type { Slide } from '#core/deck/slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { describeSlots } from '#core/placed/over/describe-theme.ts'
import { standOut } from '#core/placed/over/stand-out.ts'
import { faceRoles } from '#core/placed/over/theme-roles.ts'
import { createWordFinder } from '#core/placed/place-words.ts'

import { type OpenedSheet, openKeptSheet } from './kept-sheet.ts'
import { writeElements } from './write-elements.ts'
import type { ChartPlace } from './write-kept-chart.ts'

/** Whoever reads the file here knows by it what lies over a form. */
const overMark = { over: true } as const

/** What lies over the form of a slide, as shapes that know their colours and faces by the theme of the file. */
export function writeOver(
  { slide, form }: { slide: Slide; form: Pick<SlideLayout, 'background' | 'boxes'> },
  sheet: Omit<OpenedSheet, 'findWords' | 'hasHeader' | 'mark'>,
  charts: ChartPlace,
): Promise<string[]> {
  const theme = describeSlots(sheet.slots, charts.theme, (family) => family)
  const elements = standOut(slide, { ...theme, faces: faceRoles }, form)
  const opened = openKeptSheet({
    ...sheet,
    findWords: createWordFinder(slide),
    hasHeader: false,
    mark: overMark,
  })
  return writeElements(elements, opened, charts)
}
