import { describe, expect, it } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'

import { currentLine, nextMoment, prepareTalk } from './demo-talk.ts'

const slide = (id: string, notes: string): Slide => ({ id, title: id, content: [], notes })
const wordsOf = (notes: string) => prepareTalk([slide('a', notes)]).slides[0]?.words

describe('prepareTalk', () => {
  it('a pause that stands alone is shown, and is not a word of its own', () => {
    expect(wordsOf(' So ... here we are \n – at last ')).toEqual([
      'So ...',
      'here',
      'we',
      'are –',
      'at',
      'last',
    ])
    expect(wordsOf('... well')).toEqual(['... well'])
  })

  it('no notes are no words', () => {
    expect(wordsOf('  \n ')).toEqual([])
  })

  it('words and lines are those that are spoken and captioned in a show', () => {
    const [spoken] = prepareTalk([slide('a', 'Good morning. Dr. Who is awake – is he?')]).slides
    const { words = [], lines = [], passage } = spoken ?? {}
    expect(lines.map(({ start, end }) => words.slice(start, end).join(' '))).toEqual([
      'Good morning.',
      'Dr. Who is awake – is he?',
    ])
    expect(passage?.script.sentences).toHaveLength(2)
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
    const [spoken] = prepareTalk([slide('a', 'One two. Three.')]).slides
    if (!spoken) throw new Error('the talk has a slide')
    expect(currentLine(spoken, 1)).toEqual({ start: 0, end: 2 })
    expect(currentLine(spoken, 2)).toEqual({ start: 2, end: 3 })
    expect(currentLine(spoken, 3)).toEqual({ start: 2, end: 3 })
  })
})
