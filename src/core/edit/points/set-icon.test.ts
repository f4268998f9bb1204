import { expect, test } from 'vitest'

import type { DeckView } from '../deck-view.ts'
import { indentBullet } from './indent-bullet.ts'
import { mergeBullets } from './merge-bullets.ts'
import { pasteBullets } from './paste-bullets.ts'
import { setIcon, setIcons } from './set-icon.ts'
import { splitBullet } from './split-bullet.ts'
import { typeInPoint } from './type-in-point.ts'

const view: DeckView = {
  deck: {
    title: 'Boats',
    slides: [
      {
        id: 'a',
        title: 'Parts',
        content: [':anchor: Anchor: it holds', '\tSail: it pulls'],
        notes: '',
      },
    ],
  },
  current: 0,
}
const contentOf = ({ deck }: DeckView) => deck.slides[0]?.content

test('IC1 an icon is set, changed and taken away; the words stay', () => {
  const set = setIcon(view, 'a', 1, 'wind')
  expect(contentOf(set)).toEqual([':anchor: Anchor: it holds', '\t:wind: Sail: it pulls'])
  expect(contentOf(setIcon(set, 'a', 0, null))?.[0]).toBe('Anchor: it holds')
  expect(contentOf(setIcon(set, 'a', 0, 'none'))?.[0]).toBe(':none: Anchor: it holds')
})

test('IC8 the icons of several points are set at once, and what is not named stays', () => {
  const all = setIcons(
    view,
    'a',
    new Map([
      [0, 'none'],
      [1, 'wind'],
    ]),
  )
  expect(contentOf(all)).toEqual([':none: Anchor: it holds', '\t:wind: Sail: it pulls'])
  expect(contentOf(setIcons(all, 'a', new Map([[1, null]])))).toEqual([
    ':none: Anchor: it holds',
    '\tSail: it pulls',
  ])
  expect(setIcons(view, 'a', new Map())).toBe(view)
})

test('IC1 the icon it has, and a point that is not there, change nothing', () => {
  expect(setIcon(view, 'a', 0, 'anchor')).toBe(view)
  expect(setIcon(view, 'a', 1, null)).toBe(view)
  expect(setIcon(view, 'a', 7, 'wind')).toBe(view)
})

test('IC1 a point keeps its icon while its words are typed, indented, split, joined and pasted into', () => {
  const label = { field: 'content', index: 0, slot: 'label', range: [0, 6] } as const
  expect(contentOf(typeInPoint(view, 'a', label, 'Hook'))?.[0]).toBe(':anchor: Hook: it holds')
  expect(contentOf(indentBullet(view, 'a', 0, 1))?.[0]).toBe('\t:anchor: Anchor: it holds')
  expect(contentOf(splitBullet(view, 'a', 0, { start: 6, end: 8 }))?.slice(0, 2)).toEqual([
    ':anchor: Anchor',
    'it holds',
  ])
  expect(contentOf(mergeBullets(view, 'a', 0))).toEqual([':anchor: Anchor: it holdsSail: it pulls'])
  const pasted = [{ level: 0, text: 'New ' }]
  expect(contentOf(pasteBullets(view, 'a', { index: 0, start: 0, end: 0 }, pasted))?.[0]).toBe(
    ':anchor: New Anchor: it holds',
  )
})
