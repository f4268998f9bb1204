import { expect, test } from 'vitest'

import { isPressed } from './is-pressed.ts'

const press = (key: string, code: string, ...held: string[]) =>
  ({
    key,
    code,
    getModifierState: (modifier: string) => held.includes(modifier),
  }) as KeyboardEvent

test('the sign on the key counts, not its place: QWERTZ, AZERTY and Dvorak undo with their Z', () => {
  expect(isPressed(press('z', 'KeyY', 'Control'), 'Control+z')).toBe(true)
  expect(isPressed(press('y', 'KeyZ', 'Control'), 'Control+z')).toBe(false)
  expect(isPressed(press('w', 'KeyZ', 'Control'), 'Control+z')).toBe(false)
  expect(isPressed(press(';', 'KeyZ', 'Control'), 'Control+z')).toBe(false)
})

test.each([
  ['Russian', 'я'],
  ['Arabic', 'ئ'],
  ['Greek', 'ζ'],
  ['Hebrew', 'ז'],
  ['Thai', 'ผ'],
])('on a %s keyboard the place counts', (_, key) => {
  expect(isPressed(press(key, 'KeyZ', 'Control'), 'Control+z')).toBe(true)
  expect(isPressed(press(key, 'KeyX', 'Control'), 'Control+z')).toBe(false)
  expect(isPressed(press(key, 'KeyZ', 'Control', 'Shift'), 'Control+Shift+z')).toBe(true)
})

test('a key that gives two letters or only a mark is found by its place, too', () => {
  expect(isPressed(press('لا', 'KeyB', 'Control'), 'Control+b')).toBe(true)
  expect(isPressed(press('ั', 'KeyY', 'Control'), 'Control+y')).toBe(true)
})

test('a letter with an accent is another key, not another script', () => {
  expect(isPressed(press('é', 'KeyE', 'Control'), 'Control+e')).toBe(false)
})

test('other keys held make it another shortcut, and caps lock does not', () => {
  expect(isPressed(press('Z', 'KeyZ', 'Control', 'Shift'), 'Control+z')).toBe(false)
  expect(isPressed(press('z', 'KeyZ', 'Control', 'Alt'), 'Control+z')).toBe(false)
  expect(isPressed(press('Z', 'KeyZ', 'Control', 'CapsLock'), 'Control+z')).toBe(true)
})

test('a sign is a sign, whether the keyboard needs Shift for it or not', () => {
  expect(isPressed(press('?', 'Minus', 'Shift'), '?')).toBe(true)
  expect(isPressed(press('/', 'Digit7', 'Shift'), '/')).toBe(true)
  expect(isPressed(press('/', 'Slash'), '/')).toBe(true)
})

test('keys with a name are found by it', () => {
  expect(isPressed(press('ArrowUp', 'ArrowUp', 'Control'), 'Control+ArrowUp')).toBe(true)
  expect(isPressed(press('F2', 'F2'), 'F2')).toBe(true)
})
