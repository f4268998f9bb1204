import {
  type PlacedMark,
  type PlacedParagraph,
  placedLimits,
  type PlacedText,
  type RunLook,
} from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { listLooks } from '../list-looks.ts'
import type { FindWords } from '../place-words.ts'
import { changeTexts, type Letters, listMeant, type Meant } from './visit-letters.ts'

/** What can be on or off. */
export type LetterSwitch = 'bold' | 'italic' | 'underline' | 'strike'

export type LetterChange = Partial<Record<LetterSwitch, boolean>> &
  Partial<Pick<RunLook, 'colour' | 'face'>> & {
    /** In points, as they are seen where its author's program made them smaller. */
    sizePt?: number
  }

export const letterSizes = { least: 1, most: 400 } as const

const pxPerPt = 96 / 72

/** The letters that are meant look so afterwards; all others as they did. */
export const dressLetters = (slide: Slide, letters: Letters, change: LetterChange): Slide =>
  changeTexts(slide, letters, (text, meant, findWords) =>
    dressText(text, new Map(meant().map((one) => [one.paragraph, one])), change, findWords),
  )

type Stretch = { end: number; look: RunLook }

function dressText(
  text: PlacedText,
  meant: ReadonlyMap<PlacedParagraph, Meant>,
  change: LetterChange,
  findWords: FindWords,
): PlacedText {
  const looks: RunLook[] = []
  const known = new Map<string, number>()
  const place = (look: RunLook): number => {
    const key = JSON.stringify(look)
    const at = known.get(key) ?? looks.push(look) - 1
    known.set(key, at)
    return at
  }
  const paragraphs = text.paragraphs.map((paragraph): PlacedParagraph => {
    const one = meant.get(paragraph)
    const stretches = cutStretches(text, paragraph, findWords(paragraph) ?? '', one)
    const dressed = stretches.map(({ end, look, isMeant }): Stretch => ({
      end,
      look: isMeant ? dress(look, change, text.scale ?? 1) : look,
    }))
    return { ...paragraph, runs: joinStretches(dressed).map(({ end, look }) => [end, place(look)]) }
  })
  const isTooMuch = looks.length > placedLimits.runs || looks.length === 0
  const isSame =
    JSON.stringify([looks, paragraphs]) === JSON.stringify([text.looks, text.paragraphs])
  return isTooMuch || isSame ? text : { ...text, looks, paragraphs }
}

/** Looks of a paragraph, cut where what is meant begins and ends. */
function cutStretches(
  text: PlacedText,
  paragraph: PlacedParagraph,
  words: string,
  meant: Meant | undefined,
): (Stretch & { isMeant: boolean })[] {
  const from = meant?.start ?? 0
  const to = meant?.end ?? 0
  return listLooks(text, paragraph, words).flatMap(({ start, end, look }) => {
    // Where there are no words yet, those that will be typed are meant.
    if (words === '') return [{ end, look, isMeant: meant !== undefined }]
    const cuts = [
      start,
      Math.min(Math.max(from, start), end),
      Math.min(Math.max(to, start), end),
      end,
    ]
    return [0, 1, 2].flatMap((at) => {
      const [begin = 0, until = 0] = [cuts[at], cuts[at + 1]]
      return until > begin ? [{ end: until, look, isMeant: at === 1 }] : []
    })
  })
}

function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const one of stretches) {
    const last = joined.at(-1)
    if (last && JSON.stringify(last.look) === JSON.stringify(one.look)) last.end = one.end
    else joined.push({ ...one })
  }
  return joined
}

const switches: readonly LetterSwitch[] = ['bold', 'italic', 'underline', 'strike']

function dress(look: RunLook, change: LetterChange, scale: number): RunLook {
  const { colour = look.colour, face = look.face, sizePt } = change
  const size =
    sizePt === undefined
      ? look.size
      : (Math.max(letterSizes.least, Math.min(letterSizes.most, sizePt)) * pxPerPt) / scale
  const { bold, italic, underline, strike, ...plain } = look
  const was = { bold, italic, underline, strike }
  const now = switches.filter((name) => change[name] ?? was[name])
  return {
    ...plain,
    colour,
    face,
    size: Math.round(size * 1000) / 1000,
    ...Object.fromEntries(now.map((name) => [name, true])),
  }
}

