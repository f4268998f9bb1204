import { expect, test } from 'vitest'

import { createSentence } from '../reading/sentence.ts'
import { chooseUnits, keepClear } from './choose-units.ts'
import type { Unit } from './make-units.ts'

const unit = (index: number, text: string, worth: number, asks: string[][] = []): Unit => ({
  sentences: [createSentence(text, { index, paragraph: 0, isItem: false })],
  text,
  below: [],
  more: [],
  worth,
  asks,
})
const room = { points: 2, letters: 500 }
const choose = (units: readonly Unit[], titles: string, stands = () => true) =>
  chooseUnits(units, titles, { room, listBelow: () => [], stands }).map(({ text }) => text)

const crane = unit(0, 'A crane stood there', 1)
const lamp = unit(1, 'A lamp burned by night', 2)
const sold = unit(2, 'The crane was sold for 9 marks', 5, [['crane']])

test('CM29 what leaves open which takes along what names it above', () => {
  expect(choose([crane, lamp, sold], 'Harbour')).toEqual([crane.text, sold.text])
})

test('CM29 what the title names needs nothing above', () => {
  expect(choose([crane, lamp, sold], 'Cranes')).toEqual([lamp.text, sold.text])
})

test('CM29 what nothing names is no point', () => {
  expect(choose([lamp, sold], 'Harbour')).toEqual([lamp.text, sold.text])
  const far = {
    ...sold,
    sentences: [createSentence('x', { index: 9, paragraph: 3, isItem: false })],
  }
  expect(choose([lamp, far], 'Harbour')).toEqual([lamp.text])
})

test('CM29 what does not stand alone follows what it goes on from', () => {
  const stands = ({ worth }: Unit) => worth !== 2
  expect(chooseUnits([crane, lamp], 'Harbour', { room, listBelow: () => [], stands }).length).toBe(
    1,
  )
  const first = unit(0, 'A crane stood there', 3)
  expect(chooseUnits([first, lamp], 'Harbour', { room, listBelow: () => [], stands }).length).toBe(
    2,
  )
})

test('CM29 in a row of dates what other sections have named is known', () => {
  expect(keepClear([lamp, sold], 'Harbour')).toEqual([lamp])
  expect(keepClear([lamp, sold], 'Harbour', [lamp, sold])).toEqual([lamp, sold])
  expect(keepClear([sold], 'Harbour', [crane, sold])).toEqual([])
})
