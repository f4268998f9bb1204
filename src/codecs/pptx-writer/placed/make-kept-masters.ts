import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { Media } from '#codecs/collect-media.ts'
import type { Loss } from '#codecs/loss.ts'

import { firstLayoutRelation, type LayoutPart, type MasterPart } from '../master/add-masters.ts'
import type { Relation } from '../package-parts.ts'
import type { Mark } from '../write-mark.ts'
import type { ChartPart } from '../write-slide.ts'
import { writeThemePart } from '../master/write-theme.ts'
import type { KeptLayout, KeptLayouts } from './kept-layouts.ts'
import { openKeptSheet } from './kept-sheet.ts'
import type { PageSize } from './stand-on-page.ts'
import {
  describeKeptTheme,
  findSlots,
  writeKeptLayout,
  writeKeptMaster,
} from './write-kept-sheets.ts'

type MastersToMake = {
  layouts: KeptLayouts
  media: Media
  metrics: TextMetrics
  theme: Theme
  language: string
  page: PageSize
  /** Of the deck's own look, so that it comes back. */
  mark: Mark
  addChart(part: ChartPart): string
  onLoss(loss: Loss): void
}

/** What the slides that keep their look stand on: a master for each theme, a layout for each backdrop. */
export async function makeKeptMasters(input: MastersToMake): Promise<MasterPart[]> {
  const masters: MasterPart[] = []
  for (const { theme, layouts } of input.layouts.listMasters()) {
    const written: LayoutPart[] = []
    for (const layout of layouts) written.push(await writeLayoutPart(layout, input))
    const name = `Original ${masters.length + 1}`
    masters.push({
      xml: writeKeptMaster(layouts, input.page),
      theme: writeThemePart({ ...describeKeptTheme(theme, name), mark: input.mark }),
      layouts: written,
    })
  }
  return masters
}

async function writeLayoutPart(
  layout: KeptLayout,
  { media, metrics, theme, language, addChart, onLoss }: MastersToMake,
): Promise<LayoutPart> {
  const relations: Relation[] = []
  const sheet = openKeptSheet({
    slots: findSlots(layout.theme),
    language,
    findWords: ({ text }) => text ?? '',
    hasHeader: false,
    media,
    relations,
    firstRelation: firstLayoutRelation,
    onLoss: (loss) => onLoss({ ...loss, slideId: layout.slideId }),
  })
  const xml = await writeKeptLayout(layout, sheet, { metrics, theme, addChart })
  return { number: layout.number, xml, relations }
}
