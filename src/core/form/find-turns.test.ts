import { expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import { chooseForm } from './choose-form.ts'
import { createTurns } from './find-turns.ts'

const make = (content: string[], more: Partial<Slide> = {}): Slide => ({
  id: content.join(' '),
  title: 'Tides',
  content,
  notes: '',
  ...more,
})
const plain = (at: number) => make([`Plain words ${at} that say something`, 'And others beside'])

test('RY1 slides of one form are counted until another one comes', () => {
  const findTurns = createTurns(chooseForm)
  const slides = [
    make(['A cover']),
    plain(1),
    plain(2),
    plain(3),
    make(['“Be calm.”', 'A sailor']),
    plain(4),
    make(['1. a', '2. b'], { layout: 'points' }),
    make(['The end of it', 'And of all']),
  ]
  expect(findTurns(slides)).toEqual([0, 0, 1, 2, 0, 0, 1, 0])
  expect(findTurns(slides), 'of the same slides').toBe(findTurns(slides))
})

test('RY1 a slide is looked at once, however often others change', () => {
  let asked = 0
  const findTurns = createTurns((slide, at) => {
    asked += 1
    return chooseForm(slide, at)
  })
  const slides = Array.from({ length: 50 }, (_, at) => plain(at))
  findTurns(slides)
  expect(asked).toBe(50)
  findTurns(slides.with(20, plain(99)))
  expect(asked).toBe(51)
})
