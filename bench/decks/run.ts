// What users get, counted as a person would judge it at a glance: variety, something
// to look at, how much of the stage is used, and what of a text is kept.
import { hasTexts, listGalleryDecks } from '../../test/gallery/gallery-decks.ts'
import { layOutDeck, loadSlideParts } from '../../test/gallery/lay-out-decks.ts'
import type { Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { type DeckScore, scoreDeck } from './score-deck.ts'

const formsPer = 7

async function measureDecks(): Promise<Report> {
  await loadSlideParts()
  const scores: DeckScore[] = []
  for (const one of listGalleryDecks()) scores.push(scoreDeck(one, await layOutDeck(one.deck)))
  for (const { name, forms } of scores) console.log(`${name}: ${forms.join(', ')}`)
  return {
    figures: [...countForms(scores), ...countFaults(scores), ...countFacts(scores)],
    plots: [],
    missing: hasTexts() ? [] : ['The six texts are not here, so their decks are left out.'],
  }
}

const sum = (scores: readonly DeckScore[], read: (score: DeckScore) => number): number =>
  scores.reduce((total, score) => total + read(score), 0)

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)

/** As many as a deck of seven slides would have; a shorter one may have one for each slide. */
const varietyOf = ({ forms, slides }: DeckScore): number =>
  new Set(forms).size * (slides > formsPer ? formsPer / slides : 1)

const wantedOf = ({ slides }: DeckScore): number => Math.min(5, slides)

function countForms(scores: readonly DeckScore[]): Figure[] {
  const slides = sum(scores, (score) => score.slides)
  const plain = percent(
    sum(scores, (score) => score.plain),
    slides,
  )
  const fills = scores.flatMap((score) => score.fills)
  return [
    { id: 'decks', name: `decks, ${slides} slides`, value: scores.length, unit: '' },
    {
      id: 'plain',
      name: 'slides of plain points',
      value: plain,
      unit: '%',
      bar: { atMost: 30 },
    },
    {
      id: 'shows',
      name: 'slides with something to look at',
      value: percent(
        sum(scores, (score) => score.shows),
        slides,
      ),
      unit: '%',
      bar: { atLeast: 70 },
    },
    {
      id: 'variety',
      name: `forms per ${formsPer} slides, mean`,
      value: sum(scores, varietyOf) / scores.length,
      unit: '',
      bar: { atLeast: 5 },
    },
    {
      id: 'uniform',
      name: 'decks with fewer forms than five, or than slides',
      value: scores.filter((score) => varietyOf(score) < wantedOf(score)).length,
      unit: '',
    },
    {
      id: 'covers',
      name: 'decks that begin with a cover',
      value: percent(scores.filter(({ hasCover }) => hasCover).length, scores.length),
      unit: '%',
      bar: { atLeast: 100 },
    },
    {
      id: 'fill',
      name: 'of the stage is used, mean',
      value: percent(
        fills.reduce((total, fill) => total + fill, 0),
        fills.length,
      ),
      unit: '%',
      bar: { atLeast: 60 },
    },
    {
      id: 'emptiest',
      name: 'of the stage is used, emptiest slide',
      value: 100 * Math.min(...fills),
      unit: '%',
    },
  ]
}

const countFaults = (scores: readonly DeckScore[]): Figure[] => [
  {
    id: 'overflowing',
    name: 'slides with more text than room',
    value: sum(scores, ({ overflowing }) => overflowing),
    unit: '',
    bar: { atMost: 0 },
  },
  {
    id: 'repeated',
    name: 'titles and points that say what another says',
    value: sum(scores, ({ repeated }) => repeated),
    unit: '',
    bar: { atMost: 0 },
  },
]

function countFacts(scores: readonly DeckScore[]): Figure[] {
  const told = scores.flatMap(({ facts }) => facts ?? [])
  if (told.length === 0) return []
  const total = (key: keyof (typeof told)[number]) =>
    told.reduce((all, facts) => all + facts[key], 0)
  return [
    {
      id: 'facts-shown',
      name: `facts on slides, ${told.length} texts`,
      value: percent(total('shown'), total('all')),
      unit: '%',
      bar: { atLeast: 75 },
    },
    {
      id: 'facts-told',
      name: 'facts on slides or in notes',
      value: percent(total('told'), total('all')),
      unit: '%',
      bar: { atLeast: 100 },
    },
    {
      id: 'unsupported',
      name: 'statements that the text does not carry',
      value: total('unsupported'),
      unit: '',
      bar: { atMost: 0 },
    },
  ]
}

await runBench(measureDecks)
