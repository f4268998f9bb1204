import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { inProject } from '../../scripts/project-root.mjs'
import { drawPlot } from '../plot/draw-plot.ts'
import { describeMachine, readLoad } from './describe-machine.ts'
import { takeReport } from './take-report.ts'
import { topics } from './topics.ts'
import { countVerdicts, type Outcome, type Run, type TakenTopic, writePage } from './write-page.ts'

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const known = topics.map(({ id }) => id)
const unknown = positionals.filter((id) => !known.includes(id))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const chosen = topics.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
/** Only what was measured in one run, whole and with all rounds, is kept in the repository. */
const isKept = chosen.length === topics.length && !options.quick

const begun = performance.now()
const loadAtStart = readLoad()
const machine = await describeMachine()
const taken: TakenTopic[] = []
for (const { title, about, benches } of chosen) {
  const outcomes: Outcome[] = []
  for (const bench of benches) {
    console.log(`\n${describeMinutes()} ${title}: bench/${bench}`)
    outcomes.push(await takeReport(bench, options))
  }
  taken.push({ title, about, outcomes })
}

const folder = isKept ? inProject('docs') : inProject('.cache', 'bench')
keepPage(folder, {
  date: new Date().toISOString().slice(0, 10),
  minutes: (performance.now() - begun) / 60_000,
  quick: options.quick,
  machine: { ...machine, loadAtStart, loadAtEnd: readLoad() },
  topics: taken,
})
const { holds, fails, unjudged } = countVerdicts(taken)
const broken = taken
  .flatMap(({ outcomes }) => outcomes)
  .flatMap((outcome) =>
    'failure' in outcome ? [`bench/${outcome.bench}: ${outcome.failure}`] : [],
  )
console.log(`\n${describeMinutes()} written to ${isKept ? 'docs' : '.cache/bench'}/benchmarks.md`)
for (const line of broken) console.log(line)
console.log(`${holds} bars hold, ${fails} do not, ${unjudged} not judged`)
process.exit(fails > 0 || broken.length > 0 ? 1 : 0)

function describeMinutes(): string {
  return `[${((performance.now() - begun) / 60_000).toFixed(1)} min]`
}

function keepPage(home: string, run: Run): void {
  const pictures = join(home, 'benchmarks')
  mkdirSync(pictures, { recursive: true })
  for (const name of readdirSync(pictures).filter((file) => file.endsWith('.svg')))
    rmSync(join(pictures, name))
  for (const { outcomes } of run.topics)
    for (const outcome of outcomes)
      if ('report' in outcome)
        for (const plot of outcome.report.plots)
          writeFileSync(join(pictures, `${plot.id}.svg`), drawPlot(plot))
  writeFileSync(join(home, 'benchmarks.md'), writePage(run))
}
