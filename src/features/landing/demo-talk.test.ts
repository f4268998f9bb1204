import { describe, expect, it } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'

import { currentLine, nextMoment, prepareTalk, splitCaptions, splitWords } from './demo-talk.ts'

const slide = (id: string, notes: string): Slide => ({ id, title: id, content: [], notes })

describe('splitWords', () => {
  it('a pause that stands alone is not a word of its own', () => {
    expect(splitWords(' So ... here we are \n – at last ')).toEqual([
      'So ...',
      'here',
      'we',
      'are –',
      'at',
      'last',
    ])
  })

  it('a pause before the first word does not vanish', () => {
    expect(splitWords('... well')).toEqual(['...', 'well'])
  })

  it('no notes are no words', () => {
    expect(splitWords('  \n ')).toEqual([])
  })
})

const textOf = (notes: string) => {
  const words = splitWords(notes)
  return splitCaptions(words).map(({ start, end }) => words.slice(start, end).join(' '))
}

describe('splitCaptions', () => {
  it('a line ends where its sentence ends', () => {
    expect(textOf('Good morning. Who is awake? “We are.” Nobody else')).toEqual([
      'Good morning.',
      'Who is awake?',
      '“We are.”',
      'Nobody else',
    ])
  })

  it('a long sentence is cut into lines of even length', () => {
    const words = Array.from({ length: 26 }, (_, index) => `w${index}`)
    expect(splitCaptions(words)).toEqual([
      { start: 0, end: 9 },
      { start: 9, end: 17 },
      { start: 17, end: 26 },
    ])
  })
})

describe('nextMoment', () => {
  const talk = prepareTalk([slide('a', 'one two'), slide('b', ''), slide('c', 'three')])

  it('words follow each other at 1.8 a second', () => {
    const next = nextMoment(talk, { slide: 0, word: 0 })
    expect(next.moment).toEqual({ slide: 0, word: 1 })
    expect(next.afterMs).toBeCloseTo(555.6, 1)
  })

  it('the whole deck is spoken word by word, and then begins again', () => {
    const seen: string[] = []
    let moment = { slide: 0, word: 0 }
    for (let step = 0; step < 7; step++) {
      seen.push(`${moment.slide}:${moment.word}`)
      moment = nextMoment(talk, moment).moment
    }
    expect(seen).toEqual(['0:0', '0:1', '0:2', '1:0', '2:0', '2:1', '0:0'])
  })
})

describe('currentLine', () => {
  it('the last line stays while the slide takes a breath', () => {
    const [spoken] = prepareTalk([slide('a', 'One two. Three.')])
    if (!spoken) throw new Error('the talk has a slide')
    expect(currentLine(spoken, 1)).toEqual({ start: 0, end: 2 })
    expect(currentLine(spoken, 2)).toEqual({ start: 2, end: 3 })
    expect(currentLine(spoken, 3)).toEqual({ start: 2, end: 3 })
  })
})
