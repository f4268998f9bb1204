import { makeReadable } from '../../theme/contrast.ts'
import type { Box, SlideLayout, TableCell, TextBox } from '../boxes.ts'
import { findBackdrop } from './find-backdrop.ts'
import { recolourRuns } from '../texts/recolour-runs.ts'

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

type CellColours = { plain: string; grounds: readonly string[]; accent: string }

/** The same for the cells of a table, whose words have its colours. */
export const colourCells = (
  cells: readonly TableCell[],
  coloursOf: (isHeader: boolean) => CellColours,
): TableCell[] =>
  cells.map((cell) => {
    if (!cell.runs) return cell
    const { plain, grounds, accent } = coloursOf(cell.isHeader)
    const led = makeReadable(accent, grounds, ratio) ?? plain
    return recolourRuns(cell, ({ look }) => (look?.link === undefined ? plain : led))
  })

const hasLinks = ({ paragraphs }: TextBox): boolean =>
  paragraphs.some(({ runs }) => runs?.some(({ look }) => look?.link !== undefined))