export type Align = NonNullable<PlacedParagraph['align']> | 'left'
export type MarkKind = 'none' | 'bullet' | 'number'

const changeParagraphs = (
  slide: Slide,
  letters: Letters,
  change: (paragraph: PlacedParagraph, meant: Meant) => PlacedParagraph,
): Slide =>
  changeTexts(slide, letters, (text, list) => {
    const meant = new Map(list().map((one) => [one.paragraph, one]))
    const paragraphs = text.paragraphs.map((paragraph) => {
      const one = meant.get(paragraph)
      return one ? change(paragraph, one) : paragraph
    })
    return paragraphs.every((one, at) => one === text.paragraphs[at])
      ? text
      : { ...text, paragraphs }
  })

export const alignLetters = (slide: Slide, letters: Letters, align: Align): Slide =>
  changeParagraphs(slide, letters, (paragraph) => {
    const { align: before = 'left', ...plain } = paragraph
    if (before === align) return paragraph
    return align === 'left' ? plain : { ...plain, align }
  })

/** How far a mark stands before its words, in sizes of them. */
const hang = 1.2

const marks: Readonly<Record<Exclude<MarkKind, 'none'>, PlacedMark>> = {
  bullet: { text: '•' },
  number: { number: { style: 'arabicPeriod', from: 1 } },
}

/** Paragraphs get a mark before them, or lose it with the room that it took. */
export const markLetters = (slide: Slide, letters: Letters, kind: MarkKind): Slide =>
  changeParagraphs(slide, letters, (paragraph, { text, words }) => {
    if (kindOf(paragraph) === kind) return paragraph
    const { mark: _mark, left = 0, indent = 0, ...plain } = paragraph
    if (kind === 'none') {
      // Words begin where their mark did.
      const start = Math.max(0, left + indent)
      return start > 0 ? { ...plain, left: start } : plain
    }
    const size = listLooks(text, paragraph, words)[0]?.look.size ?? 18
    const step = Math.round(size * hang)
    const hangs = indent < 0 ? { left, indent } : { left: left + step, indent: -step }
    return { ...plain, ...hangs, mark: marks[kind] }
  })

const kindOf = ({ mark }: PlacedParagraph): MarkKind =>
  mark ? (mark.number ? 'number' : 'bullet') : 'none'

/** What all letters that are meant share; what they do not is not there. */
export type SharedLook = Partial<Record<LetterSwitch, boolean>> & {
  face?: string
  colour?: string
  sizePt?: number
  align?: Align
  mark?: MarkKind
}

/** Null where there are no letters. */
export function describeLetters(slide: Slide, letters: Letters): SharedLook | null {
  const meant = listMeant(slide, letters)
  if (meant.length === 0) return null
  const looks = meant.flatMap((one) =>
    cutStretches(one.text, one.paragraph, one.words, one)
      .filter(({ isMeant }) => isMeant)
      .map(({ look }) => ({ look, sizePt: sizeIn(one.text, look) })),
  )
  const [first] = looks
  if (!first) return null
  const shared = {
    face: share(looks.map(({ look }) => look.face)),
    colour: share(looks.map(({ look }) => look.colour)),
    sizePt: share(looks.map(({ sizePt }) => sizePt)),
    align: share(meant.map(({ paragraph }): Align => paragraph.align ?? 'left')),
    mark: share(meant.map(({ paragraph }) => kindOf(paragraph))),
    ...Object.fromEntries(
      switches.map((name) => [name, looks.every(({ look }) => look[name] === true)]),
    ),
  }
  return Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined))
}

const sizeIn = ({ scale = 1 }: PlacedText, { size }: RunLook): number =>
  Math.round((size / pxPerPt) * scale * 10) / 10

const share = <T>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined
