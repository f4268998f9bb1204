import { makeReadable } from '../theme/contrast.ts'
import type { Box, SlideLayout, TextBox } from './boxes.ts'
import { findBackdrop } from './find-backdrop.ts'
import { recolourRuns } from './recolour-text.ts'

const ratio = 4.5

/** Words that lead somewhere in the colour of the theme, as far as it can be read where they stand. */
export const colourLinks = (
  painted: Pick<SlideLayout, 'background' | 'boxes'>,
  accent: string,
): Box[] =>
  painted.boxes.map((box) => {
    if (box.kind !== 'text' || !hasLinks(box)) return box
    const colour = makeReadable(accent, findBackdrop(painted, box), ratio)
    if (colour === null) return box
    return {
      ...box,
      paragraphs: box.paragraphs.map((paragraph) =>
        recolourRuns(paragraph, (run) => (run.look?.link === undefined ? run.colour : colour)),
      ),
    }
  })

const hasLinks = ({ paragraphs }: TextBox): boolean =>
  paragraphs.some(({ runs }) => runs?.some(({ look }) => look?.link !== undefined))
