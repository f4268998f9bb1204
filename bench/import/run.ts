import { hasCorpus, listCorpus } from '../../test/corpus/corpus.ts'
import { findPeerProblem } from '../peers/install-peers.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { loadEarlier } from './earlier.ts'
import { lectern, lecternWithLook } from './lectern.ts'
import { loadOfficeParser, loadPptxToJson } from './peers.mjs'
import { compareSpeed, readCorpus, scoreReadings, shareNames } from './read-corpus.ts'

/** In percent. */
const shareBars = { order: 99.5, titles: 99, text: 99.5, notes: 99.5, pictures: 98 }
const timesAsFast = 1.5
/**
 * What keeping the look of slides may cost: half as much again as a plain reading, that of today and that of
 * before there were looks, which took 0.295 of what pptxtojson did.
 */
const lookBars = { ofPlain: 1.5, ofEarlier: 1.5, ofPptxToJson: 1.5 * 0.295 }

async function measureImport({ quick }: BenchOptions): Promise<Report> {
  if (!hasCorpus)
    return {
      figures: [],
      plots: [],
      missing: ['what is found, since the files are not beside this repository.'],
    }
  const problem = findPeerProblem()
  if (problem) return { figures: [], plots: [], missing: [`what is found, since ${problem}.`] }
  const files = listCorpus('pptx').filter(([, truth]) => truth.error === undefined)
  const rivals = [await loadPptxToJson(), await loadOfficeParser()]
  const earlier = await loadEarlier().catch(() => null)
  // What they print of broken files is not ours to read.
  console.warn = console.error = () => {}
  const peers = [lectern, lecternWithLook, ...rivals, ...(earlier ? [earlier] : [])]
  const [ours, looked, ...rest] = await readCorpus(peers, files, quick ? 1 : 5)
  if (!ours || !looked) throw new Error('Nothing was read')
  const [theirs, past] = [rest.slice(0, rivals.length), rest.slice(rivals.length)]
  const own = scoreReadings(ours, files)
  const others = theirs.map((readings) => ({ readings, ...scoreReadings(readings, files) }))

  const found = others.flatMap((other, at) =>
    shareNames.map((name): Figure => {
      const theirShare = other[name]
      return {
        id: `${name}-${at}`,
        name: `${name} found right, all ${files.length} files`,
        value: own[name] ?? Number.NaN,
        unit: '%',
        ...(theirShare !== null && { peer: { name: other.readings.peer.name, value: theirShare } }),
        ...(at === 0 && { bar: { atLeast: shareBars[name] } }),
      }
    }),
  )
  const speeds = theirs.flatMap((readings, at): Figure[] => {
    const speed = compareSpeed(ours, readings)
    return [
      {
        id: `not-read-${at}`,
        name: 'files not read',
        value: own.notRead,
        unit: '',
        peer: { name: readings.peer.name, value: others[at]?.notRead ?? Number.NaN },
      },
      {
        id: `speed-${at}`,
        name: `reading the ${speed.files} files that both read`,
        value: speed.own,
        unit: 'ms',
        peer: { name: readings.peer.name, value: speed.other },
        needsRest: true,
        ...(at === 0 && { bar: { atMost: 1 / timesAsFast, of: 'ratio' as const } }),
      },
    ]
  })
  const besideLook = [ours, ...past, ...theirs]
  const bars = [lookBars.ofPlain, ...past.map(() => lookBars.ofEarlier), lookBars.ofPptxToJson]
  const looks = besideLook.flatMap((readings, at): Figure[] => {
    const speed = compareSpeed(looked, readings)
    const atMost = bars[at]
    const figure = {
      id: `look-speed-${at}`,
      name: `reading the ${speed.files} files with their look`,
      value: speed.own,
      unit: 'ms',
      peer: { name: readings.peer.name, value: speed.other },
      needsRest: true,
    }
    return [atMost === undefined ? figure : { ...figure, bar: { atMost, of: 'ratio' } }]
  })
  return {
    figures: [...found, ...speeds, ...looks],
    plots: [
      {
        id: 'import-found',
        title: `What is found in ${files.length} real presentations`,
        unit: '% of all there is',
        kind: 'bars',
        labels: shareNames,
        series: [
          { name: ours.peer.name, values: shareNames.map((name) => own[name]) },
          ...others.map((other) => ({
            name: other.readings.peer.name,
            values: shareNames.map((name) => other[name]),
          })),
        ],
      },
    ],
    missing: earlier
      ? []
      : ['what looks cost beside the reader of before, since the history is not here.'],
  }
}

await runBench(measureImport)
