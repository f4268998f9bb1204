import type { Slide } from '../deck/slide.ts'
import type { SlideInTheme } from '../layout/arrange-slide.ts'
import type { SlideLayout } from '../layout/boxes.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'

/**
 * What lays out slides that keep their look. Only imported decks have some, and a first load is small: it
 * comes when a slide needs it (`core/placed/load-placed`).
 */
export type PlacedEngine = {
  /** Null for what cannot be painted: then the slide is composed as any other. */
  layOut(onStage: SlideInTheme, metrics: TextMetrics): SlideLayout | null
}

let engine: PlacedEngine | null = null

export function openPlaced(arrived: PlacedEngine): void {
  engine = arrived
}

export const findPlaced = (): PlacedEngine | null => engine

/** Whether it is painted as it stood where it came from. */
export const keepsLook = ({ placed }: Pick<Slide, 'placed'>): boolean => placed?.look === 'kept'
