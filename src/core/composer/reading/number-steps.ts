/** "Step 3. Rinse the lamp …", also in bold; what comes after it is said of that step. */
const namedStep =
  /^\s*(?:\*\*|__)?(step|schritt|étape|etape|paso|passo|stap)\s+(\d{1,2})(?:(?:\*\*|__)?\s*[.:)–—-]|[.:)]?(?:\*\*|__))\s+(?=\S)/iu

/** What stands above them where the text does not say. */
const headings: Readonly<Record<string, string>> = {
  step: 'Step by step',
  schritt: 'Schritt für Schritt',
  étape: 'Étape par étape',
  etape: 'Étape par étape',
  paso: 'Paso a paso',
  passo: 'Passo a passo',
  stap: 'Stap voor stap',
}

const fewest = 3
/** In letters: what is shorter is the heading of what stands below it. */
const shortestStep = 60

/** Paragraphs that are called the first step, the second and so on are the entries of a numbered list. */
export function numberSteps(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, at) => (namedStep.test(line) ? [at] : []))
  const isCounted = places.every((at, step) => readNumber(lines[at]) === step + 1)
  const told = places.filter((at) => measureParagraph(lines, at) >= shortestStep)
  if (places.length < fewest || !isCounted || told.length <= places.length / 2) return [...lines]
  const numbered = lines.map((line) =>
    line.replace(namedStep, (_, _word: string, number: string) => `${number}. `),
  )
  const [first = 0] = places
  const [, word = ''] = namedStep.exec(lines[first] ?? '') ?? []
  const before = lines.slice(0, first).findLast((line) => line.trim() !== '') ?? ''
  return isText(before)
    ? numbered.toSpliced(first, 0, `## ${headings[word.toLowerCase()] ?? word}`, '')
    : numbered
}

const readNumber = (line = ''): number => Number(namedStep.exec(line)?.[2])

/** No heading, and nothing that announces the steps. */
const isText = (line: string): boolean =>
  /^\s*[-*+•]\s|[.!?…]["”»)]?\s*$/u.test(line) || line.length > shortestStep

function measureParagraph(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at > from && line.trim() === '')
  return lines.slice(from, end === -1 ? lines.length : end).join(' ').length
}
