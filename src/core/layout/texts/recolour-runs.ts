import type { LinePiece, Paragraph, TextRun } from '../boxes.ts'

type Coloured = Pick<TextRun | LinePiece, 'colour' | 'look'>

/** The same text with other colours for what does not look as the rest. */
export const recolourRuns = <Text extends Pick<Paragraph, 'runs' | 'lines'>>(
  text: Text,
  choose: (run: Coloured) => string,
): Text => {
  if (!text.runs) return text
  const recolour = <Run extends Coloured>(run: Run): Run => ({ ...run, colour: choose(run) })
  return {
    ...text,
    runs: text.runs.map(recolour),
    lines: text.lines.map((line) =>
      line.pieces ? { ...line, pieces: line.pieces.map(recolour) } : line,
    ),
  }
}
