import { readdirSync, readFileSync } from 'node:fs'

import { composeDeck } from '#core/composer/compose-deck.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'
import { foldText } from '#core/fold-text.ts'

import { measureText, sumUp } from './measure-texts.ts'

/**
 * Texts of all kinds and languages beside which the facts were noted before any deck was made of them: `noted`
 * with whose decks rules were made since, and `noted-aside`, of which only figures are looked at.
 */
export type NotedTexts = 'noted' | 'noted-aside'

/** All of these words, or numbers, told on one slide. */
type NotedFact = { weight: number; words: readonly string[] }

/** In percent, each text counting alike, of facts on slides and of those on slides or in notes. */
export function measureNoted(name: NotedTexts) {
  const folder = new URL(`${name}/`, import.meta.url)
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => measureOne(file, folder))
  const mean = (key: 'shown' | 'told') =>
    texts.reduce((total, one) => total + one[key], 0) / Math.max(1, texts.length)
  return {
    ...sumUp(texts.flatMap(({ measure }) => measure ?? [])),
    byText: texts,
    shown: mean('shown'),
    told: mean('told'),
  }
}

function measureOne(name: string, folder: URL) {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const facts = readFacts(readFileSync(new URL(`facts/${name}`, folder), 'utf8'))
  let count = 0
  const slides = composeDeck({ source, newId: () => `slide-${++count}` })?.slides ?? []
  const [seen, heard] = [['seen'] as const, ['seen', 'heard'] as const].map((sides) =>
    slides.map((slide) => foldWords(sides.flatMap((side) => listTexts(slide, side)).join('\n'))),
  )
  const share = (told: readonly string[] = []) =>
    (100 * weigh(facts.filter((fact) => isTold(fact, told)))) / weigh(facts)
  return {
    name,
    shown: share(seen),
    told: share(heard),
    measure: measureText({ name, source, isHeldAside: true }),
  }
}

const isTold = ({ words }: NotedFact, slides: readonly string[]): boolean =>
  slides.some((slide) => words.every((word) => slide.includes(word)))

const weigh = (facts: readonly NotedFact[]): number =>
  facts.reduce((sum, { weight }) => sum + weight, 0)

/** `3: decided + 20 March`, a line each. */
const readFacts = (text: string): NotedFact[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, weight = '', words = ''] = /^([123]): (.+)$/u.exec(line) ?? []
      if (!words) throw new Error(`No fact: ${line}`)
      return { weight: Number(weight), words: words.split(' + ').map(foldWords) }
    })

const foldWords = (text: string): string => foldText(text).replaceAll(/[\s*_`]+/gu, ' ')
