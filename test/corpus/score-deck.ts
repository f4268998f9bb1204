import type { Truth, TruthSlide } from './corpus.ts'

/** What a reader found on a slide, as far as it can be compared. */
export type FoundSlide = {
  title: string
  /** All words of the slide, with its title and tables. */
  text: string
  notes: string
  pictures: number
}

/** How many of so many are right. */
type Share = { right: number; of: number }

export type Score = {
  order: Share
  titles: Share
  text: Share
  notes: Share
  pictures: Share
  misses: string[]
}

export const emptyScore = (): Score => ({
  order: { right: 0, of: 0 },
  titles: { right: 0, of: 0 },
  text: { right: 0, of: 0 },
  notes: { right: 0, of: 0 },
  pictures: { right: 0, of: 0 },
  misses: [],
})

/** Compares one file with its truth; spaces and line breaks are not counted as differences. */
export function scoreDeck(score: Score, name: string, truth: Truth, found: FoundSlide[] | null) {
  const slides = truth.slides ?? []
  const isInOrder =
    found !== null &&
    found.length === (truth.slideCount ?? 0) &&
    slides.every((slide, index) => isSameSlide(slide, found[index]))
  add(
    score,
    'order',
    isInOrder,
    `${name}: ${found?.length ?? 'nothing'} of ${truth.slideCount ?? 0}`,
  )
  slides.forEach((slide, index) => {
    const one = found?.[index]
    const place = `${name} ${index + 1}`
    if (slide.title !== null)
      add(score, 'titles', tidy(one?.title) === tidy(slide.title), `${place}: ${slide.title}`)
    const text = tidy(one?.text)
    for (const piece of listPieces(slide))
      add(score, 'text', text.includes(piece), `${place}: ${piece}`)
    if (slide.notes !== null) {
      const isSame = tidyLines(one?.notes ?? '') === tidyLines(slide.notes)
      add(score, 'notes', isSame, `${place}: ${slide.notes}`)
    }
    score.pictures.of += slide.pics
    score.pictures.right += Math.min(slide.pics, one?.pictures ?? 0)
    if (slide.pics > (one?.pictures ?? 0))
      score.misses.push(`pictures ${place}: ${one?.pictures ?? 0} of ${slide.pics}`)
  })
}

type Measure = Exclude<keyof Score, 'misses'>

function add(score: Score, measure: Measure, isRight: boolean, miss: string): void {
  score[measure].of++
  if (isRight) score[measure].right++
  else score.misses.push(`${measure} ${miss}`)
}

/** The words of a slide tell which one it is: most of them must be there. */
function isSameSlide(truth: TruthSlide, found: FoundSlide | undefined): boolean {
  const pieces = listPieces(truth)
  const text = tidy(found?.text)
  return pieces.filter((piece) => text.includes(piece)).length * 2 >= pieces.length
}

const listPieces = ({ title, paras, tables }: TruthSlide): string[] =>
  [title ?? '', ...paras.map(({ text }) => text), ...tables.flat(2)].map(tidy).filter(Boolean)

const tidy = (text = ''): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim()

/** Notes are compared line by line. */
const tidyLines = (text: string): string => text.replaceAll(/[\v\r]/g, '\n').trim()
