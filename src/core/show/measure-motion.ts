import type { SlideLayout } from '../layout/boxes.ts'
import { entrances, findDelay } from './slide-motion.ts'

/** Seconds until every text of a slide that is shown stands where it stays. */
export const measureMotion = ({ boxes }: Pick<SlideLayout, 'boxes'>): number =>
  Math.max(
    0,
    ...boxes.flatMap((box) => {
      if (box.kind !== 'text' || box.style.animation === 'none') return []
      const { seconds } = entrances[box.style.animation]
      return box.paragraphs.map(
        ({ part }) => seconds + (box.role === 'title' ? 0 : findDelay(part)),
      )
    }),
  )
