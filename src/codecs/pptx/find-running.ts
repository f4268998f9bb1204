import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { isRunning, listShapes, type Shape } from './list-shapes.ts'
import { readMark } from './read-mark.ts'
import { readParagraphs } from './read-paragraphs.ts'

/** What stands at the edge of every slide, although nobody made a place for it. */
export type RunningText = {
  /** Without the number of the slide. */
  footer: string
  hasNumber: boolean
}

export type RunningTexts = {
  texts: readonly RunningText[]
  /** Whether a shape says nothing of its slide: a place for date, footer or number, or typed as such. */
  isRunning: (shape: Shape) => boolean
}

/** How much of the height above and below is edge. */
const edges = { top: 0.1, bottom: 0.86 } as const

/** Longer ones are no footer. */
const longest = 120

/** What is said around a number (page, of) is no footer, either. */
const fewestLetters = 13

/** On fewer slides it may be chance. */
const fewestSlides = 3

/** Stands for the number of the slide, wherever that is. */
const numberSign = '\u0000'

/**
 * Only together slides tell a footer from a sentence: it stands at the edge of more than half of those
 * after the first, in the same words but for the number of the slide. Our own say by themselves what
 * stands on them.
 */
export function findRunningTexts(
  slides: readonly (XmlElement | null)[],
  size: { height: number },
): RunningTexts {
  const counts = new Map<string, number>()
  const edge = new Map<XmlElement, string>()
  const numbers = new Set<XmlElement>()
  // A file may name one slide as often as it likes.
  const seen = new Set<XmlElement | null>([null])
  for (const [index, slide] of slides.entries()) {
    if (seen.has(slide) || !slide) continue
    seen.add(slide)
    const mark = readMark(slide, 'slide')
    if (mark && !mark.kept) continue
    const here = new Set<string>()
    for (const shape of listShapes(slide)) {
      if (shape.kind !== 'text' || shape.placeholder) continue
      if (isNumber(shape)) numbers.add(shape.element)
      const words = isAtEdge(shape, size) ? readBox(shape) : ''
      if (words === '' || words.length > longest) continue
      const alike = words.replaceAll(
        new RegExp(String.raw`(?<!\d)0*${index + 1}(?!\d)`, 'gu'),
        numberSign,
      )
      edge.set(shape.element, alike)
      here.add(alike)
    }
    if (index > 0) for (const words of here) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const common = new Set(
    [...counts]
      .filter(([, count]) => count >= fewestSlides && count * 2 > slides.length - 1)
      .map(([words]) => words),
  )
  return {
    texts: [...common].map((words) => ({
      footer: nameFooter(words),
      hasNumber: words.includes(numberSign),
    })),
    isRunning: (shape) =>
      isRunning(shape) || numbers.has(shape.element) || common.has(edge.get(shape.element) ?? ''),
  }
}

const isAtEdge = ({ box }: Shape, { height }: { height: number }): boolean =>
  !!box && (box.y >= height * edges.bottom || box.y + box.height <= height * edges.top)

const readBox = ({ element }: Shape): string =>
  readParagraphs(findElement(element, 'txBody'))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

function nameFooter(words: string): string {
  if (!words.includes(numberSign)) return words
  const rest = words
    .replaceAll(numberSign, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s|·•–—/-]+|[\s|·•–—/-]+$/gu, '')
  return rest.length < fewestLetters ? '' : rest
}

/** A box with little in it but the field that counts slides, or the one that says the day. */
function isNumber(shape: Shape): boolean {
  const paragraphs = childrenOf(findElement(shape.element, 'txBody'), 'p')
  const hasField = paragraphs
    .flatMap((paragraph) => childrenOf(paragraph, 'fld'))
    .some(({ attributes }) => /^(?:slidenum|datetime)/.test(attributes.get('type') ?? ''))
  return hasField && readBox(shape).length < fewestLetters
}
