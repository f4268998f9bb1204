import { readdirSync, readFileSync } from 'node:fs'

import { composeDeck } from '#core/composer/compose-deck.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'
import { foldText } from '#core/fold-text.ts'

import { measureText, sumUp } from './measure-texts.ts'

/**
 * Texts of all kinds and languages beside which a person has noted the facts, before any deck was made of them.
 * Nothing is tuned with a look at them.
 */
const folder = new URL('noted/', import.meta.url)

/** All of these words, or numbers, told together. */
type NotedFact = { weight: number; words: readonly string[] }

/** In percent, each text counting alike, of facts on slides and of those on slides or in notes. */
export function measureNoted() {
  const names = readdirSync(folder).filter((name) => /(?<!\.facts)\.txt$/u.test(name))
  const all = names.map((name) => ({ name, ...measureOne(name) }))
  const mean = (key: 'shown' | 'told') =>
    all.reduce((total, one) => total + one[key], 0) / Math.max(1, all.length)
  return {
    texts: all,
    shown: mean('shown'),
    told: mean('told'),
    sum: sumUp(all.flatMap(({ measure }) => measure ?? [])),
  }
}

function measureOne(name: string) {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const facts = readFacts(readFileSync(new URL(name.replace(/txt$/u, 'facts.txt'), folder), 'utf8'))
  let count = 0
  const slides = composeDeck({ source, newId: () => `slide-${++count}` })?.slides ?? []
  const fold = (sides: ('seen' | 'heard')[]) =>
    slides.map((slide) => foldWords(sides.flatMap((side) => listTexts(slide, side)).join('\n')))
  const [seen, heard] = [fold(['seen']), fold(['seen', 'heard'])]
  const all = weigh(facts, () => true)
  const tells = (sides: readonly string[]) => (fact: NotedFact) =>
    sides.some((side) => fact.words.every((word) => side.includes(word)))
  return {
    shown: (100 * weigh(facts, tells(seen))) / all,
    told: (100 * weigh(facts, tells(heard))) / all,
    missing: facts.filter((fact) => !tells(heard)(fact)),
    measure: measureText({ name, source, isHeldAside: true }),
  }
}

const weigh = (facts: readonly NotedFact[], isTold: (fact: NotedFact) => boolean): number =>
  facts.filter(isTold).reduce((sum, { weight }) => sum + weight, 0)

/** `3: decided + 20 March`, a line each. */
function readFacts(text: string): NotedFact[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, weight = '', words = ''] = /^([123]): (.+)$/u.exec(line) ?? []
      if (!words) throw new Error(`No fact: ${line}`)
      return { weight: Number(weight), words: words.split(' + ').map(foldWords) }
    })
}

const foldWords = (text: string): string => foldText(text).replaceAll(/[\s*_`]+/gu, ' ')
