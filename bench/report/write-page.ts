import type { Plot } from '../plot/plot.ts'
import { describePlot } from '../plot/describe-plot.ts'
import type { Machine } from './describe-machine.ts'
import { formatBar, formatPeer, formatRatio, formatValue } from './format-figure.ts'
import { isAtRest, judgeFigure, type Verdict } from './judge-figure.ts'
import type { Figure, TakenReport } from './report.ts'
import type { Topic } from './topics.ts'

/** What came of a bench, or why there is nothing. */
export type Outcome = { bench: string; report: TakenReport } | { bench: string; failure: string }

export type TakenTopic = Pick<Topic, 'title' | 'about'> & { outcomes: readonly Outcome[] }

export type Run = {
  date: string
  minutes: number
  quick: boolean
  machine: Machine
  topics: readonly TakenTopic[]
}

const marks: Record<Verdict, string> = {
  holds: 'yes',
  fails: '**no**',
  unjudged: 'not judged, the machine was busy',
  'no bar': '–',
}

export function writePage(run: Run): string {
  return [writeLead(run), writeSummary(run), ...run.topics.map(writeTopic)].join('\n')
}

export const countVerdicts = (topics: readonly TakenTopic[]): Record<Verdict, number> => {
  const counts: Record<Verdict, number> = { holds: 0, fails: 0, unjudged: 0, 'no bar': 0 }
  for (const { report } of topics.flatMap(listReports))
    for (const figure of report.figures) counts[judgeFigure(figure, report.busy)]++
  return counts
}

const listReports = ({ outcomes }: TakenTopic) =>
  outcomes.flatMap((outcome) => ('report' in outcome ? [outcome] : []))

function writeLead({ date, minutes, quick, machine }: Run): string {
  const rows = [
    ['date', date],
    ['took', `${Math.round(minutes)} min${quick ? ', with fewer rounds (`--quick`)' : ''}`],
    ['processors', `${machine.cores} × ${machine.processor}`],
    ['memory', `${machine.memoryGb} GB`],
    ['system', machine.system],
    ['Node', machine.node],
    ['Chromium', machine.chromium],
    ['load, start and end', `${machine.loadAtStart} and ${machine.loadAtEnd}`],
  ]
  return `# Benchmarks

Made by \`npm run bench\`, which installs the programs it compares with, measures them in the same run on the same machine, and ends with an error where a bar does not hold. How each is run alone and what exactly it does is in [bench/README.md](../bench/README.md).

A ratio is ours to theirs. “Processor ms” are what the work costs whatever else the machine does; milliseconds by the clock are judged only when others used less than a quarter of its processors.

| | |
|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
}

function writeSummary({ topics }: Run): string {
  const rows = [...topics, ...(topics.length > 1 ? [sumUp(topics)] : [])].map((topic) => {
    const { holds, fails, unjudged } = countVerdicts([topic])
    return `| ${topic.title} | ${holds} | ${fails} | ${unjudged} |`
  })
  return `| topic | bars that hold | that do not | not judged |\n|---|--:|--:|--:|\n${rows.join('\n')}\n`
}

const sumUp = (topics: readonly TakenTopic[]): TakenTopic => ({
  title: '**All**',
  about: '',
  outcomes: topics.flatMap(({ outcomes }) => outcomes),
})

function writeTopic(topic: TakenTopic): string {
  const plots = listReports(topic).flatMap(({ report }) => report.plots)
  return [
    `## ${topic.title}\n`,
    `${topic.about}\n`,
    ...topic.outcomes.map(writeOutcome),
    ...plots.map((plot) => `${writePicture(plot)}\n`),
  ].join('\n')
}

function writeOutcome(outcome: Outcome): string {
  if ('failure' in outcome) return `**${outcome.bench} was not measured**: ${outcome.failure}\n`
  const { figures, missing, busy } = outcome.report
  const notes = missing.map((sentence) => `Not measured: ${sentence}\n`)
  if (!isAtRest(busy))
    notes.push(`Others used ${Math.round(100 * busy)} % of the processors meanwhile.\n`)
  return [...(figures.length > 0 ? [writeTable(figures, busy)] : []), ...notes].join('\n')
}

const writeTable = (figures: readonly Figure[], busy: number): string =>
  `| | Lectern | peer | ratio | bar | holds |\n|---|--:|--:|--:|---|---|\n${figures
    .map((figure) => writeRow(figure, marks[judgeFigure(figure, busy)]))
    .join('\n')}\n`

const writeRow = (figure: Figure, mark: string): string =>
  `| ${[
    figure.name,
    formatValue(figure.value, figure.unit),
    formatPeer(figure),
    formatRatio(figure),
    formatBar(figure),
    mark,
  ]
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`

const writePicture = (plot: Plot): string =>
  `![${plot.title}. ${describePlot(plot)}](benchmarks/${plot.id}.svg)`
