import type { Paragraph, TextRun } from '#core/layout/boxes.ts'

/** The words of a text in the order they are written in; without a run they look as the rest does. */
export function listStretches({
  text,
  runs = [],
}: Pick<Paragraph, 'text' | 'runs'>): { words: string; run: TextRun | null }[] {
  if (text === '') return [{ words: '', run: runs[0] ?? null }]
  const stretches: { words: string; run: TextRun | null }[] = []
  let at = 0
  for (const run of runs) {
    if (run.start > at) stretches.push({ words: text.slice(at, run.start), run: null })
    stretches.push({ words: text.slice(run.start, run.end), run })
    at = run.end
  }
  if (at < text.length) stretches.push({ words: text.slice(at), run: null })
  return stretches.filter(({ words }) => words !== '')
}
