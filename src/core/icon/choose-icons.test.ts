import { expect, test } from 'vitest'

import { chooseIcons, type IconItem } from './choose-icons.ts'

const choose = (
  items: readonly (string | IconItem)[],
  said = '',
  how: { arePlain?: boolean } = {},
) => {
  const all = items.map((item) => (typeof item === 'string' ? { label: item } : item))
  const chosen = chooseIcons(all, said || all.map(({ label }) => label).join('\n'), how)
  return chosen?.map(({ drawing }) => drawing?.name ?? null) ?? null
}

test('IC4 by itself a slide has icons when all labels but one call for some', () => {
  expect(choose(['Light', 'Water', 'Air'])).toEqual(['sun', 'drop', 'wind'])
  expect(choose(['Light', 'Water', 'Zyzzyva'])).toEqual(['sun', 'drop', 'circle'])
  expect(choose(['Light', 'Zyzzyva', 'Quux'])).toBeNull()
  expect(choose([])).toBeNull()
})

test('IC4 a sentence calls for none by itself: a word in it need not be what it is about', () => {
  const breaks = ['Light', 'Water', 'Take real breaks away from the screen']
  expect(choose(breaks)).toEqual(['sun', 'drop', 'circle'])
  expect(choose(['Begin at the same time every day', ...breaks])).toBeNull()
})

test('IC4 what more than two labels call for tells none from another', () => {
  expect(choose(['Step 1', 'Step 2', 'Step 3', 'Step 4'])).toBeNull()
  expect(choose(['Light', 'Sunlight', 'Water'])).toEqual(['sun', 'sun', 'drop'])
  expect(choose([{ label: 'Step 1', icon: 'sun' }, 'Step 2', 'Step 3', 'Step 4'])).toEqual([
    'sun',
    'circle',
    'circle',
    'circle',
  ])
})

test('IC4 who names one sees it, whatever the others say', () => {
  expect(choose([{ label: 'Zyzzyva', icon: 'anchor' }, 'Quux', 'Light'])).toEqual([
    'anchor',
    'circle',
    'sun',
  ])
})

test('IC8 plain points have icons when one of them names one, and never by themselves', () => {
  const plain = (...items: (string | IconItem)[]) => choose(items, '', { arePlain: true })
  expect(plain('Light', 'Water: it is lifted', 'Air')).toBeNull()
  expect(plain('🚀 Zyzzyva', '👨🏽‍🍳 Quux')).toBeNull()
  expect(plain({ label: 'Quux', icon: 'none' }, 'Light')).toBeNull()
  expect(
    plain(
      { label: 'Quux', icon: 'anchor' },
      'A sentence about light that says nothing of it',
      'Light',
    ),
  ).toEqual(['anchor', 'circle', 'sun'])
})

test('IC4 a name that nobody knows shows nothing, and neither does none', () => {
  expect(choose([{ label: 'Light', icon: 'no-such-icon' }, 'Water', 'Air'])).toEqual([
    null,
    'drop',
    'wind',
  ])
  const none = ['Light', 'Water', 'Air'].map((label) => ({ label, icon: 'none' }))
  expect(choose(none)).toBeNull()
})

test('IC2 an emoji that a label begins with is the icon that says the same', () => {
  const chosen = chooseIcons(
    [{ label: '🚀 Zyzzyva' }, { label: '👨🏽‍🍳 Quux' }, { label: '🦑 Light' }],
    '',
  )
  expect(chosen?.map(({ drawing }) => drawing?.name)).toEqual(['rocket-launch', 'chef-hat', 'sun'])
  expect(chosen?.map(({ hidden }) => hidden)).toEqual(['🚀 '.length, '👨🏽‍🍳 '.length, 0])
})

test('IC3 a slide of few words is read in the language that knows them', () => {
  expect(choose(['Herz', 'Gehirn', 'Knochen'])).toEqual(['heart', 'brain', 'bone'])
  expect(choose(['Soleil', 'Lune', 'Étoiles'])).toEqual(['sun', 'moon', 'star'])
})

test('IC3 what is said in another language than those of the words has none by itself', () => {
  expect(
    choose(['Gift', 'Sand', 'Kind'], 'これまでで最も安い電力が最も速く成長している'),
  ).toBeNull()
})
