import { expect, test } from 'vitest'

import { listShortcuts } from './list-shortcuts.ts'

const action = (id: string, shortcut?: string) => ({
  id,
  label: id,
  run: () => {},
  ...(shortcut && { shortcut }),
})
const keysOf = (groups: Parameters<typeof listShortcuts>[0]) =>
  listShortcuts(groups).map(({ keys, action: { id } }) => `${keys} ${id}`)

test('actions without a shortcut are not listed', () => {
  expect(keysOf([{ name: 'Deck', actions: [action('plain'), action('undo', '$mod+z')] }])).toEqual([
    '$mod+z undo',
  ])
})

test('an action has as many shortcuts as it likes', () => {
  const redo = { ...action('redo', '$mod+Shift+z'), otherShortcuts: ['$mod+y'] }
  expect(keysOf([{ name: 'Deck', actions: [redo] }])).toEqual(['$mod+Shift+z redo', '$mod+y redo'])
})

test('of two screens that want the same keys the inner one gets them', () => {
  const groups = [
    { name: 'Everywhere', actions: [action('outer', '$mod+d')] },
    { name: 'Deck', actions: [action('inner', '$mod+d')] },
  ]
  expect(keysOf(groups)).toEqual(['$mod+d inner'])
})

test.each(['b', 'B', 'Shift+b', 'KeyB', 'Shift+KeyB', 'Digit1', '.', 'é'])(
  'WCAG 2.1.4: %s alone is a shortcut only where a screen asks for it',
  (keys) => {
    const group = { name: 'Show', actions: [action('black', keys)] }
    expect(keysOf([group])).toEqual([])
    expect(keysOf([{ ...group, singleKeys: true }])).toEqual([`${keys} black`])
  },
)

test.each(['?', '/', 'F2', 'Delete', 'Escape', 'ArrowUp', '$mod+k', 'Alt+n'])(
  '%s needs no asking',
  (keys) => {
    expect(keysOf([{ name: 'Deck', actions: [action('x', keys)] }])).toEqual([`${keys} x`])
  },
)
