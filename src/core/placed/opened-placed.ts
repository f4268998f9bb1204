import type { Slide } from '../deck/slide.ts'
import type { SlideInTheme } from '../layout/arrange-slide.ts'
import type { Box, SlideLayout } from '../layout/boxes.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'

/**
 * What lays out slides that keep their look, and what lies over others. Few decks have any, and a first load
 * is small: it comes when a slide needs it (`core/placed/load-placed`).
 */
export type PlacedEngine = {
  /** Null for what keeps no look, or none that can be painted: then the slide is composed as any other. */
  layOut(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout | null
  /** What lies over the form of a slide; nothing where it cannot be painted. */
  layOutOver(
    onStage: SlideInTheme,
    form: Pick<SlideLayout, 'background' | 'boxes'>,
    metrics: TextMetrics,
  ): Box[]
  /** What lies over a form goes along to another look. */
  carryOver(slide: Slide): Slide
  /** Texts that cannot be read for what somebody placed over them. */
  findCoveredWords(layout: SlideLayout): string[]
}

let engine: PlacedEngine | null = null

export function openPlaced(arrived: PlacedEngine): void {
  engine = arrived
}

export const findPlaced = (): PlacedEngine | null => engine

/** Whether it is painted as it stood where it came from. */
export const keepsLook = ({ placed }: Pick<Slide, 'placed'>): boolean => placed?.look === 'kept'

/** Whether anything on it stands where somebody placed it. */
export const hasElements = (slide: Pick<Slide, 'placed' | 'over'>): boolean =>
  keepsLook(slide) || slide.over !== undefined
