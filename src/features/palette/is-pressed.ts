import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'

/** Whether these are the keys of a shortcut, on whatever keyboard they were pressed. */
export const isPressed = (event: KeyboardEvent, shortcut: string): boolean =>
  spellings(shortcut, event).some((spelling) => {
    const [press] = parseKeybinding(spelling)
    return press !== undefined && matchKeyBindingPress(event, press)
  })

function spellings(shortcut: string, { key }: KeyboardEvent): string[] {
  // Some keyboards need Shift for a sign that is bare on others: both mean the same.
  if (/^[^\p{L}\p{N}]$/u.test(shortcut)) return [shortcut, `Shift+${shortcut}`]
  // Keyboards for other scripts carry the Latin letters too, at their place on an English one.
  if (isOtherScript(key)) return [shortcut, shortcut.replace(/(?<=^|\+)[a-z]$/i, toCode)]
  return [shortcut]
}

/** One key may give several letters, as ﻻ on an Arabic keyboard, or only a mark, as in Thai. */
const isOtherScript = (key: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)

const toCode = (letter: string): string => `Key${letter.toUpperCase()}`
